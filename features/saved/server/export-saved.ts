import type { Db } from '#platform/server/database/store.ts';
import { listOwnSearches, listWholeCourses } from './saved.access.ts';

/** Everything a student saved, for the account export. */
export const exportSaved = async (db: Db, userId: string): Promise<object> => ({
  courses: (await listWholeCourses(db, userId)).map(({ code, note, labels, seen, savedAt }) => ({
    code,
    note,
    labels,
    seen,
    saved_at: savedAt.toISOString(),
  })),
  searches: (await listOwnSearches(db, userId)).map(({ name, address, known, savedAt, openedAt }) => ({
    name,
    address,
    known,
    saved_at: savedAt.toISOString(),
    opened_at: openedAt.toISOString(),
  })),
});
