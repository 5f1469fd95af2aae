import type { Course } from '../contract.ts';
import { principalFields, principalSection } from './sections.ts';

/**
 * The cap that a course's enrolment can be held against: both are sums over the same sections. Null where they are not,
 * since the cap of one section says nothing about a count of the whole course. Where the registrar does not say that a
 * section is full and more are counted than it takes, something else was counted.
 */
export function capOfCourse({
  sections,
  enrollment_cap: cap,
  current_enrollment_number: enrolled,
}: Pick<Course, 'sections' | 'enrollment_cap' | 'current_enrollment_number'>): number | null {
  if (enrolled === null) return cap;
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

/** A section may be overfull by so much; beyond both, its cap and the count are of different things. */
const OVERFULL = { times: 1.5, seats: 10 };

/** What a record says of its students and of earlier terms. */
export interface StatedEnrollment {
  enrolled: number | null;
  cap: number | null;
  history: readonly { invited?: number | null | undefined }[];
}

/**
 * Whether a record's own count is one of the whole course and not of the section that the record is: it is the number
 * of students whom an earlier term's evaluation asked, or far more than the section takes.
 */
export function countsWholeCourse({ enrolled, cap, history }: StatedEnrollment): boolean {
  if (enrolled === null) return false;
  if (history.some(({ invited }) => invited === enrolled)) return true;
  return cap !== null && enrolled > cap * OVERFULL.times && enrolled > cap + OVERFULL.seats;
}
