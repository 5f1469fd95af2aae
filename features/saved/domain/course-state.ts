import type { Course } from '#features/catalogue/contract.ts';
import { teachersOf } from '#features/catalogue/domain/search/course-row.ts';
import { principalKind, scheduleOf, spanOf } from '#features/catalogue/domain/sections/section-summary.ts';
import { type CourseState, STATE_BOUNDS } from '../contract.ts';

/** Up to this many times of a kind are listed; beyond, only the range. */
const MOST_TIMES = 4;

/**
 * The state of a course according to a catalogue.
 *
 * @param records all records of one code, at least one, in any order
 * @param terms names of the catalogue's terms, in calendar order; others come last
 */
export const courseStateOf = (
  tag: string,
  records: readonly [Course, ...Course[]],
  terms: readonly string[],
): CourseState => {
  const placeOf = (term: string): number => (terms.includes(term) ? terms.indexOf(term) : terms.length);
  const byTerm = [...Map.groupBy(records, ({ term }) => term)]
    .toSorted(([a], [b]) => placeOf(a) - placeOf(b))
    .slice(-STATE_BOUNDS.offerings);
  const latest = byTerm.at(-1)?.[1][0] ?? records[0];
  return {
    tag,
    title: cut(latest.class_name, STATE_BOUNDS.title),
    rating: figureOf(latest.overall_score_course_mean),
    offerings: byTerm.map(([term, ofTerm]) => ({
      term,
      rating: figureOf(ofTerm[0]?.overall_score_course_mean ?? null),
      times: cut(timesOf(ofTerm), STATE_BOUNDS.times),
      teachers: [...new Set(ofTerm.flatMap(teachersOf))]
        .slice(0, STATE_BOUNDS.teachers)
        .map((name) => cut(name, STATE_BOUNDS.teacher)),
    })),
  };
};

/** The state of a course that the catalogue no longer has. */
export const goneState = (seen: CourseState): CourseState => ({ ...seen, offerings: [] });

/** When the principal kind of section meets, or that all of it was cancelled. */
const timesOf = (records: readonly Course[]): string => {
  const sections = principalKind(records.flatMap((record) => record.sections));
  if (sections.length > 0 && sections.every(({ status }) => status === 'cancelled')) return 'cancelled';
  const times = [...new Set(sections.map(scheduleOf))].filter((each) => each !== '').toSorted();
  return times.length > MOST_TIMES ? spanOf(sections) : times.join(' or ');
};

const figureOf = (value: number | null): number | null =>
  value === null || Number.isNaN(value) ? null : value;

/** Does not split a surrogate pair, since the database rejects half of one. */
const cut = (text: string, most: number): string => text.replaceAll('\0', '').slice(0, most).toWellFormed();
