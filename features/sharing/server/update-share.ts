import type { VerbInput } from '#platform/contract/call.ts';
import type { SignedIn } from '#platform/server/context.ts';
import { holdOwner, refuseOverQuota } from '#platform/server/quota.ts';
import { consume } from '#platform/server/rate-limit.ts';
import type { Share, updateShare as contract } from '../contract.ts';
import { parseExpiry } from './parse-expiry.ts';
import { freezeContent, toChoice } from './freeze-content.ts';
import { getOwnShare, toShare, updateOwnShare } from './sharing.access.ts';
import type { SharingContext } from './sharing.context.ts';
import { additionOf, UPDATED_PER_HOUR } from './sharing.quotas.ts';

/**
 * Freezes a link's content again, with its previous choice or a new one.
 *
 * @throws Failure `not_found` if the link, its conversation or its plan is not the caller's, or deleted;
 *   `quota_reached` at the maximum total size; `too_large` for content over the size limit; `too_many_requests`
 */
export const updateShare = async (
  ctx: SignedIn<SharingContext>,
  { shareId, expires_at, ...changes }: VerbInput<typeof contract>,
): Promise<Share> => {
  const { userId } = ctx.viewer;
  await consume(ctx, [UPDATED_PER_HOUR, userId]);
  const before = await getOwnShare(ctx.db, userId, shareId);
  const choice = toChoice(changes, before);
  const { content } = await freezeContent(ctx, choice);
  const addition = additionOf(content, shareId);
  const expiry = expires_at === undefined ? {} : { expiresAt: parseExpiry(expires_at, ctx.clock) };
  const row = await ctx.db.transaction(async (tx) => {
    await holdOwner(tx, userId);
    await refuseOverQuota(tx, userId, addition);
    return updateOwnShare(tx, userId, shareId, {
      fields: [...choice.fields],
      sessionId: choice.sessionId,
      planVersionId: choice.planVersionId,
      leftOut: [...choice.leftOut],
      content,
      updatedAt: ctx.clock.now(),
      ...expiry,
    });
  });
  return toShare(row, ctx.settings.publicUrl, ctx.clock.now());
};
