import type { FilterKey } from './filter-table.ts';
import { type CourseFilters, narrowingKeys, withoutFilter } from './filters.ts';
import { leavesOut, sift, sortRows } from './sift.ts';
import type { SearchHit } from './search-index.ts';
import type { StudentView } from './student-courses.ts';

/** What the filters leave of the courses found. */
export interface Listing {
  /** In the order asked for. */
  hits: SearchHit[];
  /** Research, theses and the like that match as well and are not listed until asked for. */
  leftOut: number;
  /** Courses that would match if their record said what these filters ask. */
  unsaid: { count: number; by: FilterKey[] };
}

/** One thing that could be asked for no longer, and how many courses there are then. */
export interface Drop {
  what: FilterKey | 'text';
  count: number;
}

const rowOf = ({ row }: SearchHit) => row;

export const listHits = (
  hits: readonly SearchHit[],
  filters: CourseFilters,
  student: StudentView,
): Listing => {
  const { passed, unsaid, unsaidBy } = sift(hits, filters, rowOf, student);
  const isLeftOut = leavesOut(filters, student);
  const isListed = ({ row, isNamed }: SearchHit): boolean => isNamed || !isLeftOut(row);
  const listed = passed.filter(isListed);
  const count = unsaid.filter(isListed).length;
  return {
    hits: sortRows(listed, filters, rowOf),
    leftOut: passed.length - listed.length,
    unsaid: { count, by: count > 0 ? unsaidBy : [] },
  };
};

/**
 * Where nothing is found: each filter, and the text, without which there would be something.
 *
 * @param find the courses of the text, or of no text
 */
export const dropsOf = (
  find: (withText: boolean) => readonly SearchHit[],
  hasText: boolean,
  filters: CourseFilters,
  student: StudentView,
): Drop[] => {
  const countOf = (hits: readonly SearchHit[], asked: CourseFilters): number =>
    listHits(hits, asked, student).hits.length;
  const drops: Drop[] = narrowingKeys(filters).map((key) => ({
    what: key,
    count: countOf(find(true), withoutFilter(filters, key)),
  }));
  if (hasText) drops.push({ what: 'text', count: countOf(find(false), filters) });
  return drops.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
};
