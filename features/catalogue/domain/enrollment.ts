import type { Course } from '../contract.ts';
import { principalFields, principalSection } from './sections.ts';

/**
 * The cap that a course's enrolment can be held against: both are sums over the same sections. Null where they are not,
 * since the cap of one section says nothing about a count of the whole course. Where the registrar does not say that a
 * section is full and more are counted than it takes, something else was counted; likewise where past terms had far more.
 */
export function capOfCourse({
  sections,
  enrollment_cap: cap,
  current_enrollment_number: enrolled,
  mean_class_size: size = null,
}: Pick<Course, 'sections' | 'enrollment_cap' | 'current_enrollment_number'> &
  Partial<Pick<Course, 'mean_class_size'>>): number | null {
  if (enrolled === null) return countsWholeCourse({ enrolled: size, cap }) ? null : cap;
  const kind = principalSection(sections)?.component;
  const counted = sections.filter(({ component, status }) => component === kind && status !== 'cancelled');
  const sum = (counts: (number | null)[]) =>
    counts.reduce<number>((total, count) => total + (count ?? NaN), 0);
  if (cap !== null && enrolled > cap && counted.some(({ status }) => status === null)) return null;
  const isSame =
    sum(counted.map((section) => section.cap)) === cap &&
    sum(counted.map((section) => section.enrollment)) === enrolled;
  return isSame ? cap : null;
}

/** Whether the course's enrolment is the sum of what its sections of the main kind state; else only the record has it. */
export const isCountedBySection = ({
  sections,
  current_enrollment_number: enrolled,
}: Pick<Course, 'sections' | 'current_enrollment_number'>): boolean =>
  enrolled !== null && principalFields(sections).current_enrollment_number === enrolled;

interface CountedCourse {
  term: string;
  current_enrollment_number?: number | null | undefined;
  history: readonly { term: string; invited?: number | null | undefined }[];
}

/**
 * Whether the count of a record is as many students as the evaluation of another term asked. Sources fill the field from there, and
 * nothing tells such a count from this term's, so it is not called its enrolment.
 */
export const countsEarlierTerm = ({
  term,
  current_enrollment_number: count,
  history,
}: CountedCourse): boolean =>
  count != null && history.some((entry) => entry.term !== term && entry.invited === count);

type Evaluated = Pick<CountedCourse, 'term' | 'history'>;

/** How many students the evaluations of other terms asked. */
export const pastCounts = ({ term, history }: Evaluated): { term: string; count: number }[] =>
  history.flatMap((entry) =>
    entry.term === term || entry.invited == null ? [] : { term: entry.term, count: entry.invited },
  );

/** The mean number of students whom the evaluations of other terms asked; null where none says it. */
export const classSizeOf = (course: Evaluated): number | null => {
  const counts = pastCounts(course);
  return counts.length === 0 ? null : counts.reduce((sum, { count }) => sum + count, 0) / counts.length;
};

/** What students are told of the size: the enrolment, else how many it had in past terms. */
export const sizeOf = ({
  current_enrollment_number: enrolled,
  mean_class_size: mean,
}: Pick<Course, 'current_enrollment_number' | 'mean_class_size'>): number | null =>
  enrolled ?? (mean === null ? null : Math.round(mean));

/** A section may be overfull by so much; beyond both, its cap and the count are of different things. */
const OVERFULL = { times: 1.5, seats: 10 };

/** Whether a record's own count is one of the whole course and not of the section that the record is: it is far more than that takes. */
export const countsWholeCourse = ({
  enrolled,
  cap,
}: {
  enrolled: number | null;
  cap: number | null;
}): boolean =>
  enrolled !== null && cap !== null && enrolled > cap * OVERFULL.times && enrolled > cap + OVERFULL.seats;
