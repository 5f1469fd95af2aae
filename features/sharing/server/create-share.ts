import { randomBytes } from 'node:crypto';
import type { CallResponse, VerbInput } from '#platform/contract/call.ts';
import type { SignedIn } from '#platform/server/context.ts';
import { holdOwner, refuseOverQuota } from '#platform/server/quota.ts';
import { consume } from '#platform/server/rate-limit.ts';
import type { createShare as contract } from '../contract.ts';
import { parseExpiry } from './parse-expiry.ts';
import { freezeContent, toChoice } from './freeze-content.ts';
import { urlOf } from './sharing.access.ts';
import type { SharingContext } from './sharing.context.ts';
import { additionOf, MADE_PER_HOUR } from './sharing.quotas.ts';
import { shares } from './sharing.tables.ts';

const ID_BYTES = 16;

/** Unguessable: 128 random bits, base64url. */
export const newShareId = (): string => randomBytes(ID_BYTES).toString('base64url');

/**
 * Creates a link to the chosen content, frozen as it is now.
 *
 * @throws Failure `not_found` for another student's conversation or plan; `quota_reached` at the maximum number of
 *   links or their total size; `too_large` for content over the size limit
 */
export const createShare = async (
  ctx: SignedIn<SharingContext>,
  input: VerbInput<typeof contract>,
): Promise<CallResponse<typeof contract>> => {
  const { userId } = ctx.viewer;
  await consume(ctx, [MADE_PER_HOUR, userId]);
  const choice = toChoice(input);
  const expiresAt = parseExpiry(input.expires_at, ctx.clock);
  const { content } = await freezeContent(ctx, choice);
  const addition = additionOf(content, null);
  const now = ctx.clock.now();
  const id = newShareId();
  await ctx.db.transaction(async (tx) => {
    await holdOwner(tx, userId);
    await refuseOverQuota(tx, userId, addition);
    await tx.insert(shares).values({
      id,
      userId,
      fields: [...choice.fields],
      sessionId: choice.sessionId,
      planVersionId: choice.planVersionId,
      leftOut: [...choice.leftOut],
      content,
      createdAt: now,
      updatedAt: now,
      expiresAt,
    });
  });
  return { shareId: id, url: urlOf(ctx.settings.publicUrl, id) };
};
