import type { CatalogueContext } from '#features/catalogue/server/catalogue.context.ts';
import { listedByKind } from '#features/catalogue/domain/sections/section-summary.ts';
import type { FactBook } from '../../domain/facts/resolve.ts';
import { findCourse } from '../tools/find-course.ts';
import { factsSetting, toCourseDetails, toSectionFacts } from '../tools/to-course-facts.ts';

export type Offering = ReturnType<FactBook['offerings']>[number];

/** One record per term that facts are worded from, the current or next term's first; none for an unknown code. */
export const offeringsNow = (ctx: CatalogueContext, code: string): Offering[] => {
  const found = findCourse(ctx, code) ?? [];
  const setting = factsSetting(ctx);
  return found.map((course) => {
    const others = found.filter(({ term }) => term !== course.term);
    return {
      course: toCourseDetails([course, ...others], setting),
      sections: [...listedByKind(course.sections).values()].flat().map(toSectionFacts),
    };
  });
};
