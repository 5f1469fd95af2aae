import { and, asc, desc, eq } from 'drizzle-orm';
import { Failure } from '#platform/contract/errors.ts';
import type { Db } from '#platform/server/database/store.ts';
import { savedCourses, savedSearches } from './saved.tables.ts';

export type CourseRow = typeof savedCourses.$inferSelect;
export type SearchRow = typeof savedSearches.$inferSelect;

export const ownedCourse = (userId: string, code: string) =>
  and(eq(savedCourses.userId, userId), eq(savedCourses.code, code));

export const ownedSearch = (userId: string, id: string) =>
  and(eq(savedSearches.userId, userId), eq(savedSearches.id, id));

/** The owner's saved courses, the newest first. */
export const listOwnCourses = (db: Db, userId: string): Promise<CourseRow[]> =>
  db
    .select()
    .from(savedCourses)
    .where(eq(savedCourses.userId, userId))
    .orderBy(desc(savedCourses.savedAt), asc(savedCourses.code));

/** The owner's saved searches, the newest first. */
export const listOwnSearches = (db: Db, userId: string): Promise<SearchRow[]> =>
  db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.savedAt), asc(savedSearches.id));

/** The owner's search; null when there is none. */
export const findOwnSearch = async (db: Db, userId: string, id: string): Promise<SearchRow | null> => {
  const [row] = await db.select().from(savedSearches).where(ownedSearch(userId, id));
  return row ?? null;
};

/** @throws Failure `not_found` when it is not the owner's, or removed */
export const getOwnSearch = async (db: Db, userId: string, id: string): Promise<SearchRow> => {
  const row = await findOwnSearch(db, userId, id);
  if (!row) throw new Failure('not_found', 'You have no such saved search any more.');
  return row;
};
