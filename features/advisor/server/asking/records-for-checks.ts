import type { Catalogue } from '#features/catalogue/server/shared/catalogue.ts';
import { courseIndexOf } from '#features/catalogue/server/shared/course-index.ts';
import { inTermOrder } from '#features/catalogue/server/shared/term-order.ts';
import type { Course } from '#features/catalogue/contract.ts';

/** Of a reply that names more courses than this, the first are compared with their records. */
const MOST_COURSES = 300;

/**
 * The records of courses that a reply names, the running or next term's first, as they are sent to the thread that
 * checks it: without their long words, which no claim is compared with.
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
        (byTag.get(code) ?? [])
          .toSorted(byTerm)
          .map((course) => ({ ...course, description: '', class_notes: '', q_report: '' })),
      ]),
  );
};
