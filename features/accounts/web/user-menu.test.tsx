import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { guardLeaving } from '#platform/web/page/leave-guard.ts';
import { readLoginReason } from '#platform/web/sign-in/login-reason.ts';
import { fakeServer, jsonAnswer } from '#platform/web/api/testing/fake-server.ts';
import { readToken, storeToken } from '#platform/web/sign-in/token-store.ts';
import { openScreen } from './testing/open-screen.tsx';
import { UserMenu } from './user-menu.tsx';

const device = (id: string, current: boolean, userAgent: string) => ({
  id,
  current,
  user_agent: userAgent,
  created_at: '2025-09-01T08:00:00.000Z',
  last_used_at: '2025-09-02T09:30:00.000Z',
  expires_at: '2025-10-02T09:30:00.000Z',
});
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';

type Answers = Parameters<typeof fakeServer>[0];

const open = async (answers: Answers = {}, { hasPassword = true, leave = () => undefined } = {}) => {
  storeToken('a-token');
  const seen = fakeServer({
    'GET /auth/verify': jsonAnswer(200, {
      authenticated: true,
      user: { firstName: 'ada', lastName: 'moss', name: 'ada moss', email: 'ada@alder.example' },
      auth_provider: 'openai',
      has_password: hasPassword,
    }),
    ...answers,
  });
  openScreen({
    screens: { '/': <UserMenu />, '/profile': <h1>Your profile</h1> },
    at: '/',
    leave,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Account of Ada Moss' }));
  return seen;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the user menu', () => {
  it('shows the student’s display name and email', async () => {
    await open();
    expect(screen.getByText('ada@alder.example')).toBeVisible();
    expect(screen.getAllByText('Ada Moss')).toHaveLength(2);
  });

  it('leads to the profile', async () => {
    await open();
    await userEvent.click(screen.getByRole('link', { name: 'Your Profile' }));
    await screen.findByRole('heading', { name: 'Your profile' });
  });

  it('enables and stores the dark theme', async () => {
    await open();
    await userEvent.click(screen.getByRole('switch', { name: 'Dark theme' }));
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(screen.getByRole('switch', { name: 'Dark theme' })).toBeChecked();
  });

  it('signs out only if the screen allows leaving', async () => {
    const unguard = guardLeaving(() => Promise.resolve(false));
    onTestFinished(unguard);
    await open();
    await press('Sign out');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Account of Ada Moss' })).toBeVisible();
    expect(readToken()).toBe('a-token');
  });

  it('signs out', async () => {
    const leave = vi.fn();
    await open({ 'POST /auth/logout': jsonAnswer(200, { success: true }) }, { leave });
    await press('Sign out');
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
    expect(readToken()).toBeNull();
  });

  it('downloads the account’s data', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:x';
    });
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await open({ 'GET /api/account/export': jsonAnswer(200, { account: { email: 'ada@alder.example' } }) });
    await press('Export your data');
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual({ account: { email: 'ada@alder.example' } });
    vi.restoreAllMocks();
  });
});

describe('the signed-in devices', () => {
  it('are listed by name, and all but the current one can be signed out', async () => {
    let devices = [device('d1', true, LAPTOP), device('d2', false, PHONE)];
    const seen = await open({
      'GET /auth/sessions': () => jsonAnswer(200, { sessions: devices }),
      'DELETE /auth/sessions/d2': () => {
        devices = devices.slice(0, 1);
        return jsonAnswer(200, { success: true });
      },
    });
    await press('Signed-in devices');
    await screen.findByText('Safari on iPhone');
    const rows = screen.getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('Firefox on LinuxThis device');
    expect(within(rows[0] as HTMLElement).queryByRole('button')).toBeNull();
    await press('Sign out Safari on iPhone');
    await screen.findByText('Safari on iPhone is signed out');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toContain('DELETE /auth/sessions/d2');
  });

  it('can be reloaded when listing failed', async () => {
    let isUp = false;
    await open({
      'GET /auth/sessions': () =>
        isUp
          ? jsonAnswer(200, { sessions: [device('d1', true, LAPTOP)] })
          : jsonAnswer(404, { error: 'Not now.' }),
    });
    await press('Signed-in devices');
    await screen.findByText('Your devices could not be listed.');
    isUp = true;
    await press('Retry');
    await screen.findByText('Firefox on Linux');
  });
});

describe('deleting the account', () => {
  it('asks for the password, deletes the account and confirms it on the sign-in screen', async () => {
    const leave = vi.fn();
    const seen = await open({ 'DELETE /api/account': jsonAnswer(200, { success: true }) }, { leave });
    await press('Delete account');
    await userEvent.type(await screen.findByLabelText('Your password'), 'Maple-Leaf-77');
    await press('Delete everything');
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
    expect(JSON.parse(seen.at(-1)?.body as string)).toEqual({ password: 'Maple-Leaf-77' });
    expect(readToken()).toBeNull();
    expect(readLoginReason()).toEqual({ notice: 'Your account and everything in it has been deleted.' });
  });

  it('requires the password, and reports a wrong one', async () => {
    const seen = await open({
      'DELETE /api/account': jsonAnswer(403, { error: 'That is not your password.', code: 'wrong_password' }),
    });
    await press('Delete account');
    await screen.findByLabelText('Your password');
    await press('Delete everything');
    await screen.findByText('Please enter your password.');
    expect(seen.filter(({ method }) => method === 'DELETE')).toEqual([]);
    await userEvent.type(screen.getByLabelText('Your password'), 'guess{Enter}');
    await screen.findByText('That is not your password.');
    expect(readToken()).toBe('a-token');
  });

  it('can be cancelled', async () => {
    const seen = await open();
    await press('Delete account');
    await press('Keep my account');
    await waitFor(() => expect(screen.queryByLabelText('Your password')).toBeNull());
    expect(seen.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  it('asks for no password if the account has none', async () => {
    const leave = vi.fn();
    await open({ 'DELETE /api/account': jsonAnswer(200, { success: true }) }, { hasPassword: false, leave });
    await press('Delete account');
    await press('Delete everything');
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
  });

  it('leads to signing in again if there is no password and the sign-in is old', async () => {
    const leave = vi.fn();
    const sentence = 'Please sign in again first: this is done only within five minutes of signing in.';
    await open(
      {
        'DELETE /api/account': jsonAnswer(403, { error: sentence, code: 'sign_in_again' }),
        'POST /auth/logout': jsonAnswer(200, { success: true }),
      },
      { hasPassword: false, leave },
    );
    await press('Delete account');
    await press('Delete everything');
    await screen.findByText(sentence);
    await press('Sign in again');
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
    expect(readToken()).toBeNull();
  });
});
