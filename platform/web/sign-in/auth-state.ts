import { createContext, use } from 'react';
import type { Provider } from '#platform/contract/provider.ts';

/** The signed-in person, as the verify call names them. */
export interface CurrentUser {
  firstName?: string;
  lastName?: string;
  name?: string;
  email: string;
}

/**
 * What the frame of the product needs to know about sign-in. The accounts slice provides it.
 *
 * `starting`: the first check of the stored token runs, nothing is shown. `changing`: a later sign-in or sign-out is
 * under way, protected screens show a spinner.
 */
export interface AuthState {
  status: 'starting' | 'changing' | 'signed-in' | 'signed-out';
  /** Set when, and only when, somebody is signed in. */
  user: CurrentUser | null;
  /** The chat provider that is chosen in this browser. */
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
