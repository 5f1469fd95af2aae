import type { Course, CourseRow } from '../../contract.ts';

/** What a list of courses needs of a record; the rest is fetched when a course is opened. */
export const toCourseRow = (course: Course): CourseRow => ({
  course_id: course.course_id,
  class_number: course.class_number,
  class_tag: course.class_tag,
  class_name: course.class_name,
  term: course.term,
  instructors: course.instructors,
  days: course.days,
  units: course.units,
  schedule: course.schedule,
  mean_hours: course.mean_hours,
  overall_score_course_mean: course.overall_score_course_mean,
  aliases: course.aliases,
  codes: course.codes,
});

const collator = new Intl.Collator('en', { numeric: true });

/** The order of a printed catalogue: `COMPSCI 50` before `COMPSCI 124`, `6.1010` before `18.01`. */
export const byTag = (a: string, b: string): number => collator.compare(a, b);
