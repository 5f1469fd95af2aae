import { type FormEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { Link } from 'react-router';
import { Banner } from '#platform/ui/display/banner.tsx';
import { Button } from '#platform/ui/controls/button.tsx';
import { TextField } from '#platform/ui/controls/text-field.tsx';
import { useProductInfo } from '#platform/web/page/product-info.ts';
import { PasswordField } from './password-field.tsx';
import { SecurityRequirements } from './security-requirements.tsx';
import { isHalf, type LoginFormState, type LoginFields, type LoginMode } from './use-login-form.ts';

const MISSING: Readonly<Record<keyof LoginFields, string>> = {
  email: 'Enter your email.',
  password: 'Enter your password.',
  confirmation: 'Type the same password again.',
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
};

/** Shown under a field that the error above the form refers to. */
const fieldError = (name: keyof LoginFields, value: string, mode: LoginMode): string => {
  if (value !== '' && mode === 'sign-in') return `Check your ${name}.`;
  if (value.trim() !== '' && name === 'email')
    return isHalf(value) ? 'Enter your whole email.' : 'Use another email.';
  if (value !== '' && name === 'password') return 'Choose one that meets the requirements.';
  if (value !== '' && name === 'confirmation') return 'Passwords do not match';
  return MISSING[name];
};

/** Reported only once the confirmation is no longer a prefix of the password. */
const mismatch = ({ password, confirmation }: LoginFields): string | null =>
  confirmation !== '' && !password.startsWith(confirmation) ? 'Passwords do not match' : null;

/** Fields for signing in or registering, with the error above them. */
export function LoginForm({ mode, form }: { mode: LoginMode; form: LoginFormState }) {
  const { emailPlaceholder } = useProductInfo();
  const titleId = useId();
  const rulesId = useId();
  const isRegister = mode === 'register';
  const { fields, setField } = form;
  const root = useRef<HTMLFormElement>(null);
  const focusFirstWrong = useEffectEvent(() => {
    const [first] = form.wrong;
    if (first !== undefined) (root.current?.elements.namedItem(first) as HTMLInputElement | null)?.focus();
  });
  // After each attempt, also with the same error; not when a field is corrected.
  useEffect(() => {
    if (form.attempts > 0) focusFirstWrong();
  }, [form.attempts]);
  const bind = (name: keyof LoginFields) => ({
    name,
    ...(form.wrong.includes(name) ? { error: fieldError(name, fields[name], mode) } : {}),
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) => setField(name, target.value),
  });
  const title = useRef<HTMLHeadingElement>(null);
  const lastMode = useRef(mode);
  useEffect(() => {
    if (lastMode.current === mode) return;
    lastMode.current = mode;
    // The link pressed stands behind the fields of the other form.
    title.current?.focus();
  }, [mode]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <form ref={root} noValidate onSubmit={submit} aria-labelledby={titleId} className="grid gap-4">
      <h2 ref={title} id={titleId} tabIndex={-1} className="text-28 outline-none">
        {isRegister ? 'Create an account' : 'Sign in'}
      </h2>
      {form.banner === null ? null : <Banner tone="error">{form.banner}</Banner>}
      {form.cause === null ? null : <Banner>{form.cause}</Banner>}
      {isRegister ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="First name"
            autoComplete="given-name"
            maxLength={100}
            required
            {...bind('firstName')}
          />
          <TextField
            label="Last name"
            autoComplete="family-name"
            maxLength={100}
            required
            {...bind('lastName')}
          />
        </div>
      ) : null}
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete={isRegister ? 'email' : 'username'}
        maxLength={254}
        required
        {...(isRegister ? { placeholder: emailPlaceholder, hint: 'Use your university email.' } : {})}
        {...bind('email')}
      />
      <PasswordField
        label="Password"
        autoComplete={isRegister ? 'new-password' : 'current-password'}
        required
        describedBy={isRegister ? rulesId : undefined}
        {...bind('password')}
      />
      {isRegister ? (
        <>
          <SecurityRequirements password={fields.password} listId={rulesId} />
          <PasswordField
            label="Confirm password"
            autoComplete="new-password"
            required
            {...bind('confirmation')}
            {...(mismatch(fields) === null ? {} : { error: mismatch(fields) })}
          />
        </>
      ) : null}
      <Button type="submit" look="primary" busy={form.isBusy}>
        {isRegister ? 'Create account' : 'Sign in'}
      </Button>
      {form.sentTo === null ? null : (
        <Banner>
          Instructions are on their way to {form.sentTo}, if it has an account. The link in them opens the
          page for a new password.
        </Banner>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-14">
        <Link
          to={isRegister ? '/login' : '/login?mode=register'}
          replace
          onClick={form.clearBanner}
          className="inline-flex items-center text-accent underline underline-offset-2 touch:min-h-11"
        >
          {isRegister ? 'I have an account: sign in' : 'New here? Create an account'}
        </Link>
        {isRegister ? null : (
          <Button
            look="quiet"
            size="small"
            className="-mx-2.5"
            busy={form.isAsking}
            onClick={() => void form.askForReset()}
          >
            Forgot password?
          </Button>
        )}
      </div>
    </form>
  );
}
