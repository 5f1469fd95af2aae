import { createContext, use } from 'react';
import type { LoginReason } from '#platform/web/sign-in/login-reason.ts';
import type { User } from '../contract.ts';

/** Somebody as the identity provider names them. */
export interface GoogleUser {
  email: string;
  name: string;
}

/** What the screens of this slice do with the sign-in, beside what every screen knows of it. */
export interface SignInState {
  /** The federated identity of who is signed in. */
  googleUser: GoogleUser | null;
  /** Whether who is signed in has a password; an account may have an identity provider only. */
  hasPassword: boolean;
  /** Keeps a new sign-in: its token is stored and sent from now on. */
  accept: (token: string, user: User, googleUser?: GoogleUser) => void;
  /** Checks the stored token again, as at the start. */
  recheck: () => Promise<void>;
  /** Clears everything this browser keeps of the sign-in and goes to /login with a note. */
  forget: (note?: LoginReason) => void;
}

export const SignInContext = createContext<SignInState | null>(null);

export const useSignIn = (): SignInState => {
  const state = use(SignInContext);
  if (!state) throw new Error('useSignIn needs an AuthProvider above it');
  return state;
};
