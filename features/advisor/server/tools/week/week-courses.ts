import { isWithoutPlace } from '#features/catalogue/domain/sections/seats.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type { AdvisorContext } from '../../advisor.context.ts';
import { judgePrerequisites } from '../check-prerequisites.tool.ts';
import { takenBy } from '../taken-courses.ts';
import { toNamedSection } from '../to-course-facts.ts';
import type { CourseOfWeek } from './week-card.ts';

/** Courses of a week for a tool's answer, with the state of their prerequisites. */
export const tellCourses = async (
  ctx: SignedIn<AdvisorContext>,
  courses: readonly CourseOfWeek[],
  whyOf: (code: string) => string,
) => {
  const taken = await takenBy(ctx);
  const catalogue = ctx.catalogue.current();
  return courses.map(({ record, sections }) => ({
    code: record.class_tag,
    title: record.class_name,
    term: record.term,
    why: whyOf(record.class_tag),
    prerequisites: judgePrerequisites(catalogue, record, taken).verdict,
    taken: record.codes.some((code) => taken.has(code)),
    sections: sections.map(toNamedSection),
    full_sections: sections
      .filter(isWithoutPlace)
      .map(({ component, section }) => `${component} ${section}`.trim()),
  }));
};
