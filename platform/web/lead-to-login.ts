import { leaveDetour } from './login-detour.ts';

const LOGIN = '/login';

/**
 * Takes the browser to /login with a full page load, so that nothing of the last sign-in stays in memory. On /login
 * itself it stays where it is: a failed sign-in must keep what was typed.
 */
export const leadToLogin = (
  notice?: string,
  place: Pick<Location, 'pathname' | 'assign'> = window.location,
): void => {
  if (place.pathname === LOGIN) return;
  if (notice !== undefined) leaveDetour({ notice });
  place.assign(LOGIN);
};
