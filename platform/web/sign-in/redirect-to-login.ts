import { storeLoginReason } from './login-reason.ts';

const LOGIN = '/login';

let isLeaving = false;
// Restored from the back/forward cache.
window.addEventListener('pageshow', () => {
  isLeaving = false;
});

/** Whether this document is being replaced by /login, which then shows the reason: here it must not be used up. */
export const isLeavingForLogin = (): boolean => isLeaving;

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
  isLeaving = true;
  place.assign(LOGIN);
};
