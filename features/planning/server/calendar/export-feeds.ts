import type { Db } from '#platform/server/database/store.ts';
import { listOwnFeeds, toFeed } from './feeds.access.ts';

/** All calendar addresses of a student, for the account's export: not the addresses, of which only hashes are kept. */
export const exportFeeds = async (db: Db, userId: string): Promise<object[]> =>
  (await listOwnFeeds(db, userId)).map(toFeed);
