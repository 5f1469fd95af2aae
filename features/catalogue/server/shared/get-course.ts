import { todayOf } from './today.ts';
import { Failure } from '#platform/contract/errors.ts';
import type { Course } from '../../contract.ts';
import type { CatalogueContext } from '../catalogue.context.ts';
import { courseIndexOf } from './course-index.ts';
import { openedCoursesOf } from './opened-courses.ts';
import { inTermOrder } from './term-order.ts';

/**
 * One course by its code in any spelling, or by another code of the same class: the current or next term's offering,
 * and in `offerings` one per term, in order of relevance to a student. Under another code of the class, the answer has
 * that code as its tag. Includes the courses that it opens.
 *
 * @throws Failure `not_found` if no term offers it, or if the code stands for several classes
 */
export const getCourse = (
  ctx: CatalogueContext,
  { code }: { code: string },
): Course & { offerings: Course[]; opens: string[] } => {
  const catalogue = ctx.catalogue.current();
  const { recogniser, byTag } = courseIndexOf(catalogue);
  const offered = byTag.get(code) ?? byTag.get(recogniser.normalise(code) ?? '') ?? [];
  const offerings = offered.toSorted(inTermOrder(catalogue.university.terms, todayOf(ctx)));
  const [first] = offerings;
  if (!first) throw new Failure('not_found', `No course with the code ${code} is in the catalogue.`);
  const opens = [...(openedCoursesOf(catalogue).get(first.class_tag) ?? [])];
  return { ...first, offerings, opens };
};
