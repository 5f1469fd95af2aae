import { createContext, use } from 'react';

/** Why a visitor was sent to /login, told to that screen. */
export interface LoginDetour {
  /** Shown as a banner. */
  notice?: string;
  /** Shown as a toast: what was just done. */
  done?: string;
  /** Where Retry leads. Set when the visitor is still signed in: /login then does not send them back this once. */
  retry?: string;
}

const KEY = 'loginDetour';

/** Leaves the note for /login. It outlives a full page load, since that screen may need a document of its own. */
export const leaveDetour = (detour: LoginDetour): void => sessionStorage.setItem(KEY, JSON.stringify(detour));

/** Reads the note; it stays until `clearDetour`. */
export const readDetour = (): LoginDetour | null => {
  const stored = sessionStorage.getItem(KEY);
  return stored === null ? null : (JSON.parse(stored) as LoginDetour);
};

export const clearDetour = (): void => sessionStorage.removeItem(KEY);

export const LoginDetourContext = createContext<LoginDetour | null>(null);

/** The note that came with this arrival at /login, or null. */
export const useLoginDetour = (): LoginDetour | null => use(LoginDetourContext);
