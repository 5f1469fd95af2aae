import type { Catalogue } from '#features/catalogue/server/shared/catalogue.ts';
import { courseIndexOf } from '#features/catalogue/server/shared/course-index.ts';
import { perCatalogue } from '#features/catalogue/server/shared/per-catalogue.ts';
import { tagOf } from '#features/catalogue/server/shared/tag-of.ts';
import type { Db } from '#platform/server/database/store.ts';
import type { CourseState, SavedCourse } from '../contract.ts';
import { courseStateOf, goneState } from '../domain/course-state.ts';
import { type BriefRow, type MarkRow, seenOf } from './saved.access.ts';
import { stateDigest } from './state-digest.ts';

/** A course in the current catalogue. */
export interface KnownCourse {
  /** Its own code. */
  tag: string;
  /** Every code of the class, including its own. */
  codes: readonly string[];
  state: CourseState;
  /** Digest of `state`. */
  digest: string;
}

const knownCourses = perCatalogue(() => new Map<string, KnownCourse | null>());

/** Finds a course by a code in any spelling, or a former or other code of the class; null if the catalogue has none. */
export const courseOf = (catalogue: Catalogue, code: string): KnownCourse | null => {
  const known = knownCourses(catalogue);
  const tag = tagOf(catalogue, code);
  if (tag === null) return null;
  const course = known.get(tag) ?? readCourse(catalogue, tag);
  known.set(tag, course);
  return course;
};

const readCourse = (catalogue: Catalogue, tag: string): KnownCourse | null => {
  const [first, ...others] = courseIndexOf(catalogue).byTag.get(tag) ?? [];
  if (!first) return null;
  const records = [first, ...others] as const;
  const terms = catalogue.university.terms.map(({ name }) => name);
  const state = courseStateOf(tag, records, terms);
  const codes = [...new Set([tag, ...records.flatMap((record) => record.codes)])];
  return { tag, codes, state, digest: stateDigest(state) };
};

/** Returns a test whether a row belongs to the class of this code. */
export const isOfClass = (catalogue: Catalogue, code: string) => {
  const course = courseOf(catalogue, code);
  return (row: MarkRow): boolean =>
    row.code === code || (course?.codes.includes(tagOf(catalogue, row.code) ?? row.code) ?? false);
};

/** @param seen the state that the student knows; required if the catalogue no longer has the course */
export const toSavedCourse = (
  catalogue: Catalogue,
  row: Omit<BriefRow, 'seenDigest'>,
  seen: CourseState | undefined,
): SavedCourse => {
  const course = courseOf(catalogue, row.code);
  const now = course?.state ?? (seen && goneState(seen));
  if (!now) throw new Error('nothing is known of a saved course that is gone');
  return {
    code: row.code,
    revision: row.revision,
    tag: course?.tag ?? null,
    codes: [...(course?.codes ?? [row.code])],
    note: row.note,
    labels: row.labels,
    saved_at: row.savedAt.toISOString(),
    now,
  };
};

/** The same for several; reads the known state only for those that are gone. */
export const toSavedCourses = async (
  db: Db,
  catalogue: Catalogue,
  userId: string,
  rows: readonly BriefRow[],
): Promise<SavedCourse[]> => {
  const gone = rows.flatMap(({ code }) => (courseOf(catalogue, code) === null ? code : []));
  const seen = await seenOf(db, userId, gone);
  return rows.map((row) => toSavedCourse(catalogue, row, seen.get(row.code)));
};
