import { storeLoginReason } from './login-reason.ts';

const LOGIN = '/login';

/**
 * Takes the browser to /login with a full page load, so that nothing of the last sign-in stays in memory. On /login
 * itself it stays where it is: a failed sign-in must keep what was typed.
 */
export const redirectToLogin = (
  notice?: string,
  place: Pick<Location, 'pathname' | 'assign'> = window.location,
): void => {
  if (place.pathname === LOGIN) return;
  if (notice !== undefined) storeLoginReason({ notice });
  place.assign(LOGIN);
};
