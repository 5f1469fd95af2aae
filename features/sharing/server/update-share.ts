import type { VerbInput } from '#platform/contract/call.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type { Share, updateShare as contract } from '../contract.ts';
import { parseExpiry } from './parse-expiry.ts';
import { freezeContent, toChoice } from './freeze-content.ts';
import { getOwnShare, toShare, updateOwnShare } from './sharing.access.ts';
import type { SharingContext } from './sharing.context.ts';

/**
 * Freezes a link's content again, with its previous choice or a new one.
 *
 * @throws Failure `not_found` when the link or its conversation is not the caller's, or deleted
 */
export const updateShare = async (
  ctx: SignedIn<SharingContext>,
  { shareId, expires_at, ...changes }: VerbInput<typeof contract>,
): Promise<Share> => {
  const { userId } = ctx.viewer;
  const before = await getOwnShare(ctx.db, userId, shareId);
  const choice = toChoice(changes, before);
  const { content } = await freezeContent(ctx, choice);
  const row = await updateOwnShare(ctx.db, userId, shareId, {
    fields: [...choice.fields],
    sessionId: choice.sessionId,
    leftOut: [...choice.leftOut],
    content,
    updatedAt: ctx.clock.now(),
    ...(expires_at === undefined ? {} : { expiresAt: parseExpiry(expires_at, ctx.clock) }),
  });
  return toShare(row, ctx.settings.publicUrl, ctx.clock.now());
};
