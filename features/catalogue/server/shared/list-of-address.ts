import type { Course } from '../../contract.ts';
import { readFilters } from '../../domain/search/filters/filter-address.ts';
import { FILTERS, type Filter } from '../../domain/search/filters/filter-table.ts';
import { keysOn, withoutFilter } from '../../domain/search/filters/filters.ts';
import { NO_STUDENT_COURSES } from '../../domain/search/filters/student-courses.ts';
import { studentView } from '../../domain/search/filters/student-filters.ts';
import { searchList } from '../../domain/search/index/search-asked.ts';
import type { SearchIndex } from '../../domain/search/index/search-index.ts';
import { filterTest, leavesOut } from '../../domain/search/sift.ts';
import { sizeOf } from '../../domain/sections/enrollment.ts';
import { seatsOf } from '../../domain/sections/seats.ts';
import { placedFactsOf } from '../course-rows.ts';
import type { Catalogue } from './catalogue.ts';
import { perCatalogue } from './per-catalogue.ts';

const STRANGER = studentView([], NO_STUDENT_COURSES);

const independentToo = FILTERS.isIndependentToo.param;

/** The row of each record, made when a list first reaches it. */
const rowsOf = perCatalogue((catalogue) => {
  const factsOf = placedFactsOf(catalogue);
  const make = (course: Course) => ({
    ...course,
    ...factsOf(course),
    seats: seatsOf(course),
    enrolled: sizeOf(course),
  });
  const rows = new WeakMap<Course, ReturnType<typeof make>>();
  return (course: Course) => {
    const row = rows.get(course) ?? make(course);
    rows.set(course, row);
    return row;
  };
});

/**
 * The address with which the course list shows all that an address finds: with research and theses if some of it is that, which
 * the list leaves out by itself. Null if it shows nothing. Filters by the student's own courses are left aside, since those
 * change.
 *
 * @param index of the catalogue; null only if the address has no text
 */
export const addressThatLists = (
  catalogue: Catalogue,
  index: SearchIndex<Course> | null,
  address: string,
): string | null => {
  const params = new URLSearchParams(address);
  const text = params.get('q');
  const asked = readFilters(params);
  const own = keysOn(asked).filter((key) => (FILTERS[key] as Filter).needs !== undefined);
  const filters = own.reduce(withoutFilter, asked);
  const isFound = filterTest(filters, STRANGER);
  const isLeftOut = leavesOut(filters, STRANGER);
  const rowOf = rowsOf(catalogue);
  const hits =
    text === null || index === null
      ? catalogue.courses.map((row) => ({ row, isNamed: false }))
      : searchList(index, text, 'asked').hits;
  let isSome = false;
  for (const { row, isNamed } of hits) {
    const placed = rowOf(row);
    // The list shows a row whose code is searched for whatever it is.
    const isHidden = !isNamed && isLeftOut(placed);
    if ((isSome && !isHidden) || !isFound(placed)) continue;
    isSome = true;
    if (!isHidden) continue;
    params.set(independentToo, '1');
    return params.toString();
  }
  return isSome ? params.toString() : null;
};
