import type { Weekday } from '#features/catalogue/contract.ts';
import type { CourseRecord, JudgedCatalogue } from '../judged-catalogue.ts';
import {
  chooseTogether,
  daysOf,
  isWithin,
  type RawRecord,
  type RawSection,
  withTimes,
} from '../raw-records.ts';
import type { Asked } from './judgement.ts';

/** Constraints on the chosen sections. */
export interface WeekBounds {
  term?: string | undefined;
  free_days?: readonly Weekday[] | undefined;
  starts_at_or_after?: string | undefined;
  ends_at_or_before?: string | undefined;
}

/** The term for a task that names none. */
export const NEXT_TERM = '2026 Spring';

/** The courses that a question refers to: those named, of the week shown before, or of the student's plan. */
export const baseOf = ({ before, student }: Asked, named: readonly string[] | undefined): string[] => [
  ...(named ?? before?.week?.courses.map(({ code }) => code) ?? student.plan?.courses ?? []),
];

export const termOf = ({ before, student }: Asked, named: string | undefined): string =>
  named ?? before?.week?.term ?? student.plan?.term ?? NEXT_TERM;

/** A course's record of a term: several with one code become one course with the sections of all. */
export const recordIn = (catalogue: JudgedCatalogue, code: string, term: string): CourseRecord | null => {
  const [first, ...others] = catalogue.recordsOf(code).filter((record) => record.term === term);
  return first ? { ...first, sections: [first, ...others].flatMap(({ sections }) => sections) } : null;
};

export const recordsIn = (
  catalogue: JudgedCatalogue,
  codes: readonly string[],
  term: string,
): CourseRecord[] => codes.flatMap((code) => recordIn(catalogue, code, term) ?? []);

export const keepsBounds = (
  section: RawSection,
  { free_days = [], starts_at_or_after: from, ends_at_or_before: to }: WeekBounds,
): boolean =>
  !daysOf(section).some((day) => free_days.includes(day as Weekday)) &&
  ((from ?? to) === undefined ||
    daysOf(section).length === 0 ||
    isWithin(section, from ?? '00:00', to ?? '24:00'));

/** Whether sections of all of them can be chosen without clashes and within the bounds. */
export const canBeHad = (records: readonly RawRecord[], bounds: WeekBounds = {}): boolean =>
  chooseTogether(
    records.flatMap((record) => withTimes(record) ?? []),
    (section) => keepsBounds(section, bounds),
  ) !== null;
