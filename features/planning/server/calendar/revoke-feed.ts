import type { SignedIn } from '#platform/server/context.ts';
import { deleteOwnFeed } from './feeds.access.ts';

/**
 * Revokes a calendar feed.
 *
 * @throws Failure `not_found` if it is not the caller's
 */
export const revokeFeed = async (
  ctx: SignedIn,
  { feed_id }: { feed_id: string },
): Promise<{ success: true }> => {
  await deleteOwnFeed(ctx.db, ctx.viewer.userId, feed_id);
  return { success: true };
};
