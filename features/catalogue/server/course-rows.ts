import type { Course, CourseRowsHead } from '../contract.ts';
import { toCourseRow } from '../domain/search/course-row.ts';

/** The catalogue as `GET api/courses` streams it: how many rows there are, then each on its line. */
export const toRowLines = (courses: readonly Course[]): string[] => {
  const head: CourseRowsHead = { total: courses.length };
  return [JSON.stringify(head), ...courses.map((course) => JSON.stringify(toCourseRow(course)))];
};
