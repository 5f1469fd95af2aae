import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ProductInfo } from '#platform/web/page/product-info.ts';
import { fakeServer, jsonAnswer } from '#platform/web/api/testing/fake-server.ts';
import { storeToken } from '#platform/web/sign-in/token-store.ts';
import { PrivacyPage } from './privacy-page.tsx';
import { openScreen } from './testing/open-screen.tsx';

const PACK = {
  product: 'Elmwise',
  assistant: 'Bard',
  university: 'Elm College',
  feedbackEmail: 'hello@elm.example',
};

const open = async (info: Partial<ProductInfo> = {}): Promise<void> => {
  openScreen({
    screens: { '/privacy': <PrivacyPage />, '/': <h1>Chat</h1>, '/login': <h1>Sign in here</h1> },
    at: '/privacy',
    info: { ...PACK, ...info },
  });
  await screen.findByRole('heading', { name: 'Privacy' });
};
const said = () => screen.getByRole('main').textContent;

describe('the privacy page', () => {
  it('speaks for the university’s own product, and names who is to be asked', async () => {
    fakeServer({});
    await open();
    expect(said()).toContain('What Elmwise keeps of you as a student of Elm College');
    expect(said()).not.toMatch(/Lectern|Quill|Alder/);
    expect(screen.getByRole('link', { name: 'hello@elm.example' })).toHaveAttribute(
      'href',
      'mailto:hello@elm.example',
    );
  });

  it('states for all stored data how long it is kept', async () => {
    fakeServer({});
    await open();
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    const definitions = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(definitions).toHaveLength(terms.length);
    for (const part of [
      'email and password',
      'courses taken',
      'conversations',
      'shared',
      'devices',
      'hashes',
      'transcript',
    ])
      expect(
        terms.some((term) => term?.includes(part)),
        part,
      ).toBe(true);
    for (const definition of definitions) expect(definition).toMatch(/[Uu]ntil|At most|Not kept|hour/);
  });

  it('states that nothing leaves the server if no vendor is configured', async () => {
    fakeServer({});
    await open();
    expect(said()).toContain('Bard answers on this server');
    expect(said()).not.toMatch(/OpenAI|Anthropic|Google/);
  });

  it.each([
    [{ openai: true, anthropic: false }, 'Bard answers with OpenAI,', 'Anthropic'],
    [{ openai: false, anthropic: true }, 'Bard answers with Anthropic,', 'OpenAI'],
    [{ openai: true, anthropic: true }, 'Bard answers with OpenAI or Anthropic,', 'on this server,'],
  ])('names the configured vendors (%o) and what they are sent', async (providers, words, not) => {
    fakeServer({});
    await open({ providers });
    expect(said()).toContain(words);
    expect(said()).toContain(
      'your concentration, secondary field, year, courses, interests and learning preferences',
    );
    expect(said()).toContain('Never your name, your email or an id');
    expect(said()).not.toContain(not);
  });

  it('states what Google learns if its button is on the sign-in screen', async () => {
    fakeServer({});
    await open({ googleClientId: 'client-1' });
    expect(said()).toContain('Your Google account’s id, name and email');
    expect(said()).toContain('The sign-in screen loads Google’s button');
  });

  it('leads a visitor to sign in', async () => {
    fakeServer({});
    await open();
    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
    await screen.findByRole('heading', { name: 'Sign in here' });
  });

  it('leads a student back to the chat', async () => {
    storeToken('a-token');
    fakeServer({
      'GET /auth/verify': jsonAnswer(200, {
        authenticated: true,
        user: { email: 'ada@elm.example' },
        auth_provider: 'openai',
        has_password: true,
      }),
    });
    await open();
    await userEvent.click(await screen.findByRole('link', { name: 'Back to the chat' }));
    await screen.findByRole('heading', { name: 'Chat' });
  });
});
