import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, jsonAnswer } from '#platform/web/api/testing/fake-server.ts';
import { LoginPage } from './login-page.tsx';
import { openScreen } from './testing/open-screen.tsx';

const GOOGLE = { googleClientId: 'client-1' };

const open = () => openScreen({ screens: { '/login': <LoginPage /> }, at: '/login', info: GOOGLE });

let script: HTMLScriptElement | undefined;
beforeEach(() => {
  script = undefined;
  // Intercepts the library's script; nothing is fetched.
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    script = node as HTMLScriptElement;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  delete window.google;
});

describe('the button of the identity provider', () => {
  it('is replaced by a message when the library cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fakeServer({});
    open();
    await waitFor(() => expect(script).toBeDefined());
    script?.dispatchEvent(new Event('error'));
    await screen.findByText(/Signing in with Google is not available just now/);
  });

  it('is rendered by its library, and signs in with its credential', async () => {
    const told: string[] = [];
    let take: (answer: { credential: string }) => void = () => undefined;
    const renderButton = vi.fn();
    let nonces = 0;
    const seen = fakeServer({
      'POST /auth/google-nonce': () =>
        jsonAnswer(200, { nonce: `nonce-${++nonces}`, proof: `proof-${nonces}` }),
      'POST /auth/google-verify': jsonAnswer(400, { success: false, message: 'Not this one.' }),
    });
    open();
    await waitFor(() => expect(script?.src).toBe('https://accounts.google.com/gsi/client'));
    window.google = {
      accounts: {
        id: {
          initialize: ({ client_id, nonce, callback }) => {
            expect(client_id).toBe('client-1');
            told.push(nonce);
            take = callback;
          },
          renderButton,
          disableAutoSelect: () => undefined,
        },
      },
    };
    script?.dispatchEvent(new Event('load'));
    await waitFor(() => expect(renderButton).toHaveBeenCalledOnce());
    take({ credential: 'their-token' });
    await waitFor(() => {
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Not this one.']);
      const silent = screen.getAllByRole('status').filter((each) => each.getAttribute('aria-live') === 'off');
      expect(silent.map(({ textContent }) => textContent)).toEqual(['Login failed: Not this one.']);
    });
    const sent = seen.find(({ url }) => url.endsWith('/auth/google-verify'));
    expect(JSON.parse(sent?.body as string)).toEqual({ credential: 'their-token', proof: 'proof-1' });
    // The nonce is used up: another attempt gets a new one.
    await waitFor(() => expect(told).toEqual(['nonce-1', 'nonce-2']));
  });
});
