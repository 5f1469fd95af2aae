import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { readLoginReason } from '#platform/web/sign-in/login-reason.ts';
import { fakeServer, jsonAnswer } from '#platform/web/api/testing/fake-server.ts';
import { storeToken } from '#platform/web/sign-in/token-store.ts';
import { ResetPasswordPage } from './reset-password-page.tsx';
import { openScreen } from './testing/open-screen.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return (
    <output aria-label="address">
      {pathname}
      {search}
    </output>
  );
}

const open = (at = '/reset-password?token=mailed-token') =>
  openScreen({
    screens: {
      '/reset-password': (
        <>
          <ResetPasswordPage />
          <Address />
        </>
      ),
      '/login': <h1>Sign in here</h1>,
    },
    at,
  });
const fill = async (password: string, confirmation: string) => {
  await screen.findByRole('heading', { name: 'Reset Your Password' });
  if (password) await userEvent.type(screen.getByLabelText('New Password'), password);
  if (confirmation) await userEvent.type(screen.getByLabelText('Confirm New Password'), confirmation);
};
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Reset Password' }));
const atLogin = () => screen.findByRole('heading', { name: 'Sign in here' });
const expectBannerAndToast = (reason: string) =>
  waitFor(() => {
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([reason]);
    const silent = screen.getAllByRole('status').filter((each) => each.getAttribute('aria-live') === 'off');
    expect(silent.map(({ textContent }) => textContent)).toEqual([reason]);
  });

describe('a student with a reset link', () => {
  it('sets a new password and is redirected to sign in', async () => {
    const seen = fakeServer({ 'POST /auth/reset-password': jsonAnswer(200, { success: true }) });
    open();
    await fill('new-one-8', 'new-one-8');
    await submit();
    await atLogin();
    expect(JSON.parse(seen[0]?.body as string)).toEqual({ token: 'mailed-token', password: 'new-one-8' });
    expect(readLoginReason()).toEqual({
      done: 'Password reset successfully! Please sign in with your new password.',
    });
  });

  it('finds the token gone from the address, and the page whole when it is loaded again', async () => {
    const seen = fakeServer({ 'POST /auth/reset-password': jsonAnswer(200, { success: true }) });
    open();
    await screen.findByRole('heading', { name: 'Reset Your Password' });
    await waitFor(() =>
      expect(screen.getByRole('status', { name: 'address' })).toHaveTextContent(/^\/reset-password$/),
    );
    cleanup();
    open('/reset-password');
    await fill('new-one-8', 'new-one-8');
    await submit();
    await atLogin();
    expect(JSON.parse(seen[0]?.body as string)).toEqual({ token: 'mailed-token', password: 'new-one-8' });
    cleanup();
    open('/reset-password');
    await atLogin();
  });

  it('is signed out in this browser too, if the reset revoked its sign-in', async () => {
    storeToken('old-token');
    let isReset = false;
    fakeServer({
      'GET /auth/verify': () =>
        jsonAnswer(
          200,
          isReset
            ? { authenticated: false }
            : {
                authenticated: true,
                user: { email: 'a@b.example' },
                auth_provider: 'openai',
                has_password: true,
              },
        ),
      'POST /auth/reset-password': () => {
        isReset = true;
        return jsonAnswer(200, { success: true });
      },
    });
    open();
    await fill('new-one-8', 'new-one-8');
    await submit();
    await atLogin();
    expect(screen.getByRole('status', { name: 'sign-in' })).toHaveTextContent('signed-out');
  });

  it.each([
    ['', '', 'Please fill in all fields'],
    ['long-enough', '', 'Please fill in all fields'],
    ['short', 'other', 'Passwords do not match'],
    ['seven77', 'seven77', 'Password must be at least 8 characters'],
  ])('cannot submit "%s" and "%s": %s', async (password, confirmation, reason) => {
    const seen = fakeServer({});
    open();
    await fill(password, confirmation);
    await submit();
    await expectBannerAndToast(reason);
    expect(seen).toEqual([]);
  });

  it('finds every wrong field marked, and the focus in the first', async () => {
    fakeServer({});
    open();
    await fill('', '');
    await submit();
    expect(await screen.findByText('Enter a new password.')).toBeVisible();
    expect(screen.getByText('Type the same password again.')).toBeVisible();
    expect(screen.getByLabelText('New Password')).toHaveFocus();
    await fill('long-enough', 'long-enuf');
    await submit();
    expect(screen.getByLabelText('New Password')).toBeValid();
    expect(screen.getByLabelText('Confirm New Password')).toBeInvalid();
    expect(screen.getByLabelText('Confirm New Password')).toHaveFocus();
  });

  it.each([
    [
      'the server’s error',
      jsonAnswer(400, { success: false, error: 'This link is used up.' }),
      'This link is used up.',
    ],
    ['the error of an answer without success', jsonAnswer(200, { success: false, error: 'No.' }), 'No.'],
    ['words of our own', jsonAnswer(200, { success: false }), 'Failed to reset password'],
  ])('shows %s on failure, and allows a retry', async (_case, answer, reason) => {
    fakeServer({ 'POST /auth/reset-password': answer });
    open();
    await fill('new-one-8', 'new-one-8');
    await submit();
    await expectBannerAndToast(reason);
    expect(screen.getByRole('button', { name: 'Reset Password' })).not.toHaveAttribute('aria-busy');
    expect(screen.getByLabelText('New Password')).toHaveValue('new-one-8');
  });

  it('sees a pending state, and sends it once', async () => {
    let answer: (response: Response) => void = () => undefined;
    const seen = fakeServer({
      'POST /auth/reset-password': () =>
        new Promise<Response>((resolve) => {
          answer = resolve;
        }),
    });
    open();
    await fill('new-one-8', 'new-one-8{Enter}{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Resetting Password...' }));
    expect(seen).toHaveLength(1);
    answer(jsonAnswer(200, { success: true }));
    await atLogin();
  });

  it('goes back to sign in', async () => {
    fakeServer({});
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Back to Sign In' }));
    await atLogin();
  });
});

describe('a visitor without a reset token', () => {
  it.each(['/reset-password', '/reset-password?token='])(
    'sees an error at %s and can go to sign in',
    async (at) => {
      fakeServer({});
      open(at);
      await atLogin();
      const sentence = 'Invalid or missing reset token. Please request a new password reset.';
      expect(screen.getByRole('alert')).toHaveTextContent(sentence);
      expect(readLoginReason()).toEqual({ notice: sentence });
    },
  );
});
