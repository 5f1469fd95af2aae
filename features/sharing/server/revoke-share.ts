import type { SignedIn } from '#platform/server/context.ts';
import { deleteOwnShare } from './sharing.access.ts';

/** Revokes a link. @throws Failure `not_found` when it is not the caller's */
export const revokeShare = async (
  ctx: SignedIn,
  { shareId }: { shareId: string },
): Promise<{ success: true }> => {
  await deleteOwnShare(ctx.db, ctx.viewer.userId, shareId);
  return { success: true };
};
