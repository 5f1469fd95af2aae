import { randomBytes } from 'node:crypto';
import type { CallResponse, VerbInput } from '#platform/contract/call.ts';
import { Failure } from '#platform/contract/errors.ts';
import type { SignedIn } from '#platform/server/context.ts';
import { consume, type Limit } from '#platform/server/rate-limit.ts';
import { type createShare as contract, MAX_SHARES } from '../contract.ts';
import { parseExpiry } from './parse-expiry.ts';
import { freezeContent, toChoice } from './freeze-content.ts';
import { countOwnShares, urlOf } from './sharing.access.ts';
import type { SharingContext } from './sharing.context.ts';
import { shares } from './sharing.tables.ts';

const PER_HOUR: Limit = { name: 'share-hour', times: 60, seconds: 3600 };
const ID_BYTES = 16;

/** Unguessable: 128 random bits, base64url. */
export const newShareId = (): string => randomBytes(ID_BYTES).toString('base64url');

/**
 * Creates a link to the chosen content, frozen as it is now.
 *
 * @throws Failure `not_found` for another student's conversation, `conflict` at the maximum number of links
 */
export const createShare = async (
  ctx: SignedIn<SharingContext>,
  input: VerbInput<typeof contract>,
): Promise<CallResponse<typeof contract>> => {
  const { userId } = ctx.viewer;
  await consume(ctx, [PER_HOUR, userId]);
  const choice = toChoice(input);
  const expiresAt = parseExpiry(input.expires_at, ctx.clock);
  if ((await countOwnShares(ctx.db, userId)) >= MAX_SHARES)
    throw new Failure('conflict', `You have ${MAX_SHARES} links. Revoke one to make another.`);
  const { content } = await freezeContent(ctx, choice);
  const now = ctx.clock.now();
  const id = newShareId();
  await ctx.db.insert(shares).values({
    id,
    userId,
    fields: [...choice.fields],
    sessionId: choice.sessionId,
    leftOut: [...choice.leftOut],
    content,
    createdAt: now,
    updatedAt: now,
    expiresAt,
  });
  return { shareId: id, url: urlOf(ctx.settings.publicUrl, id) };
};
