import type { Course } from '#features/catalogue/contract.ts';
import { getCourse } from '#features/catalogue/server/shared/get-course.ts';
import { searchIndexOf } from '#features/catalogue/server/shared/search-index.ts';
import { Failure } from '#platform/contract/errors.ts';
import type { AdvisorContext } from '../advisor.context.ts';

/** Every record of a course, never none; the one a student means first. */
export type Sections = readonly [Course, ...Course[]];

/**
 * A course by its code in any spelling; null when the catalogue has none.
 *
 * @param term its records of this term come first
 */
export const findCourse = (ctx: AdvisorContext, code: string, term?: string): Sections | null => {
  try {
    const { sections } = getCourse(ctx, { code });
    const wanted = sections.filter((section) => section.term === term);
    const others = sections.filter((section) => section.term !== term);
    return [...wanted, ...others] as unknown as Sections;
  } catch (error) {
    // Not in the catalogue is an answer here.
    if (error instanceof Failure && error.code === 'not_found') return null;
    throw error;
  }
};

/** Courses by their codes, each once, and the codes that the catalogue does not have. */
export const findCourses = (ctx: AdvisorContext, codes: readonly string[], term?: string) => {
  const found = new Map<string, Sections>();
  const notFound: string[] = [];
  for (const code of codes) {
    const sections = findCourse(ctx, code, term);
    if (sections) found.set(sections[0].class_tag, sections);
    else notFound.push(code);
  }
  return { found: [...found.values()], notFound };
};

const MOST_SIMILAR = 3;

/** Tags that somebody who wrote this code may have meant. */
export const similarCodes = async (ctx: AdvisorContext, code: string): Promise<string[]> => {
  const index = await searchIndexOf(ctx.catalogue.current());
  const tags = index.search(code).hits.map(({ row }) => row.class_tag);
  return [...new Set(tags)].slice(0, MOST_SIMILAR);
};
