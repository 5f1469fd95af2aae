import { asksForTimes, fittingSections, type TimesAsked } from '../fitting-sections.ts';
import type { CourseRow } from '../../contract.ts';
import type { Outcome } from '../unstated.ts';
import { type Filterable, sectionsOf } from './course-row.ts';
import { identityOf } from './duplicates.ts';
import { FILTER_CONTROLS, type FilterValue } from './filter-controls.ts';
import { type Fact, type Filter, type FilterKey, FILTERS } from './filter-table.ts';
import type { StudentNeed, StudentView } from './student-filters.ts';

export type SortOrder = 'none' | 'low_to_high' | 'high_to_low';

/** The value of each filter in the table. Empty lists and `false` filter nothing. */
export type FilterValues = { [Key in FilterKey]: FilterValue[(typeof FILTERS)[Key]['control']] };

/** The filters and the order of the list. */
export interface CourseFilters extends FilterValues {
  /** Filters that are turned round: what matches is left out. In the table's order, as `keep`. */
  not: readonly FilterKey[];
  /** Filters that let rows through whose record does not say. */
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

const isOn = (filters: Partial<FilterValues>, key: FilterKey, filter: Filter): boolean => {
  const value = filters[key];
  return value !== undefined && textsOf(filter, value).length > 0;
};

/** The filters that are on. */
const filtersOn = (filters: Partial<FilterValues>): Partial<FilterValues> =>
  Object.fromEntries(
    FILTER_ENTRIES.flatMap(([key, filter]) => (isOn(filters, key, filter) ? [[key, filters[key]]] : [])),
  );

/** The keys of the filters that are on. */
export const keysOn = (filters: Partial<FilterValues>): FilterKey[] =>
  FILTER_ENTRIES.flatMap(([key, filter]) => (isOn(filters, key, filter) ? key : []));

const isWidening = (filter: Filter): boolean => filter.control === 'switch' && filter.widens === true;

/** Attributes have their own way to ask for none, scheme by scheme. */
const isTurnable = ({ control }: Filter): boolean => control !== 'attributes';

/** The filters that are on and narrow the list, in the table's order: those that have a chip. */
export const narrowingKeys = (filters: Partial<FilterValues>): FilterKey[] =>
  keysOn(filters).filter((key) => !isWidening(FILTERS[key]));

/** Without marks on filters that are off. */
const tidy = (filters: CourseFilters): CourseFilters => {
  const on = narrowingKeys(filters);
  const not = on.filter((key) => filters.not.includes(key) && isTurnable(FILTERS[key]));
  return { ...filters, not, keep: on.filter((key) => filters.keep.includes(key)) };
};

/** The filters with another value of one; one that goes off is no longer turned round. */
export const withFilter = (
  filters: CourseFilters,
  key: FilterKey,
  value: FilterValues[FilterKey],
): CourseFilters => tidy({ ...filters, [key]: value });

export const withoutFilter = (filters: CourseFilters, key: FilterKey): CourseFilters =>
  withFilter(filters, key, FILTER_CONTROLS[FILTERS[key].control].off);

/** The filters with one turned round, or back. */
export const turnedRound = (filters: CourseFilters, key: FilterKey): CourseFilters =>
  tidy({ ...filters, not: toggled(filters.not, key) });

/** The filters with one, or several, letting through what its record does not say. */
export const keeping = (filters: CourseFilters, keys: readonly FilterKey[], isKept: boolean): CourseFilters =>
  tidy({
    ...filters,
    keep: isKept ? [...filters.keep, ...keys] : filters.keep.filter((key) => !keys.includes(key)),
  });

/** Filters as an address may say them, which can mark what is off. */
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

/** A filter's predicate, with its value bound. */
export type FilterQuestion = (row: Filterable) => Outcome;

/** Predicates of the given filters. An empty list counts as given, and matches nothing. */
export const questionsOf = (given: Partial<FilterValues>, student: StudentView): FilterQuestion[] =>
  FILTER_ENTRIES.flatMap(([key, filter]) => {
    const value = given[key];
    return value === undefined || isWidening(filter) ? [] : questionOf(filter, value, student);
  });

const questionOf = (filter: Filter, value: FilterValues[FilterKey], student: StudentView): FilterQuestion => {
  // As in `textsOf`.
  if (filter.times) return timesQuestion(filter.times(value as never), () => true);
  return (row) => filter.accepts(row, value as never, student);
};

const timesOf = (
  { times, turnedTimes }: Extract<Filter, { times: unknown }>,
  value: FilterValues[FilterKey],
  isTurned: boolean,
): TimesAsked => {
  // As in `textsOf`.
  if (!isTurned) return times(value as never);
  return turnedTimes ? turnedTimes(value as never) : { except: [times(value as never)] };
};

/** Whether one choice of sections satisfies all that is asked of times, and what else is asked of sections. */
const timesQuestion = (
  asked: TimesAsked,
  accepts: (row: Filterable, sections: ReturnType<typeof sectionsOf>) => boolean,
): FilterQuestion => {
  const known = new Map<string, Outcome>();
  return (row) => {
    const identity = identityOf(row);
    const before = known.get(identity);
    if (before !== undefined) return before;
    const read = { ...row, sections: sectionsOf(row) };
    const { answer } = fittingSections(read, asked, (sections) => accepts(row, sections));
    const outcome = answer === 'unstated' ? 'meetings' : answer === 'fits';
    known.set(identity, outcome);
    return outcome;
  };
};

/** One or several filters that are decided together. */
interface Condition {
  keys: readonly FilterKey[];
  ask: FilterQuestion;
  /** Rows that do not say pass. */
  isLenient: boolean;
}

/** The conditions of the filters that are on; of those on times, turned round or not, one. */
const conditionsOf = (filters: CourseFilters, student: StudentView): Condition[] => {
  const conditions: Condition[] = [];
  const together: FilterKey[] = [];
  let times: TimesAsked = {};
  const sectionTests: NonNullable<Filter['acceptsSections']>[] = [];
  for (const key of narrowingKeys(filters)) {
    const filter: Filter = FILTERS[key];
    const isTurned = filters.not.includes(key);
    if (filter.times) {
      together.push(key);
      const asked = timesOf(filter, filters[key], isTurned);
      times = { ...times, ...asked, except: [...(times.except ?? []), ...(asked.except ?? [])] };
      continue;
    }
    if (filter.acceptsSections && !isTurned) sectionTests.push(filter.acceptsSections);
    const ask = questionOf(filter, filters[key], student);
    conditions.push({
      keys: [key],
      ask: isTurned ? opposite(ask) : ask,
      isLenient: filters.keep.includes(key),
    });
  }
  if (asksForTimes(times))
    conditions.push({
      keys: together,
      ask: timesQuestion(times, (row, sections) =>
        sectionTests.every((accepts) => accepts(row, sections, student)),
      ),
      isLenient: together.some((key) => filters.keep.includes(key)),
    });
  return conditions;
};

const opposite =
  (ask: FilterQuestion): FilterQuestion =>
  (row) => {
    const outcome = ask(row);
    return typeof outcome === 'boolean' ? !outcome : outcome;
  };

/** The last filters asked of each student: with every key typed they are the same. */
const lastConditions = new WeakMap<StudentView, { of: string; conditions: Condition[] }>();

const rememberedConditions = (filters: CourseFilters, student: StudentView): Condition[] => {
  const of = JSON.stringify(filters);
  const last = lastConditions.get(student);
  if (last?.of === of) return last.conditions;
  const conditions = conditionsOf(filters, student);
  lastConditions.set(student, { of, conditions });
  return conditions;
};

/** What the filters let through, and what they cannot tell of. */
export interface Sifted<Item> {
  passed: Item[];
  /** Would pass, but the record does not say what a filter asks. */
  unsaid: Item[];
  /** The filters of which records do not say it. */
  unsaidBy: FilterKey[];
}

export function sift<Item>(
  items: readonly Item[],
  filters: CourseFilters,
  rowOf: (item: Item) => CourseRow,
  student: StudentView,
): Sifted<Item> {
  const conditions = rememberedConditions(filters, student);
  const passed: Item[] = [];
  const unsaid: Item[] = [];
  const unsaidBy = new Set<FilterKey>();
  for (const item of items) {
    const lacking = lackingOf(rowOf(item), conditions);
    if (lacking === null) continue;
    if (lacking.length === 0) passed.push(item);
    else unsaid.push(item);
    for (const key of lacking) unsaidBy.add(key);
  }
  return { passed, unsaid, unsaidBy: keysOn(filters).filter((key) => unsaidBy.has(key)) };
}

const NOTHING: readonly FilterKey[] = [];

/** The filters that a row does not tell about; null where it does not pass another. */
const lackingOf = (row: CourseRow, conditions: readonly Condition[]): readonly FilterKey[] | null => {
  let lacking = NOTHING;
  for (const { keys, ask, isLenient } of conditions) {
    const outcome = ask(row);
    if (outcome === false) return null;
    if (outcome !== true && !isLenient) lacking = [...lacking, ...keys];
  }
  return lacking;
};

/** Whether a row is left out until the student asks for its like. */
export const leavesOut = (filters: FilterValues, student: StudentView): ((row: Filterable) => boolean) => {
  const waiting = FILTER_ENTRIES.filter(([key, filter]) => isWidening(filter) && filters[key] === false);
  return (row) => waiting.some(([, filter]) => questionOf(filter, false, student)(row) !== true);
};

/** What a catalogue is known to have, or to lack. */
export type Facts = Readonly<Partial<Record<Fact, boolean>>>;

/** The filters and sorts that a catalogue has the facts for; the others are off. */
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

/** What the records do not state that these filters ask for: `a rating or hours`. */
export const lackingWords = (keys: readonly FilterKey[]): string => {
  const words = keys.flatMap((key) => (FILTERS[key] as Filter).lacks ?? []);
  return [...new Set(words)].join(' or ');
};

/** Whether the catalogue has what a filter asks about, as far as is known. */
export const isAnswerable = ({ fact }: Filter, has: Facts): boolean =>
  fact === undefined || has[fact] !== false;

/** In place, if a sort is chosen. Rows with the same figure keep their order. */
export function sortRows<Item>(
  items: Item[],
  { workloadSort, scoreSort }: CourseFilters,
  rowOf: (item: Item) => CourseRow,
): Item[] {
  if (workloadSort !== 'none') {
    const hours = (item: Item) => figureOr(rowOf(item).mean_hours, MISSING_WORKLOAD);
    return items.sort((a, b) => (workloadSort === 'low_to_high' ? hours(a) - hours(b) : hours(b) - hours(a)));
  }
  if (scoreSort !== 'none') {
    const score = (item: Item) => figureOr(rowOf(item).overall_score_course_mean, MISSING_SCORE);
    return items.sort((a, b) => (scoreSort === 'low_to_high' ? score(a) - score(b) : score(b) - score(a)));
  }
  return items;
}

const figureOr = (value: number | null, missing: number): number =>
  value === null || Number.isNaN(value) ? missing : value;

/** The filters and sorts that are on: what "no results" and the debug panel speak of. */
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
