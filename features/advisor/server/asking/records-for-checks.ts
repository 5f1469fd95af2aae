import type { Catalogue } from '#features/catalogue/server/shared/catalogue.ts';
import { courseIndexOf } from '#features/catalogue/server/shared/course-index.ts';
import { inTermOrder } from '#features/catalogue/server/shared/term-order.ts';
import type { Course } from '#features/catalogue/contract.ts';

/** If a reply names more courses, only the first ones are compared with their records. */
const MOST_COURSES = 300;

/**
 * Records of the courses named in a reply, the current or next term's first, for the thread that checks it.
 */
export const recordsForChecks = (
  catalogue: Catalogue,
  codes: readonly string[],
  now: Date,
): Map<string, Course[]> => {
  const { byTag } = courseIndexOf(catalogue);
  const byTerm = inTermOrder(catalogue.university.terms, now);
  return new Map(
    codes
      .slice(0, MOST_COURSES)
      .map((code) => [
        code,
        (byTag.get(code) ?? []).toSorted(byTerm).map((course) => ({ ...course, q_report: '' })),
      ]),
  );
};
