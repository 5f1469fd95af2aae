import { storeLoginReason } from './login-reason.ts';

const LOGIN = '/login';

/** A page that is still here after that long has not been left: the student stopped the load. */
const LEFT_BY_MS = 10_000;

const listeners = new Set<() => void>();
let isLeaving = false;
const setLeaving = (value: boolean): void => {
  isLeaving = value;
  for (const listener of listeners) listener();
};
// Restored from the back/forward cache.
window.addEventListener('pageshow', () => setLeaving(false));

/** Whether this document is being replaced by /login, which then shows the reason: here it must not be used up. */
export const isLeavingForLogin = (): boolean => isLeaving;

/** Calls the listener when that changes. Returns a function that unsubscribes. */
export const subscribeToLeaving = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Opens /login with a full page load, so that nothing of the last sign-in stays in memory. Does nothing on /login
 * itself: a failed sign-in must keep the input.
 */
export const redirectToLogin = (
  notice?: string,
  place: Pick<Location, 'pathname' | 'assign'> = window.location,
): void => {
  if (place.pathname === LOGIN) return;
  if (notice !== undefined) storeLoginReason({ notice });
  setLeaving(true);
  setTimeout(() => setLeaving(false), LEFT_BY_MS);
  place.assign(LOGIN);
};
