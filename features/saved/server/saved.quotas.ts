import { eq, inArray, sql } from 'drizzle-orm';
import { type Addition, fullSizeOf, MEGABYTE, type Quota } from '#platform/server/quota.ts';
import { MAX_SAVED_COURSES, MAX_SAVED_SEARCHES } from '../contract.ts';
import type { CourseRow, SearchRow } from './saved.access.ts';
import { savedCourses, savedSearches } from './saved.tables.ts';

const COURSES: Quota = {
  table: savedCourses,
  owner: savedCourses.userId,
  size: sql`${savedCourses.size}`,
  mostRows: MAX_SAVED_COURSES,
  mostBytes: 4 * MEGABYTE,
  sentences: {
    rows: `You have saved ${MAX_SAVED_COURSES} courses. Remove one to save another.`,
    bytes: 'Your saved courses take up all the room there is for them. Shorten notes or remove courses.',
  },
};

const SEARCHES: Quota = {
  table: savedSearches,
  owner: savedSearches.userId,
  size: fullSizeOf(savedSearches.name, savedSearches.address, savedSearches.known),
  mostRows: MAX_SAVED_SEARCHES,
  mostBytes: 2 * MEGABYTE,
  sentences: {
    rows: `You have saved ${MAX_SAVED_SEARCHES} searches. Remove one to save another.`,
    bytes: 'Your saved searches take up all the room there is for them. Remove one to make room.',
  },
};

const bytesOf = (...values: unknown[]): number =>
  values.reduce<number>((sum, value) => sum + Buffer.byteLength(JSON.stringify(value)), 0);

/** The size of written courses, new or replacing rows with their codes; at least one. */
export const additionOfCourses = (rows: readonly Omit<CourseRow, 'seenDigest'>[]): Addition => ({
  quota: COURSES,
  rows: rows.length,
  bytes: rows.reduce((sum, { note, labels, seen }) => sum + bytesOf(note, labels, seen), 0),
  replacing: inArray(
    savedCourses.code,
    rows.map(({ code }) => code),
  ),
});

/** The size of a written search, new or replacing the row with its id. */
export const additionOfSearch = ({ id, name, address, known }: SearchRow): Addition => ({
  quota: SEARCHES,
  rows: 1,
  bytes: bytesOf(name, address, known),
  replacing: eq(savedSearches.id, id),
});
