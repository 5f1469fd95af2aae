import type { CourseRow } from '../../contract.ts';
import type { Outcome } from '../unstated.ts';
import type { Filterable } from './course-row.ts';
import { FILTER_CONTROLS, type FilterValue } from './filter-controls.ts';
import { type Figure, type Filter, type FilterKey, FILTERS } from './filter-table.ts';
import type { StudentNeed, StudentView } from './student-filters.ts';

export type SortOrder = 'none' | 'low_to_high' | 'high_to_low';

/** The value of each filter in the table. Empty lists and `false` filter nothing. */
export type FilterValues = { [Key in FilterKey]: FilterValue[(typeof FILTERS)[Key]['control']] };

/** The filter bar. */
export interface CourseFilters extends FilterValues {
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

/** What stands in for a figure that is missing, when rows are sorted by it. */
const MISSING_WORKLOAD = 999;
const MISSING_SCORE = -1;

/** The two sorts exclude each other: choosing one puts the other out. */
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

/** The filters that are on. */
const filtersOn = (filters: Partial<FilterValues>): Partial<FilterValues> =>
  Object.fromEntries(
    FILTER_ENTRIES.flatMap(([key, filter]) => {
      const value = filters[key];
      return value === undefined || textsOf(filter, value).length === 0 ? [] : [[key, value]];
    }),
  );

const isWidening = (filter: Filter): boolean => filter.control === 'switch' && filter.widens === true;

/** A filter's predicate, with its value bound. */
export type FilterQuestion = (row: Filterable) => Outcome;

/** Predicates of the given filters. An empty list counts as given, and matches nothing. */
export const questionsOf = (given: Partial<FilterValues>, student: StudentView): FilterQuestion[] =>
  FILTER_ENTRIES.flatMap(([key, filter]) => {
    const value = given[key];
    // As in `textsOf`.
    return value === undefined || isWidening(filter)
      ? []
      : (row: Filterable) => filter.accepts(row, value as never, student);
  });

/** Whether a row is left out until the student asks for its like. */
export const leavesOut = (filters: FilterValues, student: StudentView): ((row: Filterable) => boolean) => {
  const waiting = FILTER_ENTRIES.filter(([key, filter]) => isWidening(filter) && filters[key] === false);
  return (row) => waiting.some(([, { accepts }]) => accepts(row, false as never, student) !== true);
};

/** The filters and sorts that a catalogue has the figures for; the others are off. */
export const withFigures = (filters: CourseFilters, has: Record<Figure, boolean>): CourseFilters => ({
  ...filters,
  ...Object.fromEntries(
    FILTER_ENTRIES.flatMap(([key, filter]) =>
      isAnswerable(filter, has) ? [] : [[key, FILTER_CONTROLS[filter.control].off]],
    ),
  ),
  workloadSort: has.hours ? filters.workloadSort : 'none',
  scoreSort: has.rating ? filters.scoreSort : 'none',
});

/** Whether the catalogue has the figure that a filter asks about. */
export const isAnswerable = (filter: Filter, has: Record<Figure, boolean>): boolean =>
  filter.control !== 'switch' || filter.figure === undefined || has[filter.figure];

const passesAll = (row: CourseRow, questions: readonly FilterQuestion[]): boolean =>
  questions.every((ask) => ask(row) === true);

/** The rows that pass, sorted if a sort is chosen. Rows with the same figure keep their order. */
export function applyFilters<Item>(
  items: readonly Item[],
  filters: CourseFilters,
  rowOf: (item: Item) => CourseRow,
  student: StudentView,
): Item[] {
  const questions = questionsOf(filtersOn(filters), student);
  const passed = items.filter((item) => passesAll(rowOf(item), questions));
  const { workloadSort, scoreSort } = filters;
  if (workloadSort !== 'none') {
    const hours = (item: Item) => figureOr(rowOf(item).mean_hours, MISSING_WORKLOAD);
    return passed.sort((a, b) =>
      workloadSort === 'low_to_high' ? hours(a) - hours(b) : hours(b) - hours(a),
    );
  }
  if (scoreSort !== 'none') {
    const score = (item: Item) => figureOr(rowOf(item).overall_score_course_mean, MISSING_SCORE);
    return passed.sort((a, b) => (scoreSort === 'low_to_high' ? score(a) - score(b) : score(b) - score(a)));
  }
  return passed;
}

const figureOr = (value: number | null, missing: number): number =>
  value === null || Number.isNaN(value) ? missing : value;

/** The filters and sorts that are on: what "no results" and the debug panel speak of. */
export function activeFilters(filters: CourseFilters): Partial<CourseFilters> {
  const { workloadSort, scoreSort } = filters;
  return {
    ...filtersOn(filters),
    ...(workloadSort === 'none' ? {} : { workloadSort }),
    ...(scoreSort === 'none' ? {} : { scoreSort }),
  };
}

/** The student's courses that the active filters depend on. */
export const needsOf = (filters: Partial<FilterValues>): ReadonlySet<StudentNeed> => {
  const on = filtersOn(filters);
  return new Set(FILTER_ENTRIES.flatMap(([key, { needs }]) => (key in on && needs ? needs : [])));
};
