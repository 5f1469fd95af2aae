import type { Course } from '../../contract.ts';
import { readFilters } from '../../domain/search/filters/filter-address.ts';
import { FILTERS, type Filter } from '../../domain/search/filters/filter-table.ts';
import { keysOn, withoutFilter } from '../../domain/search/filters/filters.ts';
import { NO_STUDENT_COURSES } from '../../domain/search/filters/student-courses.ts';
import { studentView } from '../../domain/search/filters/student-filters.ts';
import type { SearchIndex } from '../../domain/search/index/search-index.ts';
import { listTest } from '../../domain/search/sift.ts';
import { sizeOf } from '../../domain/sections/enrollment.ts';
import { seatsOf } from '../../domain/sections/seats.ts';
import { placedFactsOf } from '../course-rows.ts';
import type { Catalogue } from './catalogue.ts';
import { searchOwnWords } from './search-index.ts';

const STRANGER = studentView([], NO_STUDENT_COURSES);

/**
 * Whether the course list shows anything at an address. Filters by the student's own courses are left aside, since those
 * change.
 *
 * @param index of the catalogue; null only if the address has no text
 */
export const listsSome = (
  catalogue: Catalogue,
  index: SearchIndex<Course> | null,
  address: string,
): boolean => {
  const params = new URLSearchParams(address);
  const text = params.get('q');
  const asked = readFilters(params);
  const own = keysOn(asked).filter((key) => (FILTERS[key] as Filter).needs !== undefined);
  const isListed = listTest(own.reduce(withoutFilter, asked), STRANGER);
  const factsOf = placedFactsOf(catalogue);
  const isShown = (course: Course, isNamed = false): boolean =>
    isListed(
      {
        ...course,
        ...factsOf(course),
        seats: seatsOf(course),
        enrolled: sizeOf(course),
      },
      isNamed,
    );
  if (text === null || index === null) return catalogue.courses.some((course) => isShown(course));
  // Words are not taken for misprints of others here, unlike in the list: then it has the more.
  const { hits } = params.has('only')
    ? searchOwnWords(index, text)
    : index.search(`${text} `, { mending: false });
  return hits.some(({ row, isNamed }) => isShown(row, isNamed));
};
