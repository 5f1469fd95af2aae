import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useNewestLocation } from '#platform/web/router/use-newest-location.ts';
import { takeReturnAddress } from '#platform/web/sign-in/return-address.ts';
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

export interface LoginProblem {
  reason: string;
  /** The fields that are wrong, as they are read; the first one gets the focus. */
  fields: readonly (keyof LoginFields)[];
}

const isEmpty = (fields: LoginFields, name: keyof LoginFields): boolean =>
  (name === 'password' || name === 'confirmation' ? fields[name] : fields[name].trim()) === '';

/** Half an address, which the server would refuse. */
export const isHalf = (email: string): boolean => email.trim() !== '' && !/^\S+@\S+\.\S+$/.test(email.trim());

/** The fields of each form, as they are read. */
const READ: Readonly<Record<LoginMode, readonly (keyof LoginFields)[]>> = {
  'sign-in': ['email', 'password'],
  register: ['firstName', 'lastName', 'email', 'password', 'confirmation'],
};

const isWrong = (mode: LoginMode, fields: LoginFields, name: keyof LoginFields): boolean => {
  if (isEmpty(fields, name)) return true;
  if (mode === 'sign-in') return false;
  if (name === 'email') return isHalf(fields.email);
  if (name === 'password') return !meetsSecurityRequirements(fields.password);
  return name === 'confirmation' && fields.confirmation !== fields.password;
};

/** The first validation error, in the specification's order; null when valid. */
const reasonOf = (mode: LoginMode, fields: LoginFields): string | null => {
  const lacks = (...names: (keyof LoginFields)[]) => names.some((name) => isEmpty(fields, name));
  if (lacks('email', 'password')) return 'Please enter both email and password';
  if (mode === 'sign-in') return null;
  if (lacks('firstName', 'lastName')) return 'Please enter your first and last name';
  if (!meetsSecurityRequirements(fields.password)) return 'Password does not meet security requirements';
  return fields.password === fields.confirmation ? null : 'Passwords do not match';
};

/** The first error's sentence, with every field that is wrong, so that one look mends them all. */
const problemOf = (mode: LoginMode, fields: LoginFields): LoginProblem | null => {
  const reason = reasonOf(mode, fields);
  return reason === null
    ? null
    : { reason, fields: READ[mode].filter((name) => isWrong(mode, fields, name)) };
};

/** State of the sign-in screen's form: signing in, registering, the identity provider, forgotten password. */
export const useLoginForm = (mode: LoginMode) => {
  const [fields, setFields] = useState(EMPTY);
  /** How often a field was changed. */
  const changes = useRef(0);
  const { problem: banner, show, clear } = useFormError();
  const [wrong, setWrong] = useState<readonly (keyof LoginFields)[]>([]);
  const [attempts, setAttempts] = useState(0);
  const [cause, setCause] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const clearBanner = (): void => {
    clear();
    setWrong([]);
    setCause(null);
    setSentTo(null);
  };
  const fail = (reason: string, toast?: string, about: LoginProblem['fields'] = []): void => {
    setAttempts(attempts + 1);
    setCause(null);
    setSentTo(null);
    setWrong(about);
    show(reason, toast);
  };
  const { googleClientId } = useProductInfo();
  const navigate = useNavigate();
  const newest = useNewestLocation();
  const { pathname } = useLocation();
  const login = useLogin();
  const register = useRegister();
  const federated = useFederatedSignIn();
  const forgot = useForgotPassword();

  /**
   * A full page load, because the login page's content policy allows the identity provider's script and others do
   * not.
   */
  const open = (address: string): void => {
    if (googleClientId === null) void navigate(address);
    else window.location.assign(address);
  };
  /** Not if a link to another screen was followed meanwhile; the other form of this one is the same screen. */
  const isHere = (): boolean => newest().pathname === pathname;
  /** Opens the requested deep link, otherwise the profile, where new users begin. */
  const openAsked = (): void => {
    if (isHere()) open(takeReturnAddress() ?? '/profile');
  };

  const isBusy = login.isPending || register.isPending || federated.isPending;

  return {
    fields,
    setField: (name: keyof LoginFields, value: string): void => {
      changes.current++;
      setFields((was) => ({ ...was, [name]: value }));
      if (wrong.includes(name)) setWrong(wrong.filter((other) => other !== name));
    },
    banner,
    /** What the banner's sentence does not tell: that there is no server. */
    cause,
    /** Fields that the banner refers to; the first one gets the focus. */
    wrong,
    /** Number of failed attempts. */
    attempts,
    /** The e-mail address that reset instructions were sent to. */
    sentTo,
    clearBanner,
    isBusy,
    isAsking: forgot.isPending,

    submit: async (): Promise<void> => {
      if (isBusy) return;
      const problem = problemOf(mode, fields);
      if (problem !== null) return fail(problem.reason, problem.reason, problem.fields);
      clearBanner();
      const { email, password, firstName, lastName } = fields;
      const before = changes.current;
      try {
        if (mode === 'sign-in') await login.mutateAsync({ email: email.trim(), password });
        else await register.mutateAsync({ email: email.trim(), password, firstName, lastName });
      } catch (error) {
        const reason = signInErrorMessage(error);
        const isTaken = error instanceof ApiError && error.code === 'email_taken';
        const isRefused = mode === 'sign-in' && error instanceof ApiError && error.status === 401;
        const wrongFields: LoginProblem['fields'] =
          isTaken || (mode === 'register' && isHalf(email))
            ? ['email']
            : isRefused
              ? ['email', 'password']
              : [];
        // Whoever has typed since keeps the focus, lest the rest of a password appear in another field.
        const isAsSent = changes.current === before;
        fail(
          reason,
          `${mode === 'sign-in' ? 'Login' : 'Registration'} failed: ${reason}`,
          isAsSent ? wrongFields : [],
        );
        if (error instanceof ApiError && error.status === 0) setCause(error.sentence);
        return;
      }
      if (mode === 'sign-in') openAsked();
      else if (isHere()) open('/profile');
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
      openAsked();
    },

    askForReset: async (): Promise<void> => {
      if (forgot.isPending) return;
      const email = fields.email.trim();
      if (!email) return fail('Please enter your email address', undefined, ['email']);
      clearBanner();
      try {
        await forgot.mutateAsync(email);
        showSuccess('Password reset instructions sent to your email');
        setSentTo(email);
      } catch (error) {
        fail(serverMessageOr(error, 'Failed to send reset email'));
      }
    },
  };
};

export type LoginFormState = ReturnType<typeof useLoginForm>;
