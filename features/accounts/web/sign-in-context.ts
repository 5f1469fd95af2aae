import { createContext, use } from 'react';
import type { LoginReason } from '#platform/web/sign-in/login-reason.ts';
import type { User } from '../contract.ts';

/** A user's identity at the identity provider. */
export interface GoogleUser {
  email: string;
  name: string;
}

/** Sign-in state used by this slice's screens only, in addition to the general one. */
export interface SignInState {
  /** The signed-in user's federated identity. */
  googleUser: GoogleUser | null;
  /** False for accounts that sign in only through an identity provider. */
  hasPassword: boolean;
  /** Stores a new sign-in's token for all further requests. */
  accept: (token: string, user: User, googleUser?: GoogleUser) => void;
  /** Verifies the stored token again. */
  recheck: () => Promise<void>;
  /** Clears all local data of the sign-in and redirects to /login, with a reason to show. */
  clearSignIn: (note?: LoginReason) => void;
}

export const SignInContext = createContext<SignInState | null>(null);

export const useSignIn = (): SignInState => {
  const state = use(SignInContext);
  if (!state) throw new Error('useSignIn needs an AuthProvider above it');
  return state;
};
