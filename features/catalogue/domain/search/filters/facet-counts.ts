import type { CourseRow } from '../../../contract.ts';
import { withChoice } from './attribute-choices.ts';
import { kindsOf } from '../course-row.ts';
import { statesLevel } from '../../levels.ts';
import { type CourseFilters, withFilter, withoutFilter } from './filters.ts';
import { listHits } from '../listing.ts';
import type { SearchHit } from '../index/search-index.ts';
import type { NamedCodes, StudentView } from './student-courses.ts';

/** Number of courses for each value of a list; values without any are absent. */
type Counts = Map<string, number>;

/** For each list of filter values: how many courses match all other filters. */
export interface FacetCounts {
  schemes: Map<string, Counts>;
  levels: Counts;
  kinds: Counts;
  groups: Counts;
}

/**
 * Each list is counted without its own filter, since its values are alternatives; a list without an active filter is
 * counted over the current results.
 *
 * @param groups names of the student's requirement groups
 */
export const facetCounts = (
  hits: readonly SearchHit[],
  filters: CourseFilters,
  student: StudentView,
  groups: readonly NamedCodes[],
): FacetCounts => {
  const unsorted: CourseFilters = { ...filters, workloadSort: 'none', scoreSort: 'none' };
  const rowsOf = (asked: CourseFilters): CourseRow[] =>
    listHits(hits, asked, student).hits.map(({ row }) => row);
  const listed = rowsOf(unsorted);
  const beside = (key: 'levels' | 'kinds' | 'groups'): readonly CourseRow[] =>
    unsorted[key].length === 0 ? listed : rowsOf(withoutFilter(unsorted, key));
  const schemes = new Map<string, Counts>();
  const addScheme = (rows: readonly CourseRow[], isCounted: (scheme: string) => boolean): void => {
    for (const row of rows)
      for (const attribute of row.attributes)
        if (isCounted(attribute.scheme) && !statesLevel(attribute)) {
          const known = schemes.get(attribute.scheme) ?? new Map<string, number>();
          add(known, attribute.value);
          schemes.set(attribute.scheme, known);
        }
  };
  const asked = new Set(unsorted.attributes.map(({ scheme }) => scheme));
  addScheme(listed, (scheme) => !asked.has(scheme));
  for (const choice of unsorted.attributes) {
    const others = withChoice(unsorted.attributes, { ...choice, values: [] });
    addScheme(rowsOf(withFilter(unsorted, 'attributes', others)), (scheme) => scheme === choice.scheme);
  }
  const levels: Counts = new Map();
  for (const { level } of beside('levels')) if (level !== null) add(levels, level);
  const kinds: Counts = new Map();
  for (const row of beside('kinds')) for (const kind of kindsOf(row)) add(kinds, kind);
  const counting: Counts = new Map();
  if (groups.length > 0) {
    const rows = beside('groups');
    for (const { name, codes } of groups) {
      const counted = new Set(codes);
      counting.set(name, rows.filter((row) => row.codes.some((code) => counted.has(code))).length);
    }
  }
  return { schemes, levels, kinds, groups: counting };
};

const add = (counts: Counts, value: string): void => {
  counts.set(value, (counts.get(value) ?? 0) + 1);
};
