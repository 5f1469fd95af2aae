import { sectionsOf, type WithSections } from '#features/catalogue/domain/search/course-row.ts';
import { principalKind, sectionCounts } from '#features/catalogue/domain/sections/section-summary.ts';
import { timesWords } from './plan-words.ts';

/** When a course that is not planned yet meets: the first section of its principal kind, and the alternatives. */
export interface OfferedWords {
  /** `Mon, Wed 9:00 – 10:15 AM, or 2 other times`; empty if nothing is known. */
  times: string;
  /** `3 lectures, 24 discussions`; empty for a course of one section. */
  counts: string;
}

export const offeredWords = (course: WithSections): OfferedWords => {
  const sections = sectionsOf(course);
  const [first = '', ...others] = new Set(
    principalKind(sections)
      .map(timesWords)
      .filter((times) => times !== ''),
  );
  const more = others.length === 1 ? ', or one other time' : `, or ${others.length} other times`;
  return {
    times: others.length === 0 ? first : `${first}${more}`,
    counts: sections.length === 1 ? '' : sectionCounts(sections).replaceAll(' · ', ', '),
  };
};
