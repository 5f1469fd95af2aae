import type { Course, CourseRowsHead } from '../contract.ts';
import { toCourseRow, toStreamedRow } from '../domain/search/course-row.ts';

/** The catalogue as `GET api/courses` streams it: how many rows there are, then each on its line. */
export const toRowLines = (courses: readonly Course[], version: string): string[] => {
  const rated = {
    rating: courses.some(({ overall_score_course_mean }) => overall_score_course_mean !== null),
    hours: courses.some(({ mean_hours }) => mean_hours !== null),
  };
  const head: CourseRowsHead = { total: courses.length, version, rated };
  return [
    JSON.stringify(head),
    ...courses.map((course) => JSON.stringify(toStreamedRow(toCourseRow(course)))),
  ];
};
