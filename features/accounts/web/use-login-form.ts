import { useState } from 'react';
import { useNavigate } from 'react-router';
import { showSuccess } from '#platform/ui/overlays/toast.ts';
import { useProductInfo } from '#platform/web/page/product-info.ts';
import { meetsSecurityRequirements } from '../domain/password-rules.ts';
import {
  serverMessageOr,
  useFederatedSignIn,
  useForgotPassword,
  useLogin,
  useRegister,
  signInErrorMessage,
  googleErrorMessage,
} from './accounts.queries.ts';
import { useFormError } from './use-form-error.ts';

export type LoginMode = 'sign-in' | 'register';

export interface LoginFields {
  email: string;
  password: string;
  confirmation: string;
  firstName: string;
  lastName: string;
}

const EMPTY: LoginFields = { email: '', password: '', confirmation: '', firstName: '', lastName: '' };

/** The first validation error, in the specification's order; null when valid. */
const problemOf = (mode: LoginMode, fields: LoginFields): string | null => {
  if (!fields.email.trim() || !fields.password) return 'Please enter both email and password';
  if (mode === 'sign-in') return null;
  if (!fields.firstName.trim() || !fields.lastName.trim()) return 'Please enter your first and last name';
  if (!meetsSecurityRequirements(fields.password)) return 'Password does not meet security requirements';
  return fields.password === fields.confirmation ? null : 'Passwords do not match';
};

/** State of the sign-in screen's form: signing in, registering, the identity provider, forgotten password. */
export const useLoginForm = (mode: LoginMode) => {
  const [fields, setFields] = useState(EMPTY);
  const { problem: banner, show: fail, clear: clearBanner } = useFormError();
  const { googleClientId } = useProductInfo();
  const navigate = useNavigate();
  const login = useLogin();
  const register = useRegister();
  const federated = useFederatedSignIn();
  const forgot = useForgotPassword();

  /**
   * A full page load, because the login page's content policy allows the identity provider's script and others do
   * not.
   */
  const openProfile = (): void => {
    if (googleClientId === null) void navigate('/profile');
    else window.location.assign('/profile');
  };

  const isBusy = login.isPending || register.isPending || federated.isPending;

  return {
    fields,
    setField: (name: keyof LoginFields, value: string): void => setFields({ ...fields, [name]: value }),
    banner,
    clearBanner,
    isBusy,
    isAsking: forgot.isPending,

    submit: async (): Promise<void> => {
      if (isBusy) return;
      const problem = problemOf(mode, fields);
      if (problem !== null) return fail(problem);
      clearBanner();
      const { email, password, firstName, lastName } = fields;
      try {
        if (mode === 'sign-in') await login.mutateAsync({ email: email.trim(), password });
        else await register.mutateAsync({ email: email.trim(), password, firstName, lastName });
      } catch (error) {
        const reason = signInErrorMessage(error);
        return fail(reason, `${mode === 'sign-in' ? 'Login' : 'Registration'} failed: ${reason}`);
      }
      openProfile();
    },

    signInWithGoogle: async (credential: string, proof: string): Promise<void> => {
      if (isBusy) return;
      clearBanner();
      try {
        await federated.mutateAsync({ credential, proof });
      } catch (error) {
        const reason = googleErrorMessage(error);
        return fail(reason, `Login failed: ${reason}`);
      }
      openProfile();
    },

    askForReset: async (): Promise<void> => {
      if (forgot.isPending) return;
      const email = fields.email.trim();
      if (!email) return fail('Please enter your email address');
      clearBanner();
      try {
        await forgot.mutateAsync(email);
        showSuccess('Password reset instructions sent to your email');
      } catch (error) {
        fail(serverMessageOr(error, 'Failed to send reset email'));
      }
    },
  };
};

export type LoginFormState = ReturnType<typeof useLoginForm>;
