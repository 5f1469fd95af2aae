import type { ReadingCatalogue } from '#features/catalogue/server/catalogue-for-reading.ts';
import { indexOf } from '#features/catalogue/server/course-index.ts';
import { termOrder } from '#features/catalogue/server/term-order.ts';
import type { Course } from '#features/catalogue/contract.ts';
import type { CheckCatalogue } from '../../domain/checks/check-reply.ts';

/** A version of the catalogue as replies are held against it. */
export const catalogueForChecks = (catalogue: ReadingCatalogue, now: Date): CheckCatalogue => {
  const { recogniser, byTag } = indexOf(catalogue);
  const order = termOrder(catalogue.university.terms, now);
  const placeOf = ({ term }: Course) => order.get(term) ?? order.size;
  return {
    recogniser,
    recordsOf: (tag) => (byTag.get(tag) ?? []).toSorted((a, b) => placeOf(a) - placeOf(b)),
  };
};
