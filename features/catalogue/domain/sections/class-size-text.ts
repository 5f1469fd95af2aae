import type { Course } from '../../contract.ts';
import { classSizeOf, pastCounts } from './enrollment.ts';

/**
 * How many students the course had: `613 students in 2024 Fall`, `About 809 students on average over 7 past terms`, or,
 * if the source states only a mean, `About 41 students on average over past terms`. Empty if unknown or if it rounds to
 * zero.
 */
export const classSizeText = (course: Pick<Course, 'mean_class_size' | 'term' | 'history'>): string => {
  const mean = course.mean_class_size;
  const count = Math.round(mean ?? 0);
  if (count === 0) return '';
  const students = `${count} ${count === 1 ? 'student' : 'students'}`;
  const counted = mean === classSizeOf(course) ? pastCounts(course) : [];
  const [only, ...more] = counted;
  if (only && more.length === 0) return `${students} in ${only.term}`;
  return `About ${students} on average over ${only ? `${counted.length} past terms` : 'past terms'}`;
};
