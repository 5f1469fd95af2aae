import type { Course, CourseRow } from '../../contract.ts';
import { isIndependentWork } from '../independent-work.ts';
import { sizeOf } from '../sections/enrollment.ts';
import { seatsOf } from '../sections/seats.ts';
import { principalKind, spanOf } from '../sections/section-summary.ts';
import { WEEKDAY_NAMES } from '../sections/weekdays.ts';
import type { PlacedFacts } from './course-row.ts';
import { packSections } from './packed-sections.ts';

/**
 * Reduces a record to the fields that lists need; the rest is fetched when a course is opened.
 *
 * @param placed null if the rest of the catalogue is not known
 */
export const toCourseRow = (course: Course, placed: PlacedFacts | null = null): CourseRow => {
  const sections = principalKind(course.sections);
  const days = new Set([
    ...course.days,
    ...sections.flatMap(({ meetings }) => meetings.flatMap((each) => each.days)),
  ]);
  return {
    course_id: course.course_id,
    class_number: course.class_number,
    class_tag: course.class_tag,
    class_name: course.class_name,
    term: course.term,
    instructors: course.instructors,
    days: WEEKDAY_NAMES.filter((day) => days.has(day)),
    units: course.units,
    schedule: course.schedule,
    mean_hours: course.mean_hours,
    overall_score_course_mean: course.overall_score_course_mean,
    sections: packSections(course.sections, course),
    aliases: course.aliases,
    codes: course.codes,
    takes: course.takes,
    span: spanOf(sections),
    independent: placed?.independent ?? isIndependentWork(course),
    attributes: course.attributes,
    level: placed?.level ?? null,
    seats: seatsOf(course),
    enrolled: sizeOf(course),
    requires: placed?.requires ?? null,
  };
};
