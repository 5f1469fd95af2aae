import { storeLoginReason } from './login-reason.ts';

const LOGIN = '/login';

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
  place.assign(LOGIN);
};
