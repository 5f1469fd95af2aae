import type { SectionName } from '#features/catalogue/domain/timetable/timetabled-course.ts';
import type { PlanItem } from '../contract.ts';
import { markFor } from './course-marks.ts';
import { bareCourse, type CourseContent, nameOf } from './planned-course.ts';

/**
 * A course that is new in a version.
 *
 * @param items what the version holds
 */
export const newCourse = (
  code: string,
  items: readonly PlanItem[],
  chosen: readonly SectionName[] = [],
): CourseContent => ({
  ...bareCourse(code),
  chosen: chosen.map(nameOf),
  mark: markFor(code, items),
});
