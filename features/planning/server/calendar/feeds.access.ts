import { and, desc, eq } from 'drizzle-orm';
import { Failure } from '#platform/contract/errors.ts';
import type { Db } from '#platform/server/database/store.ts';
import type { Feed } from '../../feed.contract.ts';
import type { VersionRow } from '../planning.access.ts';
import { planFeeds, planVersions } from '../planning.tables.ts';

export type FeedRow = typeof planFeeds.$inferSelect;

/** The owner's calendar feeds, newest first. */
export const listOwnFeeds = (db: Db, userId: string): Promise<FeedRow[]> =>
  db
    .select()
    .from(planFeeds)
    .where(eq(planFeeds.userId, userId))
    .orderBy(desc(planFeeds.createdAt), planFeeds.id);

/** @throws Failure `not_found` when it is not the owner's */
export const deleteOwnFeed = async (db: Db, userId: string, id: string): Promise<void> => {
  const [row] = await db
    .delete(planFeeds)
    .where(and(eq(planFeeds.userId, userId), eq(planFeeds.id, id)))
    .returning({ id: planFeeds.id });
  if (!row) throw new Failure('not_found', 'There is no such calendar address.');
};

/** Looks up an address in one read; null if it was revoked, deleted with its version, or never existed. */
export const findFeed = async (
  db: Db,
  tokenHash: string,
): Promise<{ feed: FeedRow; version: VersionRow } | null> => {
  const [row] = await db
    .select({ feed: planFeeds, version: planVersions })
    .from(planFeeds)
    .innerJoin(
      planVersions,
      and(eq(planVersions.userId, planFeeds.userId), eq(planVersions.id, planFeeds.versionId)),
    )
    .where(eq(planFeeds.tokenHash, tokenHash));
  return row ?? null;
};

export const toFeed = ({ id, versionId, withOwnHours, createdAt }: FeedRow): Feed => ({
  feed_id: id,
  version_id: versionId,
  with_own_hours: withOwnHours,
  created_at: createdAt.toISOString(),
});
