import { randomUUID } from 'node:crypto';
import type { CallResponse, VerbInput } from '#platform/contract/call.ts';
import { holdOwner, refuseOverQuota } from '#platform/server/quota.ts';
import type { createFeed as contract } from '../../feed.contract.ts';
import { getOwnVersion } from '../planning.access.ts';
import type { Planner } from '../planning.context.ts';
import { additionOfFeed } from '../planning.quotas.ts';
import { planFeeds } from '../planning.tables.ts';
import { createFeedToken, feedUrl, hashFeedToken } from './feed-token.ts';
import { toFeed } from './feeds.access.ts';
import { isLocalUrl } from './is-local-url.ts';

/**
 * Creates a calendar feed of a version. Only this response contains the address; the database keeps a hash of it.
 *
 * @throws Failure `not_found` for a version that is not the caller's, `quota_reached` at the maximum of feeds
 */
export const createFeed = async (
  ctx: Planner,
  { version_id, with_own_hours }: VerbInput<typeof contract>,
): Promise<CallResponse<typeof contract>> => {
  const { userId } = ctx.viewer;
  const token = createFeedToken();
  const row = {
    id: randomUUID(),
    userId,
    versionId: version_id,
    tokenHash: hashFeedToken(token),
    withOwnHours: with_own_hours,
    createdAt: ctx.clock.now(),
  };
  await ctx.db.transaction(async (tx) => {
    await holdOwner(tx, userId);
    await getOwnVersion(tx, userId, version_id);
    await refuseOverQuota(tx, userId, additionOfFeed(row.tokenHash));
    await tx.insert(planFeeds).values(row);
  });
  const { publicUrl } = ctx.settings;
  return { ...toFeed(row), url: feedUrl(publicUrl, token), is_public: !isLocalUrl(publicUrl) };
};
