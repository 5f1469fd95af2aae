import type { Catalogue } from '#features/catalogue/server/shared/catalogue.ts';
import { courseIndexOf } from '#features/catalogue/server/shared/course-index.ts';
import { perCatalogue } from '#features/catalogue/server/shared/per-catalogue.ts';
import { tagOf } from '#features/catalogue/server/shared/tag-of.ts';
import type { CourseState, SavedCourse } from '../contract.ts';
import { courseStateOf, goneState } from '../domain/course-state.ts';
import type { CourseRow } from './saved.access.ts';

/** A course as the catalogue has it today. */
export interface KnownCourse {
  /** Its own code. */
  tag: string;
  /** Every code of the class, its own among them. */
  codes: readonly string[];
  state: CourseState;
}

const knownCourses = perCatalogue(() => new Map<string, KnownCourse | null>());

/** The course of a code in any spelling, also a former or another code of the class; null where the catalogue has none. */
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
  return {
    tag,
    codes: [...new Set([tag, ...records.flatMap(({ codes }) => codes)])],
    state: courseStateOf(tag, records, terms),
  };
};

/** Whether a row is of the class of this code. */
export const isOfClass = (catalogue: Catalogue, code: string) => {
  const course = courseOf(catalogue, code);
  return (row: Pick<CourseRow, 'code'>): boolean =>
    row.code === code || (course?.codes.includes(tagOf(catalogue, row.code) ?? row.code) ?? false);
};

export const toSavedCourse = (catalogue: Catalogue, row: CourseRow): SavedCourse => {
  const course = courseOf(catalogue, row.code);
  return {
    code: row.code,
    revision: row.revision,
    tag: course?.tag ?? null,
    codes: [...(course?.codes ?? [row.code])],
    note: row.note,
    labels: row.labels,
    saved_at: row.savedAt.toISOString(),
    now: course?.state ?? goneState(row.seen),
  };
};
