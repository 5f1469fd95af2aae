import { createContext, use } from 'react';
import type { Provider } from '#platform/contract/provider.ts';

/** The signed-in user, as returned by the verify call. */
export interface CurrentUser {
  firstName?: string;
  lastName?: string;
  name?: string;
  email: string;
}

/**
 * The sign-in state, provided by the accounts slice.
 *
 * `starting`: the stored token is being checked, nothing is shown. `changing`: a later sign-in or sign-out is in
 * progress, protected screens show a spinner.
 */
export interface AuthState {
  status: 'starting' | 'changing' | 'signed-in' | 'signed-out';
  /** Set if and only if somebody is signed in. */
  user: CurrentUser | null;
  /** The chat provider selected in this browser. */
  provider: Provider;
  setProvider: (provider: Provider) => void;
  signOut: () => Promise<void>;
}

export const AuthContext = createContext<AuthState | null>(null);

export const useAuth = (): AuthState => {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthContext above it');
  return auth;
};
