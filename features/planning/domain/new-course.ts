import type { SectionName } from '#features/catalogue/domain/timetable/timetabled-course.ts';
import type { PlanItem } from '../contract.ts';
import { markFor } from './course-marks.ts';
import { bareCourse, type CourseContent, nameOf } from './planned-course.ts';

/**
 * A new course for a version.
 *
 * @param items the version's items
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
