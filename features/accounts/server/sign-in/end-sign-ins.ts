import type { Context, Viewer } from '#platform/server/context.ts';
import { forgetSignIns } from './sign-in-cache.ts';

/**
 * Makes this instance act on sign-ins that the database was just told are over: their tokens are believed no longer and
 * their streams close. Must follow every logout, revocation, reset and deletion.
 */
export const endSignIns = (
  { db, live }: Pick<Context, 'db' | 'live'>,
  isEnded: (viewer: Viewer) => boolean,
): void => {
  forgetSignIns(db, isEnded);
  live.endSignIns(isEnded);
};
