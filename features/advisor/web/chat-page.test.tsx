import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeChat, message } from '#app/testing/chat/fake-chat.ts';
import { type OpenChat, openChat } from '#app/testing/chat/open-chat.tsx';
import { withoutLayout } from '#app/testing/chat/without-layout.tsx';
import { setSignedOutHook } from '#platform/web/api/api-client.ts';
import { readLoginReason } from '#platform/web/sign-in/login-reason.ts';

let chat: FakeChat;
beforeEach(() => {
  chat = new FakeChat();
  withoutLayout();
});

const box = () => screen.findByRole('textbox', { name: 'Message Quill' });
const ask = async ({ user }: OpenChat, question: string) => {
  await user.type(await box(), `${question}{Enter}`);
  await waitFor(() => expect(chat.replies.length).toBeGreaterThan(0));
};
const heading = (name: string) => screen.findByRole('heading', { name });
/** Finds text in the conversation, but not in the live region, which repeats finished replies. */
const shown = async (words: string, selector = '*') =>
  (await screen.findAllByText(words, { selector })).filter((each) => !each.closest('[role=log]'))[0];
const problem = (status: number, code: string, error: string) => Response.json({ error, code }, { status });

describe('opening the chat', () => {
  it('shows nothing until the profile has loaded, then an empty conversation with four starter questions', async () => {
    openChat(chat);
    expect(screen.queryByRole('heading')).toBeNull();
    await heading('Meet Quill');
    expect(await box()).toHaveAttribute('placeholder', 'Ask me anything...');
    // Their places are kept by lines that nobody can press until what they ask after is known.
    const questions = () => within(screen.getByRole('list', { name: 'Questions to start with' }));
    await waitFor(() => expect(questions().getAllByRole('button')).toHaveLength(4));
  });

  it.each([{ concentration: '' }, { year: '' as const }])(
    'without %o redirects to the profile',
    async (missing) => {
      chat.profile = { ...chat.profile, ...missing };
      openChat(chat);
      await heading('Profile screen');
    },
  );

  it('redirects to /login with Retry if the profile cannot be fetched, and keeps the sign-in', async () => {
    chat.refusals['GET /api/profile'] = problem(500, 'internal', 'Sorry.');
    const { address } = openChat(chat, '/?session=x');
    await screen.findByRole('heading', { name: 'Sign-in screen' });
    expect(readLoginReason()).toMatchObject({ retry: '/?session=x' });
    expect(localStorage.getItem('token')).toBe('a-token');
    expect(address()).toBe('/login');
  });

  it('fetches past chats only after the profile, and works without them', async () => {
    chat.refusals['GET /api/chat/sessions'] = problem(400, 'invalid_request', 'Sorry.');
    const { user } = openChat(chat);
    await heading('Meet Quill');
    const order = () => chat.calls.map(({ call }) => call);
    await waitFor(() => expect(order()).toContain('GET /api/chat/sessions'));
    expect(order().indexOf('GET /api/profile')).toBeLessThan(order().indexOf('GET /api/chat/sessions'));
    await user.click(screen.getByRole('button', { name: 'Expand sidebar' }));
    expect(await screen.findByText('Your past chats could not be fetched.')).toBeVisible();
    expect(screen.queryByText('No previous chats')).toBeNull();
    delete chat.refusals['GET /api/chat/sessions'];
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No previous chats')).toBeVisible();
    expect(screen.getByText('Start a new conversation below')).toBeVisible();
  });

  it('without a session in the URL starts empty, even if there are past chats', async () => {
    chat.addSession('Old', message('user', 'Old question'));
    openChat(chat);
    await heading('Meet Quill');
    expect(screen.queryByText('Old question')).toBeNull();
  });
});

describe('asking', () => {
  it('shows the question at once, text as it arrives, then the stored conversation', async () => {
    const opened = openChat(chat);
    await ask(opened, 'Why?');
    expect(await screen.findByText('Why?', { selector: '[data-question] p' })).toBeVisible();
    expect(screen.getByText('Thinking…')).toBeVisible();
    expect(await box()).toBeDisabled();
    expect(await box()).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    act(() => chat.lastReply.say('Because **it'));
    expect(await screen.findByText('it', { selector: 'strong' })).toBeVisible();
    act(() => chat.lastReply.say(' is**.'));
    act(() => chat.lastReply.end());
    expect(await shown('it is', 'strong')).toBeVisible();
    await waitFor(async () => expect(await box()).toHaveFocus());
    expect(await box()).toHaveAttribute(
      'placeholder',
      "Ask me anything about Birch's classes, requirements, or academic planning...",
    );
    expect(opened.address()).toBe(`/?session=${chat.sessions[0]?.id}`);
    expect(chat.callsOf('POST /api/chat/message')).toEqual([
      {
        message: 'Why?',
        provider: 'anthropic',
        force_new_session: true,
        client_message_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
  });

  it('continues the same conversation', async () => {
    const opened = openChat(chat);
    await ask(opened, 'Why?');
    act(() => chat.lastReply.end({ content: 'Because.' }));
    await shown('Because.');
    await ask(opened, 'And how?');
    await waitFor(() => expect(chat.callsOf('POST /api/chat/message')).toHaveLength(2));
    expect(chat.callsOf('POST /api/chat/message')[1]).toMatchObject({
      force_new_session: false,
      session_id: chat.sessions[0]?.id,
    });
  });

  it('requires text; Shift+Enter inserts a new line', async () => {
    const { user } = openChat(chat);
    await user.type(await box(), '  {Enter}');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await user.clear(await box());
    await user.type(await box(), 'One{Shift>}{Enter}{/Shift}Two');
    expect(await box()).toHaveValue('One\nTwo');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(chat.callsOf('POST /api/chat/message')[0]).toMatchObject({ message: 'One\nTwo' }),
    );
  });

  it('keeps what was not sent, with the caret at its end', async () => {
    const { user } = openChat(chat);
    await user.type(await box(), 'Which art');
    cleanup();
    openChat(chat);
    const again = (await box()) as HTMLTextAreaElement;
    expect(again).toHaveValue('Which art');
    expect(again.selectionStart).toBe('Which art'.length);
  });

  it('with a starter question sends it', async () => {
    const { user } = openChat(chat);
    await user.click(
      await screen.findByRole('button', { name: 'Which introductory History courses are rated best?' }),
    );
    await waitFor(() => expect(chat.replies).toHaveLength(1));
  });

  it('announces the start and the end of a reply to screen readers, then its text', async () => {
    const opened = openChat(chat);
    await ask(opened, 'Why?');
    expect(await screen.findByText('Quill is writing')).toHaveAttribute('aria-live', 'polite');
    act(() => chat.lastReply.say('**Because.**'));
    const log = screen.getByRole('log');
    await screen.findByText('Because.');
    expect(log).toBeEmptyDOMElement();
    act(() => chat.lastReply.end());
    await screen.findByText('Reply finished');
    await waitFor(() => expect(log.textContent).toBe('Because.'));
  });
});

describe('failures', () => {
  it.each([
    [404, 'not_found', 'API endpoint not found. Check server status.'],
    [500, 'internal', 'Sorry, I ran into an error. Try again!'],
    [429, 'daily_limit', 'The advisor has reached its limit for today.'],
  ])('%i is reported in the conversation, with Retry', async (status, code, words) => {
    chat.refusals['POST /api/chat/message'] = problem(status, code, words);
    const { user } = openChat(chat);
    await user.type(await box(), 'Why?{Enter}');
    expect(await screen.findByText(words, { selector: 'p *' })).toBeVisible();
    delete chat.refusals['POST /api/chat/message'];
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(chat.replies).toHaveLength(1));
    const [first, second] = chat.callsOf('POST /api/chat/message');
    expect(second?.['client_message_id']).toBe(first?.['client_message_id']);
  });

  it('an expired sign-in is reported, redirects to /login, and keeps the question', async () => {
    const hook = vi.fn();
    setSignedOutHook(hook);
    chat.refusals['POST /api/chat/message'] = problem(401, 'signed_out', 'Please sign in again.');
    const { user } = openChat(chat);
    await user.type(await box(), 'Why?{Enter}');
    expect(
      await screen.findByText('Authentication failed. Please log in again.', { selector: 'p *' }),
    ).toBeVisible();
    expect(hook).toHaveBeenCalledWith('Authentication failed. Please log in again.');
    expect(await box()).toHaveValue('Why?');
    setSignedOutHook(() => undefined);
  });

  it('a reply that fails midway keeps its text and can be retried', async () => {
    const opened = openChat(chat);
    await ask(opened, 'Why?');
    act(() => chat.lastReply.say('Half a reply'));
    act(() => chat.lastReply.end({ status: 'failed', error: 'Sorry, I ran into an error. Try again!' }));
    expect(
      await screen.findByText('Sorry, I ran into an error. Try again!', { selector: 'p *' }),
    ).toBeVisible();
    expect(screen.getAllByText('Half a reply')[0]).toBeVisible();
    await opened.user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(chat.replies).toHaveLength(2));
    act(() => chat.lastReply.end({ content: 'A whole reply' }));
    expect((await screen.findAllByText('A whole reply'))[0]).toBeVisible();
    expect(screen.queryByText('Half a reply')).toBeNull();
  });

  it('a reply cut at its longest length keeps its text and says so', async () => {
    const opened = openChat(chat);
    await ask(opened, 'Why?');
    act(() => chat.lastReply.say('On and on'));
    const error = 'This reply reached the longest length there is and was cut here.';
    act(() => chat.lastReply.end({ status: 'interrupted', error }));
    expect(await screen.findByText(error, { selector: 'p' })).toBeVisible();
    expect(screen.getAllByText('On and on')[0]).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('Stop ends the reply and keeps its text', async () => {
    const opened = openChat(chat);
    await ask(opened, 'Why?');
    act(() => chat.lastReply.say('Half a reply'));
    await opened.user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Stopped. What was written is kept.')).toBeVisible();
    expect(screen.getAllByText('Half a reply')[0]).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  });

  it('a broken connection is resumed automatically', async () => {
    const opened = openChat(chat);
    await ask(opened, 'Why?');
    act(() => chat.lastReply.say('Half'));
    await screen.findByText('Half');
    act(() => chat.lastReply.cut());
    const lost = 'The connection was lost. Reconnecting…';
    expect(await screen.findByText(lost, { selector: '[data-thinking]' })).toBeVisible();
    expect(await screen.findByText(lost, { selector: '[aria-live]' })).toBeInTheDocument();
    expect(screen.queryByText('Quill is writing')).toBeNull();
    expect(screen.getByText('Half')).toBeVisible();
    chat.lastReply.say(' and whole');
    chat.lastReply.end();
    expect((await screen.findAllByText('Half and whole'))[0]).toBeVisible();
  });
});

describe('a reply to words of despair', () => {
  const CARE = { provider: 'care' as const, content: 'I’m Quill, a program.' };
  const note = () => screen.queryByRole('region', { name: 'Who can help now' });

  it('keeps the support lines visible, also during the next reply, until dismissed', async () => {
    const opened = openChat(chat);
    await ask(opened, 'i dont want to live anymore');
    expect(note()).toBeNull();
    act(() => chat.lastReply.end(CARE));
    const help = within(await screen.findByRole('region', { name: 'Who can help now' }));
    expect(help.getByText(/Birch Listeners/)).toBeVisible();
    expect(help.getByRole('link', { name: '555-0100' })).toHaveAttribute('href', 'tel:5550100');
    expect(help.getByText(/text 555-0101/)).toBeVisible();
    expect(help.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');

    await ask(opened, 'And which seminars?');
    act(() => chat.lastReply.end({ content: 'Three.' }));
    await shown('Three.');
    expect(note()).toBeVisible();
    await opened.user.click(screen.getByRole('button', { name: 'Hide who can help' }));
    expect(note()).toBeNull();
    await ask(opened, 'i still want to die');
    act(() => chat.lastReply.end(CARE));
    await waitFor(() => expect(note()).toBeVisible());
  });

  it('shows the support lines again when the conversation is reopened, but not in another one', async () => {
    const { id } = chat.addSession(
      'A conversation',
      message('user', 'Help'),
      message('assistant', 'Yes', CARE),
    );
    const other = chat.addSession('Other', message('user', 'Hello'), message('assistant', 'Hi'));
    const { goTo } = openChat(chat, `/?session=${id}`);
    expect(await screen.findByRole('region', { name: 'Who can help now' })).toBeVisible();
    await act(() => goTo(`/?session=${other.id}`));
    await shown('Hi');
    expect(note()).toBeNull();
  });
});
