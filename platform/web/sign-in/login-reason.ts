import { createContext, use } from 'react';

/** Why a visitor was sent to /login, told to that screen. */
export interface LoginReason {
  /** Shown as a banner. */
  notice?: string;
  /** Shown as a toast: what was just done. */
  done?: string;
  /** Where Retry leads. Set when the visitor is still signed in: /login then does not send them back this once. */
  retry?: string;
}

const KEY = 'loginReason';

/** Leaves the note for /login. It outlives a full page load, since that screen may need a document of its own. */
export const storeLoginReason = (detour: LoginReason): void =>
  sessionStorage.setItem(KEY, JSON.stringify(detour));

/** Reads the note; it stays until `clearLoginReason`. */
export const readLoginReason = (): LoginReason | null => {
  const stored = sessionStorage.getItem(KEY);
  return stored === null ? null : (JSON.parse(stored) as LoginReason);
};

export const clearLoginReason = (): void => sessionStorage.removeItem(KEY);

export const LoginReasonContext = createContext<LoginReason | null>(null);

/** The note that came with this arrival at /login, or null. */
export const useLoginReason = (): LoginReason | null => use(LoginReasonContext);
