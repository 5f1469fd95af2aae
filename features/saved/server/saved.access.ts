import { setImmediate as breathe } from 'node:timers/promises';
import { and, asc, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { Failure } from '#platform/contract/errors.ts';
import type { Db } from '#platform/server/database/store.ts';
import type { CourseState } from '../contract.ts';
import { savedCourses, savedSearches } from './saved.tables.ts';

/** A complete saved course, without generated columns. */
export type CourseRow = Omit<typeof savedCourses.$inferSelect, 'size'>;
/** The same without the known state, which is most of its size: hundreds of rows are read at once. */
export type BriefRow = Omit<CourseRow, 'seen'>;
export type SearchRow = typeof savedSearches.$inferSelect;

export const ownedSearch = (userId: string, id: string) =>
  and(eq(savedSearches.userId, userId), eq(savedSearches.id, id));

const { size: _size, ...WHOLE } = getTableColumns(savedCourses);
const { seen: _seen, ...BRIEF } = WHOLE;
const NEWEST_FIRST = [desc(savedCourses.savedAt), asc(savedCourses.code)];

/** What finds a row and tells whether it changed. A full list is a megabyte of notes, which few calls need. */
export type MarkRow = Pick<CourseRow, 'code' | 'seenDigest'>;

/** The marks of the owner's saved courses, newest first. */
export const listOwnMarks = (db: Db, userId: string): Promise<MarkRow[]> =>
  db
    .select({ code: savedCourses.code, seenDigest: savedCourses.seenDigest })
    .from(savedCourses)
    .where(eq(savedCourses.userId, userId))
    .orderBy(...NEWEST_FIRST);

/** Rows read at once: a few milliseconds of the thread on which the embedded engine serves everybody. */
const ROWS_A_TURN = 100;

/**
 * The owner's saved courses, newest first. Many are read in parts, with other requests served in between: one that is
 * removed or saved meanwhile is left out.
 */
export const listOwnCourses = async (db: Db, userId: string): Promise<BriefRow[]> => {
  const rows = await db
    .select(BRIEF)
    .from(savedCourses)
    .where(eq(savedCourses.userId, userId))
    .orderBy(...NEWEST_FIRST)
    .limit(ROWS_A_TURN);
  if (rows.length < ROWS_A_TURN) return rows;
  const read = new Set(rows.map(({ code }) => code));
  const marks = await listOwnMarks(db, userId);
  // What was saved meanwhile precedes what was read.
  const codes = marks.slice(marks.findLastIndex(({ code }) => read.has(code)) + 1).map(({ code }) => code);
  for (let from = 0; from < codes.length; from += ROWS_A_TURN) {
    await breathe();
    rows.push(
      ...(await db
        .select(BRIEF)
        .from(savedCourses)
        .where(
          and(
            eq(savedCourses.userId, userId),
            inArray(savedCourses.code, codes.slice(from, from + ROWS_A_TURN)),
          ),
        )
        .orderBy(...NEWEST_FIRST)),
    );
  }
  return rows;
};

/** The same with all columns, for an export. */
export const listWholeCourses = (db: Db, userId: string): Promise<CourseRow[]> =>
  db
    .select(WHOLE)
    .from(savedCourses)
    .where(eq(savedCourses.userId, userId))
    .orderBy(...NEWEST_FIRST);

/** The known states of these of the owner's courses, by code. */
export const seenOf = async (
  db: Db,
  userId: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, CourseState>> => {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select({ code: savedCourses.code, seen: savedCourses.seen })
    .from(savedCourses)
    .where(and(eq(savedCourses.userId, userId), inArray(savedCourses.code, [...codes])));
  return new Map(rows.map(({ code, seen }) => [code, seen]));
};

/** These of the owner's courses with all columns, newest first. */
export const wholeRows = async (db: Db, userId: string, codes: readonly string[]): Promise<CourseRow[]> =>
  codes.length === 0
    ? []
    : db
        .select(WHOLE)
        .from(savedCourses)
        .where(and(eq(savedCourses.userId, userId), inArray(savedCourses.code, [...codes])))
        .orderBy(...NEWEST_FIRST);

/** The row of a mark, read while its owner is held. */
export const wholeRow = async (db: Db, userId: string, { code }: MarkRow): Promise<CourseRow> => {
  const [row] = await wholeRows(db, userId, [code]);
  if (!row) throw new Error('a saved course went while its owner was held');
  return row;
};

/** The owner's saved searches, newest first. */
export const listOwnSearches = (db: Db, userId: string): Promise<SearchRow[]> =>
  db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.savedAt), asc(savedSearches.id));

/** The owner's search; null if there is none. */
export const findOwnSearch = async (db: Db, userId: string, id: string): Promise<SearchRow | null> => {
  const [row] = await db.select().from(savedSearches).where(ownedSearch(userId, id));
  return row ?? null;
};

/** @throws Failure `not_found` if it is not the owner's, or removed */
export const getOwnSearch = async (db: Db, userId: string, id: string): Promise<SearchRow> => {
  const row = await findOwnSearch(db, userId, id);
  if (!row) throw new Failure('not_found', 'You have no such saved search any more.');
  return row;
};
