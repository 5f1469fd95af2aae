import type { Course } from '../../contract.ts';
import { principalFields, principalSection } from './sections.ts';

/**
 * The cap to compare a course's enrolment with: both are sums over the same sections. Null if they are not, since the
 * cap of one section says nothing about the count of the whole course. If more students are counted than the cap
 * although the registrar does not call it full, or if past terms had far more, something else was counted.
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

/** Whether the course's enrolment is the sum over its principal sections; otherwise only the record states it. */
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
 * Whether a record's count equals the number of students invited to another term's evaluation. Sources fill the field
 * from there, and it cannot be told from this term's count, so it is not shown as enrolment.
 */
export const countsEarlierTerm = ({
  term,
  current_enrollment_number: count,
  history,
}: CountedCourse): boolean =>
  count != null && history.some((entry) => entry.term !== term && entry.invited === count);

type Evaluated = Pick<CountedCourse, 'term' | 'history'>;

/** How many students were invited to the evaluations of other terms. */
export const pastCounts = ({ term, history }: Evaluated): { term: string; count: number }[] =>
  history.flatMap((entry) =>
    entry.term === term || entry.invited == null ? [] : { term: entry.term, count: entry.invited },
  );

/** The mean number of students invited to the evaluations of other terms; null if none states it. */
export const classSizeOf = (course: Evaluated): number | null => {
  const counts = pastCounts(course);
  return counts.length === 0 ? null : counts.reduce((sum, { count }) => sum + count, 0) / counts.length;
};

/** A course's size: the enrolment, otherwise the mean of past terms, unrounded since filters compare the record. */
export const sizeOf = ({
  current_enrollment_number: enrolled,
  mean_class_size: mean,
}: Pick<Course, 'current_enrollment_number' | 'mean_class_size'>): number | null => enrolled ?? mean;

/** A section may be overfull by this much; beyond both limits, its cap and its count measure different things. */
const OVERFULL = { times: 1.5, seats: 10 };

/**
 * Whether a record's count is for the whole course and not for the record's own section: it is far above the section's
 * cap.
 */
export const countsWholeCourse = ({
  enrolled,
  cap,
}: {
  enrolled: number | null;
  cap: number | null;
}): boolean =>
  enrolled !== null && cap !== null && enrolled > cap * OVERFULL.times && enrolled > cap + OVERFULL.seats;
