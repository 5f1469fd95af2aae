import type { SignedIn } from '#platform/server/context.ts';
import type { Share } from '../contract.ts';
import { listOwnShares, toShare } from './sharing.access.ts';

/** The caller's links, newest first. */
export const listShares = async (ctx: SignedIn): Promise<{ shares: Share[] }> => ({
  shares: (await listOwnShares(ctx.db, ctx.viewer.userId)).map((row) =>
    toShare(row, ctx.settings.publicUrl, ctx.clock.now()),
  ),
});
