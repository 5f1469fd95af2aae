import type { Db } from '#platform/server/database/store.ts';
import { listOwnFeeds, toFeed } from './feeds.access.ts';

/** All calendar feeds of a student, for the account export; without addresses, of which only hashes are stored. */
export const exportFeeds = async (db: Db, userId: string): Promise<object[]> =>
  (await listOwnFeeds(db, userId)).map(toFeed);
