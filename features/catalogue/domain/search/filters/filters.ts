import { FILTER_CONTROLS, type FilterValue } from './filter-controls.ts';
import { type Fact, type Filter, type FilterKey, FILTERS } from './filter-table.ts';
import type { StudentNeed } from './student-courses.ts';

export type SortOrder = 'none' | 'low_to_high' | 'high_to_low';

/** The value of each filter in the table. Empty lists and `false` filter nothing. */
export type FilterValues = { [Key in FilterKey]: FilterValue[(typeof FILTERS)[Key]['control']] };

/** The filters and the sort order of the list. */
export interface CourseFilters extends FilterValues {
  /** Negated filters: matches are left out. In the table's order, like `keep`. */
  not: readonly FilterKey[];
  /** Filters that let rows with unknown values through. */
  keep: readonly FilterKey[];
  workloadSort: SortOrder;
  scoreSort: SortOrder;
}

/** Every filter with its key, in the table's order. */
export const FILTER_ENTRIES = Object.entries(FILTERS) as readonly [FilterKey, Filter][];

/** One value for each filter. */
export const filterValues = (valueOf: (filter: Filter) => FilterValues[FilterKey]): FilterValues =>
  Object.fromEntries(FILTER_ENTRIES.map(([key, filter]) => [key, valueOf(filter)])) as FilterValues;

export const NO_FILTERS: CourseFilters = {
  ...filterValues(({ control }) => FILTER_CONTROLS[control].off),
  not: [],
  keep: [],
  workloadSort: 'none',
  scoreSort: 'none',
};

export const WORKLOAD_SORT_LABELS = {
  low_to_high: 'Low to High (Gem)',
  high_to_low: 'High to Low (Pain)',
} as const;
export const SCORE_SORT_LABELS = {
  high_to_low: 'High to Low (GOAT)',
  low_to_high: 'Low to High (Needs Work)',
} as const;

/** The two sorts are mutually exclusive: choosing one resets the other. */
export const sortedByWorkload = (filters: CourseFilters, workloadSort: SortOrder): CourseFilters => ({
  ...filters,
  workloadSort,
  scoreSort: workloadSort === 'none' ? filters.scoreSort : 'none',
});

export const sortedByScore = (filters: CourseFilters, scoreSort: SortOrder): CourseFilters => ({
  ...filters,
  scoreSort,
  workloadSort: scoreSort === 'none' ? filters.workloadSort : 'none',
});

/** The values of a filter's URL parameter; empty if it is off. */
export const textsOf = ({ control }: Filter, value: FilterValues[FilterKey]): readonly string[] =>
  // The table's type relates values to controls; the type of a single entry does not.
  FILTER_CONTROLS[control].write(value as never);

const isOn = (filters: Partial<FilterValues>, key: FilterKey, filter: Filter): boolean => {
  const value = filters[key];
  return value !== undefined && textsOf(filter, value).length > 0;
};

/** The active filters. */
const filtersOn = (filters: Partial<FilterValues>): Partial<FilterValues> =>
  Object.fromEntries(
    FILTER_ENTRIES.flatMap(([key, filter]) => (isOn(filters, key, filter) ? [[key, filters[key]]] : [])),
  );

/** The keys of the active filters. */
export const keysOn = (filters: Partial<FilterValues>): FilterKey[] =>
  FILTER_ENTRIES.flatMap(([key, filter]) => (isOn(filters, key, filter) ? key : []));

/** Whether a filter widens the list. */
export const isWidening = (filter: Filter): boolean => filter.control === 'switch' && filter.widens === true;

/** Attributes have their own mode for "none of", per scheme. */
const isTurnable = ({ control }: Filter): boolean => control !== 'attributes';

/** The active filters that narrow the list, in the table's order; these have a chip. */
export const narrowingKeys = (filters: Partial<FilterValues>): FilterKey[] =>
  keysOn(filters).filter((key) => !isWidening(FILTERS[key]));

/** Removes marks of inactive filters. */
const tidy = (filters: CourseFilters): CourseFilters => {
  const on = narrowingKeys(filters);
  const not = on.filter((key) => filters.not.includes(key) && isTurnable(FILTERS[key]));
  return { ...filters, not, keep: on.filter((key) => filters.keep.includes(key)) };
};

/** Sets one filter's value; turning it off also removes its negation. */
export const withFilter = (
  filters: CourseFilters,
  key: FilterKey,
  value: FilterValues[FilterKey],
): CourseFilters => tidy({ ...filters, [key]: value });

export const withoutFilter = (filters: CourseFilters, key: FilterKey): CourseFilters =>
  withFilter(filters, key, FILTER_CONTROLS[FILTERS[key].control].off);

/** Toggles the negation of one filter. */
export const turnedRound = (filters: CourseFilters, key: FilterKey): CourseFilters =>
  tidy({ ...filters, not: toggled(filters.not, key) });

/** Sets whether filters let rows with unknown values through. */
export const keeping = (filters: CourseFilters, keys: readonly FilterKey[], isKept: boolean): CourseFilters =>
  tidy({
    ...filters,
    keep: isKept ? [...filters.keep, ...keys] : filters.keep.filter((key) => !keys.includes(key)),
  });

/** Marks as written in a URL, which may refer to inactive filters. */
export const readMarks = (
  values: FilterValues,
  not: readonly FilterKey[],
  keep: readonly FilterKey[],
): Pick<CourseFilters, 'not' | 'keep'> => {
  const { not: turned, keep: kept } = tidy({ ...NO_FILTERS, ...values, not, keep });
  return { not: turned, keep: kept };
};

const toggled = (keys: readonly FilterKey[], key: FilterKey): FilterKey[] =>
  keys.includes(key) ? keys.filter((each) => each !== key) : [...keys, key];

/** Facts that a catalogue is known to have or to lack. */
export type Facts = Readonly<Partial<Record<Fact, boolean>>>;

/** Turns off filters and sorts whose facts the catalogue lacks. */
export const withFacts = (filters: CourseFilters, has: Facts): CourseFilters =>
  tidy({
    ...filters,
    ...Object.fromEntries(
      FILTER_ENTRIES.flatMap(([key, filter]) =>
        isAnswerable(filter, has) ? [] : [[key, FILTER_CONTROLS[filter.control].off]],
      ),
    ),
    workloadSort: has.hours === false ? 'none' : filters.workloadSort,
    scoreSort: has.rating === false ? 'none' : filters.scoreSort,
  });

/** Names what records leave unstated for these filters: `a rating or hours`. */
export const lackingWords = (keys: readonly FilterKey[]): string => {
  const words = keys.flatMap((key) => (FILTERS[key] as Filter).lacks ?? []);
  return [...new Set(words)].join(' or ');
};

/** Whether the catalogue has the fact that a filter depends on, as far as is known. */
export const isAnswerable = ({ fact }: Filter, has: Facts): boolean =>
  fact === undefined || has[fact] !== false;

/** The active filters and sorts, for "no results" and the debug panel. */
export function activeFilters(filters: CourseFilters): Partial<CourseFilters> {
  const { workloadSort, scoreSort, not, keep } = filters;
  return {
    ...filtersOn(filters),
    ...(not.length > 0 ? { not } : {}),
    ...(keep.length > 0 ? { keep } : {}),
    ...(workloadSort === 'none' ? {} : { workloadSort }),
    ...(scoreSort === 'none' ? {} : { scoreSort }),
  };
}

/** The student's courses that the active filters depend on. */
export const needsOf = (filters: Partial<FilterValues>): ReadonlySet<StudentNeed> =>
  new Set(keysOn(filters).flatMap((key) => (FILTERS[key] as Filter).needs ?? []));
