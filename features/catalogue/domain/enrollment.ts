import type { Course } from '../contract.ts';
import { principalSection } from './sections.ts';

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
