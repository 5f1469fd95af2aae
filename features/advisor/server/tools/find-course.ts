import { commonTerm } from '#features/catalogue/domain/common-term.ts';
import type { Course } from '#features/catalogue/contract.ts';
import { getCourse } from '#features/catalogue/server/shared/get-course.ts';
import { searchIndexOf } from '#features/catalogue/server/shared/search-index.ts';
import { Failure } from '#platform/contract/errors.ts';
import type { CatalogueContext } from '#features/catalogue/server/catalogue.context.ts';
import type { AdvisorContext } from '../advisor.context.ts';

/** Every record of a course, at least one; the most relevant to a student first. */
export type Offerings = readonly [Course, ...Course[]];

/**
 * A course by its code in any spelling; null when the catalogue has none.
 *
 * @param term its records of this term come first
 */
export const findCourse = (ctx: CatalogueContext, code: string, term?: string): Offerings | null => {
  try {
    const { offerings } = getCourse(ctx, { code });
    const wanted = offerings.filter((offering) => offering.term === term);
    const others = offerings.filter((offering) => offering.term !== term);
    return [...wanted, ...others] as unknown as Offerings;
  } catch (error) {
    // A code that is not in the catalogue is not an error here.
    if (error instanceof Failure && error.code === 'not_found') return null;
    throw error;
  }
};

/** Courses by their codes, without duplicates, and the codes that the catalogue does not have. */
export const findCourses = (ctx: AdvisorContext, codes: readonly string[], term?: string) => {
  const found = new Map<string, Offerings>();
  const notFound: string[] = [];
  for (const code of codes) {
    const offerings = findCourse(ctx, code, term);
    if (offerings) found.set(offerings[0].class_tag, offerings);
    else notFound.push(code);
  }
  return { found: [...found.values()], notFound };
};

/** As `findCourses`, in the first term in which all are offered if none is named. */
export const findInOneTerm = (ctx: AdvisorContext, codes: readonly string[], named?: string) => {
  const each = findCourses(ctx, codes, named);
  const shared = named === undefined ? commonTerm(each.found) : null;
  return shared === null ? each : findCourses(ctx, codes, shared);
};

const MOST_SIMILAR = 3;

/** Tags that may have been meant by this code. */
export const similarCodes = async (ctx: AdvisorContext, code: string): Promise<string[]> => {
  const index = await searchIndexOf(ctx.catalogue.current());
  const tags = index.search(code).hits.map(({ row }) => row.class_tag);
  return [...new Set(tags)].slice(0, MOST_SIMILAR);
};
