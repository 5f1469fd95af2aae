import { subjectOfTag } from '../pack/subject-of-tag.ts';
import type { FilterKey } from './filters/filter-table.ts';
import { type CourseFilters, narrowingKeys, withoutFilter } from './filters/filters.ts';
import { leavesOut, sift, sortRows } from './sift.ts';
import type { SearchHit } from './index/search-index.ts';
import type { StudentView } from './filters/student-courses.ts';

/** The filtered search results. */
export interface Listing {
  /** In the requested order. */
  hits: SearchHit[];
  /** Matching research, theses and the like, which are listed only on request. */
  leftOut: number;
  /** Courses with unknown values that might match, and the filters concerned. */
  unsaid: { count: number; by: FilterKey[] };
}

/** A criterion that could be dropped, and how many courses remain then. */
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
 * For an empty result: each filter, and the text, whose removal would give results.
 *
 * @param find searches with or without the text
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

/** Shows a class under its code of a requested subject. */
export const underSubject = (hit: SearchHit, subjects: CourseFilters['subjects']): SearchHit => {
  const { row } = hit;
  if (subjects.length === 0 || subjects.includes(subjectOfTag(row.class_tag))) return hit;
  const code = row.codes.find((each) => subjects.includes(subjectOfTag(each)));
  return code === undefined ? hit : { ...hit, row: { ...row, class_tag: code } };
};
