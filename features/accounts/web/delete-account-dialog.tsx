import { type FormEvent, useId, useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { Dialog } from '#platform/ui/overlays/dialog.tsx';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useAuth } from '#platform/web/sign-in/auth-state.ts';
import { serverMessageOr, useDeleteAccount } from './accounts.queries.ts';
import { PasswordField } from './password-field.tsx';
import { useSignIn } from './sign-in-context.ts';

const FAILED = 'Your account could not be deleted. Please try again.';

/** Deletes the account and all its data, after confirmation with the password. */
export function DeleteAccountDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { hasPassword, clearSignIn } = useSignIn();
  const { signOut } = useAuth();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isTooLate, setIsTooLate] = useState(false);
  const deletion = useDeleteAccount();
  const formId = useId();

  const close = (): void => {
    setPassword('');
    setProblem(null);
    setIsTooLate(false);
    onClose();
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (deletion.isPending) return;
    if (hasPassword && !password) return setProblem('Please enter your password.');
    setProblem(null);
    try {
      await deletion.mutateAsync(hasPassword ? password : undefined);
    } catch (error) {
      setIsTooLate(error instanceof ApiError && error.code === 'sign_in_again');
      return setProblem(serverMessageOr(error, FAILED));
    }
    clearSignIn({ notice: 'Your account and everything in it has been deleted.' });
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      title="Delete account"
      width="narrow"
      footer={
        <>
          <Button onClick={close}>Keep my account</Button>
          <Button type="submit" form={formId} look="danger" busy={deletion.isPending}>
            Delete everything
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
        <p>
          Your profile, your plans, what you saved, your conversations and the links you shared are removed at
          once and cannot be brought back. You may want to export your data first.
        </p>
        {hasPassword ? (
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            required
            error={problem}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        ) : problem === null ? null : (
          <p role="alert" className="text-14 text-danger">
            {problem}
          </p>
        )}
        <p className="text-14 text-ink-quiet">
          The last traces on this server’s own disk follow within 24 hours; what your university keeps in
          backups or in a database of its own goes by its rules.
        </p>
        {isTooLate ? (
          <Button className="justify-self-start" onClick={() => void signOut()}>
            Sign in again
          </Button>
        ) : null}
      </form>
    </Dialog>
  );
}
