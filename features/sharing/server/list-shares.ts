import type { SignedIn } from '#platform/server/context.ts';
import type { Share } from '../contract.ts';
import { listOwnShares, toShare } from './sharing.access.ts';
import type { SharingContext } from './sharing.context.ts';

/** The caller's links, newest first. */
export const listShares = async (ctx: SignedIn<SharingContext>): Promise<{ shares: Share[] }> => {
  // Includes this instance's pending counts.
  await ctx.sharing.openings.flush();
  return {
    shares: (await listOwnShares(ctx.db, ctx.viewer.userId)).map((row) =>
      toShare(row, ctx.settings.publicUrl, ctx.clock.now()),
    ),
  };
};
