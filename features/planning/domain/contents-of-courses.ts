import type { SectionName } from '#features/catalogue/domain/timetable/timetabled-course.ts';
import type { PlanContent } from '../contract.ts';
import { bareCourse, nameOf } from './planned-course.ts';

/** The content of a version made of these courses and sections. */
export const contentsOfCourses = (
  courses: readonly { code: string; sections: readonly SectionName[] }[],
): PlanContent[] =>
  courses.map(({ code, sections }) => ({ ...bareCourse(code), chosen: sections.map(nameOf) }));
