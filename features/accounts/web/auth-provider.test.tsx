import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { useAuth } from '#platform/web/sign-in/auth-state.ts';
import { subscribeToLostSignIn } from '#platform/web/sign-in/lost-sign-in.ts';
import { readLoginReason } from '#platform/web/sign-in/login-reason.ts';
import { fakeServer, jsonAnswer } from '#platform/web/api/testing/fake-server.ts';
import { readToken, storeToken } from '#platform/web/sign-in/token-store.ts';
import { useSignIn } from './sign-in-context.ts';
import { openScreen } from './testing/open-screen.tsx';

const ADA = { firstName: 'Ada', lastName: 'Moss', name: 'Ada Moss', email: 'ada@alder.example' };
const verified = (more: object = {}) =>
  jsonAnswer(200, {
    authenticated: true,
    user: ADA,
    auth_provider: 'openai',
    has_password: true,
    ...more,
  });
const ENDED = { notice: 'Your sign-in has ended. Sign in again to go on.' };
const UNCHECKED = { notice: 'Your sign-in could not be checked. Sign in again.' };
const stale = () => jsonAnswer(200, { authenticated: false });

function Controls() {
  const { setProvider, signOut } = useAuth();
  const { accept, clearSignIn } = useSignIn();
  return (
    <>
      <button type="button" onClick={() => setProvider('anthropic')}>
        Choose Anthropic
      </button>
      <button type="button" onClick={() => void signOut()}>
        Sign out
      </button>
      <button type="button" onClick={() => accept('new-token', ADA)}>
        Accept
      </button>
      <button type="button" onClick={() => clearSignIn({ notice: 'Gone.' })}>
        Forget
      </button>
    </>
  );
}

const open = (leave?: () => void) =>
  openScreen({ screens: { '/': <Controls /> }, at: '/', ...(leave ? { leave } : {}) });
const expectStatus = (text: string) =>
  waitFor(() => expect(screen.getByRole('status', { name: 'sign-in' })).toHaveTextContent(text));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Simulates another tab's write to local storage. */
const inAnotherTab = (token: string | null) => {
  if (token === null) localStorage.removeItem('token');
  else localStorage.setItem('token', token);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });
};

describe('when the product starts', () => {
  it('sends no request and signs nobody in without a stored token', async () => {
    const seen = fakeServer({});
    open();
    await expectStatus('signed-out');
    expect(seen).toEqual([]);
    expect(readLoginReason()).toBeNull();
  });

  it('signs in with the stored token, sent as a bearer token', async () => {
    storeToken('kept-token');
    const seen = fakeServer({ 'GET /auth/verify': verified({ auth_provider: 'anthropic' }) });
    open();
    await expectStatus('signed-in ada@alder.example anthropic');
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer kept-token');
  });

  it('prefers the provider chosen in this browser over the last one used', async () => {
    storeToken('kept-token');
    localStorage.setItem('preferredProvider', 'openai');
    fakeServer({ 'GET /auth/verify': verified({ auth_provider: 'anthropic' }) });
    open();
    await expectStatus('signed-in ada@alder.example openai');
  });

  it('drops an invalid token', async () => {
    storeToken('stale-token');
    fakeServer({ 'GET /auth/verify': stale() });
    open();
    await expectStatus('signed-out');
    expect(readToken()).toBeNull();
    expect(readLoginReason()).toEqual(ENDED);
  });

  it.each([
    ['the server is down', {}, UNCHECKED],
    [
      'the server fails',
      { 'GET /auth/verify': jsonAnswer(500, { error: 'Oh.', code: 'internal' }) },
      UNCHECKED,
    ],
    ['another backend answers 401', { 'GET /auth/verify': jsonAnswer(401, {}) }, ENDED],
    ['the answer is nonsense', { 'GET /auth/verify': jsonAnswer(200, 'nonsense') }, UNCHECKED],
  ])('drops the token, logs it and says so at the door when %s', async (_case, answers, reason) => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    storeToken('unlucky-token');
    fakeServer(answers);
    open();
    await expectStatus('signed-out');
    expect(readToken()).toBeNull();
    expect(readLoginReason()).toEqual(reason);
    expect(quiet).toHaveBeenCalled();
    quiet.mockRestore();
  });

  it.each(['beforeunload', 'pagehide'])(
    'keeps the token when the request is aborted by leaving the page (%s), and retries if it was not left',
    async (event) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      onTestFinished(() => void vi.useRealTimers());
      storeToken('kept-token');
      const seen = fakeServer({
        'GET /auth/verify': () => {
          if (seen.length > 1) return verified();
          window.dispatchEvent(new Event(event));
          throw new TypeError('cut off');
        },
      });
      open();
      await waitFor(() => expect(seen).toHaveLength(1));
      expect(readToken()).toBe('kept-token');
      await vi.advanceTimersByTimeAsync(1_000);
      await expectStatus('signed-in ada@alder.example openai');
      expect(readToken()).toBe('kept-token');
    },
  );

  it('starts with the default when the stored provider is invalid', async () => {
    localStorage.setItem('preferredProvider', 'somebody');
    fakeServer({});
    open();
    await expectStatus('signed-out openai');
  });
});

describe('a new sign-in', () => {
  it('is stored and used, and the last provider is fetched', async () => {
    const seen = fakeServer({ 'GET /auth/verify': verified({ auth_provider: 'anthropic' }) });
    open();
    await expectStatus('signed-out');
    await press('Accept');
    await expectStatus('signed-in ada@alder.example anthropic');
    expect(readToken()).toBe('new-token');
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer new-token');
  });

  it('stays when fetching the last provider fails', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fakeServer({});
    open();
    await expectStatus('signed-out');
    await press('Accept');
    await waitFor(() => expect(quiet).toHaveBeenCalled());
    await expectStatus('signed-in ada@alder.example openai');
    expect(readToken()).toBe('new-token');
    quiet.mockRestore();
  });
});

describe('choosing a provider', () => {
  it('takes effect immediately and is stored in this browser', async () => {
    fakeServer({});
    open();
    await expectStatus('signed-out openai');
    await press('Choose Anthropic');
    await expectStatus('anthropic');
    expect(localStorage.getItem('preferredProvider')).toBe('anthropic');
  });
});

describe('signing out', () => {
  it('calls the server, clears stored data and redirects', async () => {
    const leave = vi.fn();
    storeToken('kept-token');
    sessionStorage.setItem('draft:ada', 'half a question');
    const seen = fakeServer({
      'GET /auth/verify': verified(),
      'POST /auth/logout': jsonAnswer(200, { success: true }),
    });
    open(leave);
    await expectStatus('signed-in');
    await press('Sign out');
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
    expect(seen.at(-1)?.headers.get('authorization')).toBe('Bearer kept-token');
    expect(readToken()).toBeNull();
    expect(sessionStorage.getItem('draft:ada')).toBeNull();
    await expectStatus('changing');
  });

  it('does the same when the server does not respond', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const leave = vi.fn();
    storeToken('kept-token');
    fakeServer({ 'GET /auth/verify': verified() });
    open(leave);
    await expectStatus('signed-in');
    await press('Sign out');
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
    expect(readToken()).toBeNull();
    expect(quiet).toHaveBeenCalled();
    quiet.mockRestore();
  });

  it('does the same when the server’s answer does not come', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const after = AbortSignal.timeout.bind(AbortSignal);
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => after(10));
    const leave = vi.fn();
    storeToken('kept-token');
    fakeServer({
      'GET /auth/verify': verified(),
      'POST /auth/logout': (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    });
    open(leave);
    await expectStatus('signed-in');
    await press('Sign out');
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
    expect(readToken()).toBeNull();
    expect(timeout).toHaveBeenCalledWith(5_000);
    expect(quiet).toHaveBeenCalled();
    timeout.mockRestore();
    quiet.mockRestore();
  });

  it('disables the identity provider’s automatic sign-in', async () => {
    const disableAutoSelect = vi.fn();
    window.google = { accounts: { id: { disableAutoSelect } as never } };
    fakeServer({ 'POST /auth/logout': jsonAnswer(200, { success: true }) });
    open();
    await expectStatus('signed-out');
    await press('Sign out');
    await waitFor(() => expect(disableAutoSelect).toHaveBeenCalledOnce());
    delete window.google;
  });

  it('stores a reason for the sign-in screen', async () => {
    fakeServer({});
    open();
    await expectStatus('signed-out');
    await press('Forget');
    expect(readLoginReason()).toEqual({ notice: 'Gone.' });
  });
});

describe('with several tabs', () => {
  it('signs out when another tab does', async () => {
    storeToken('kept-token');
    fakeServer({ 'GET /auth/verify': verified() });
    open();
    await expectStatus('signed-in');
    inAnotherTab(null);
    await expectStatus('signed-out');
    expect(readLoginReason()).toEqual(ENDED);
  });

  /** Whether a screen is told to keep its input when the token goes; the student signed out, or the server refused it. */
  const keepsInput = async (events: readonly ('signed out' | 'token removed')[]) => {
    storeToken('kept-token');
    fakeServer({ 'GET /auth/verify': verified() });
    open();
    await expectStatus('signed-in');
    sessionStorage.setItem('returnTo', '/plan');
    const keep = vi.fn(() => sessionStorage.setItem('draft', 'half a form'));
    onTestFinished(subscribeToLostSignIn(keep));
    for (const event of events) {
      if (event === 'token removed') inAnotherTab(null);
      else {
        const elsewhere = new BroadcastChannel('sign-out');
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
        elsewhere.postMessage(null);
        await waitFor(() => expect(sessionStorage.getItem('returnTo')).toBeNull());
        elsewhere.close();
      }
    }
    await expectStatus('signed-out');
    expect(readLoginReason()).toEqual(ENDED);
    return sessionStorage.getItem('draft') !== null;
  };

  it('keeps a form when another tab learns that the sign-in has ended', async () => {
    expect(await keepsInput(['token removed'])).toBe(true);
  });

  it('forgets what a tab remembers of a student who signs out in another, but not why', async () => {
    expect(await keepsInput(['token removed', 'signed out'])).toBe(false);
  });

  it('forgets it, too, when the sign-out is heard of first', async () => {
    expect(await keepsInput(['signed out', 'token removed'])).toBe(false);
  });

  it('switches to the account that another tab signs in', async () => {
    fakeServer({ 'GET /auth/verify': verified() });
    open();
    await expectStatus('signed-out');
    inAnotherTab('their-token');
    await expectStatus('signed-in ada@alder.example');
  });

  it('keeps another tab’s new sign-in when the old one is rejected', async () => {
    storeToken('old-token');
    let answer: (response: Response) => void = () => undefined;
    fakeServer({
      'GET /auth/verify': ({ headers }) =>
        headers.get('authorization') === 'Bearer old-token'
          ? new Promise<Response>((resolve) => {
              answer = resolve;
            })
          : verified(),
    });
    open();
    await waitFor(() =>
      expect(screen.getByRole('status', { name: 'sign-in' })).toHaveTextContent('starting'),
    );
    inAnotherTab('their-token');
    await expectStatus('signed-in ada@alder.example');
    await act(async () => answer(stale()));
    await expectStatus('signed-in ada@alder.example');
    expect(readToken()).toBe('their-token');
  });
});
