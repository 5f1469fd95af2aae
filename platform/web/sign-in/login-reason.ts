import { createContext, use } from 'react';

/** Why a visitor was redirected to /login, for that screen. */
export interface LoginReason {
  /** Shown as a banner. */
  notice?: string;
  /** Shown as a toast: what was just done. */
  done?: string;
  /** Target of Retry. Set if the visitor is still signed in: /login then does not redirect them back. */
  retry?: string;
}

const KEY = 'loginReason';

/** Stores the reason for /login. It survives a page load, since that screen may need its own document. */
export const storeLoginReason = (detour: LoginReason): void =>
  sessionStorage.setItem(KEY, JSON.stringify(detour));

/** Reads the reason; it stays until `clearLoginReason`. */
export const readLoginReason = (): LoginReason | null => {
  const stored = sessionStorage.getItem(KEY);
  return stored === null ? null : (JSON.parse(stored) as LoginReason);
};

export const clearLoginReason = (): void => sessionStorage.removeItem(KEY);

export const LoginReasonContext = createContext<LoginReason | null>(null);

/** The reason for this visit to /login, or null. */
export const useLoginReason = (): LoginReason | null => use(LoginReasonContext);
