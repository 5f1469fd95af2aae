import type { ReadingCatalogue } from '#features/catalogue/server/shared/catalogue-for-reading.ts';
import { courseIndexOf } from '#features/catalogue/server/shared/course-index.ts';
import { inTermOrder } from '#features/catalogue/server/shared/term-order.ts';
import type { CheckCatalogue } from '../../domain/checks/check-reply.ts';

/** A version of the catalogue as replies are held against it. */
export const catalogueForChecks = (catalogue: ReadingCatalogue, now: Date): CheckCatalogue => {
  const { recogniser, byTag } = courseIndexOf(catalogue);
  const byTerm = inTermOrder(catalogue.university.terms, now);
  return {
    recogniser,
    recordsOf: (tag) => (byTag.get(tag) ?? []).toSorted(byTerm),
  };
};
