import { FILTER_CONTROLS } from './filter-controls.ts';
import { type FilterKey, FILTERS } from './filter-table.ts';
import {
  type CourseFilters,
  FILTER_ENTRIES,
  filterValues,
  NO_FILTERS,
  readMarks,
  type SortOrder,
  textsOf,
} from './filters.ts';

const SORTS = new Map<string, Pick<CourseFilters, 'workloadSort' | 'scoreSort'>>([
  ['workload-low', { workloadSort: 'low_to_high', scoreSort: 'none' }],
  ['workload-high', { workloadSort: 'high_to_low', scoreSort: 'none' }],
  ['score-high', { workloadSort: 'none', scoreSort: 'high_to_low' }],
  ['score-low', { workloadSort: 'none', scoreSort: 'low_to_high' }],
]);
const UNSORTED: { workloadSort: SortOrder; scoreSort: SortOrder } = {
  workloadSort: NO_FILTERS.workloadSort,
  scoreSort: NO_FILTERS.scoreSort,
};

/** Filters by their URL parameters. */
const keysIn = (names: readonly string[]): FilterKey[] =>
  FILTER_ENTRIES.flatMap(([key, { param }]) => (names.includes(param) ? key : []));

/** Reads filters and sort from a URL; invalid values are ignored. */
export const readFilters = (params: URLSearchParams): CourseFilters => {
  const values = filterValues(({ control, param }) => FILTER_CONTROLS[control].read(params.getAll(param)));
  return {
    ...values,
    ...readMarks(values, keysIn(params.getAll('not')), keysIn(params.getAll('keep'))),
    ...(SORTS.get(params.get('sort') ?? '') ?? UNSORTED),
  };
};

/** The inverse of `readFilters`: adds everything that is not the default to the URL. */
export const writeFilters = (params: URLSearchParams, filters: CourseFilters): void => {
  for (const [key, filter] of FILTER_ENTRIES)
    for (const each of textsOf(filter, filters[key])) params.append(filter.param, each);
  for (const key of filters.not) params.append('not', FILTERS[key].param);
  for (const key of filters.keep) params.append('keep', FILTERS[key].param);
  const sort = [...SORTS].find(
    ([, { workloadSort, scoreSort }]) =>
      workloadSort === filters.workloadSort && scoreSort === filters.scoreSort,
  );
  if (sort) params.set('sort', sort[0]);
};
