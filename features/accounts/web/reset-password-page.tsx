import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Banner } from '#platform/ui/display/banner.tsx';
import { Button } from '#platform/ui/controls/button.tsx';
import { showError } from '#platform/ui/overlays/toast.ts';
import { storeLoginReason } from '#platform/web/sign-in/login-reason.ts';
import { useProductInfo } from '#platform/web/page/product-info.ts';
import { useTitle } from '#platform/web/page/use-title.ts';
import { useStay } from '#platform/web/router/use-newest-location.ts';
import { RESET_PASSWORD_MIN } from '../domain/password-rules.ts';
import { useResetPassword, resetErrorMessage } from './accounts.queries.ts';
import { PasswordField } from './password-field.tsx';
import { clearResetToken, readResetToken, storeResetToken } from './reset-token.ts';
import { useSignIn } from './sign-in-context.ts';
import { useFormError } from './use-form-error.ts';

const NO_TOKEN = 'Invalid or missing reset token. Please request a new password reset.';
const MISMATCH = 'Passwords do not match';
const TOO_SHORT = `Password must be at least ${RESET_PASSWORD_MIN} characters`;
const DONE = 'Password reset successfully! Please sign in with your new password.';

/** The first validation error, in the specification's order; null when valid. */
const problemOf = (password: string, confirmation: string): string | null => {
  if (!password || !confirmation) return 'Please fill in all fields';
  if (password !== confirmation) return MISMATCH;
  return password.length < RESET_PASSWORD_MIN ? TOO_SHORT : null;
};

/** What is wrong with each field, shown under it; null: nothing. */
const fieldProblems = (password: string, confirmation: string) => ({
  password: !password ? 'Enter a new password.' : password.length < RESET_PASSWORD_MIN ? TOO_SHORT : null,
  confirmation: !confirmation ? 'Type the same password again.' : password === confirmation ? null : MISMATCH,
});

/** Sets a new password with the token from an e-mail. */
export function ResetPasswordPage() {
  useTitle('Reset password');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const given = query.get('token') ?? '';
  // An empty token in the URL counts as none; a URL without the parameter may be this page, reloaded.
  const [token] = useState(() => (query.has('token') ? given : readResetToken()));
  useEffect(() => {
    if (given === '') return;
    storeResetToken(given);
    void navigate('/reset-password', { replace: true });
  }, [given, navigate]);
  return token === '' ? <MissingToken /> : <ResetForm token={token} />;
}

function MissingToken() {
  const navigate = useNavigate();
  useEffect(() => {
    storeLoginReason({ notice: NO_TOKEN });
    showError(NO_TOKEN);
    void navigate('/login', { replace: true });
  }, [navigate]);
  return (
    <main id="main" className="mx-auto max-w-104 px-4 py-16">
      <Banner tone="error">{NO_TOKEN}</Banner>
    </main>
  );
}

const NOTHING_WRONG = { password: null, confirmation: null };

const focusField = (form: HTMLFormElement | null, name: string): void =>
  (form?.elements.namedItem(name) as HTMLInputElement | null)?.focus();

function ResetForm({ token }: { token: string }) {
  const { product } = useProductInfo();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const { problem, show: fail, clear } = useFormError();
  const { recheck } = useSignIn();
  const reset = useResetPassword();
  const navigate = useNavigate();
  const beginStay = useStay();
  const [isMarked, setIsMarked] = useState(false);
  const root = useRef<HTMLFormElement>(null);
  const wrong = isMarked ? fieldProblems(password, confirmation) : NOTHING_WRONG;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (reset.isPending) return;
    const found = problemOf(password, confirmation);
    setIsMarked(found !== null);
    if (found !== null) {
      const { password: first } = fieldProblems(password, confirmation);
      focusField(root.current, first === null ? 'confirmation' : 'password');
      return fail(found);
    }
    clear();
    const isStaying = beginStay();
    try {
      await reset.mutateAsync({ token, password });
    } catch (error) {
      return fail(resetErrorMessage(error));
    }
    clearResetToken();
    // A reset revokes all sign-ins of the account, possibly including this browser's.
    await recheck();
    storeLoginReason({ done: DONE });
    if (isStaying()) await navigate('/login', { replace: true });
  };

  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid min-h-dvh w-full max-w-112 content-center gap-6 px-4 py-10 outline-none"
    >
      <p className="font-serif text-20 font-medium">{product}</p>
      <form
        ref={root}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-4 rounded-lg border border-line bg-surface p-4 sm:p-6"
      >
        <h1 className="text-28">Reset Your Password</h1>
        {problem === null ? null : <Banner tone="error">{problem}</Banner>}
        <PasswordField
          label="New Password"
          name="password"
          autoComplete="new-password"
          required
          hint={`At least ${RESET_PASSWORD_MIN} characters.`}
          error={wrong.password}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <PasswordField
          label="Confirm New Password"
          name="confirmation"
          autoComplete="new-password"
          required
          error={confirmation !== '' && !password.startsWith(confirmation) ? MISMATCH : wrong.confirmation}
          value={confirmation}
          onChange={({ target }) => setConfirmation(target.value)}
        />
        <Button type="submit" look="primary" busy={reset.isPending}>
          {reset.isPending ? 'Resetting Password...' : 'Reset Password'}
        </Button>
        <Button onClick={() => void navigate('/login')}>Back to Sign In</Button>
      </form>
    </main>
  );
}
