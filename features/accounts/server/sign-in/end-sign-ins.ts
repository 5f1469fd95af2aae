import type { Context, Viewer } from '#platform/server/context.ts';
import { forgetSignIns } from './sign-in-cache.ts';

/**
 * Applies ended sign-ins on this instance: drops their tokens from the cache and closes their streams. Must follow
 * every logout, revocation, reset and deletion in the database.
 */
export const endSignIns = (
  { db, live }: Pick<Context, 'db' | 'live'>,
  isEnded: (viewer: Viewer) => boolean,
): void => {
  forgetSignIns(db, isEnded);
  live.endSignIns(isEnded);
};
