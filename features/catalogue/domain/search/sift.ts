import { asksForTimes, fittingSections, type TimesAsked } from '../sections/fitting-sections.ts';
import type { CourseRow } from '../../contract.ts';
import type { Outcome } from '../unstated.ts';
import { type Filterable, sectionsOf } from './course-row.ts';
import { identityOf } from './duplicates.ts';
import { type Filter, type FilterKey, FILTERS } from './filters/filter-table.ts';
import {
  type CourseFilters,
  FILTER_ENTRIES,
  type FilterValues,
  isWidening,
  keysOn,
  narrowingKeys,
} from './filters/filters.ts';
import type { StudentView } from './filters/student-courses.ts';

/** Replaces a missing figure when sorting. */
const MISSING_WORKLOAD = 999;
const MISSING_SCORE = -1;

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

/** A combined condition on times and other properties of sections, which one choice of sections must satisfy. */
const timesQuestion = (
  asked: TimesAsked,
  accepts: (row: Filterable, sections: ReturnType<typeof sectionsOf>) => boolean,
): FilterQuestion => {
  const known = new Map<string, Outcome>();
  return (row) => {
    const identity = identityOf(row);
    const before = known.get(identity);
    if (before !== undefined) return before;
    const { course_id, class_number, class_tag, term, takes } = row;
    const read = { course_id, class_number, class_tag, term, takes, sections: sectionsOf(row) };
    const { answer } = fittingSections(read, asked, (sections) => accepts(row, sections));
    const outcome = answer === 'unstated' ? 'meetings' : answer === 'fits';
    known.set(identity, outcome);
    return outcome;
  };
};

/** One filter, or several that are decided together. */
interface Condition {
  keys: readonly FilterKey[];
  ask: FilterQuestion;
  /** Rows with unknown values pass. */
  isLenient: boolean;
}

/**
 * The conditions of the active filters; all conditions on times become one. A negated one rejects what can be taken so
 * that it holds as well, so that with its opposite it adds up to what the others leave.
 */
const conditionsOf = (filters: CourseFilters, student: StudentView): Condition[] => {
  const conditions: Condition[] = [];
  const together: FilterKey[] = [];
  let times: TimesAsked = {};
  const refused: TimesAsked[] = [];
  const sectionTests: NonNullable<Filter['acceptsSections']>[] = [];
  for (const key of narrowingKeys(filters)) {
    const filter: Filter = FILTERS[key];
    const isTurned = filters.not.includes(key);
    if (filter.times) {
      together.push(key);
      // As in `textsOf`.
      const asked = filter.times(filters[key] as never);
      if (isTurned) refused.push(asked);
      else times = { ...times, ...asked };
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
  if (together.length > 0) {
    const ask = (asked: TimesAsked): FilterQuestion =>
      timesQuestion(asked, (row, sections) =>
        sectionTests.every((accepts) => accepts(row, sections, student)),
      );
    const wanted = asksForTimes(times) ? [ask(times)] : [];
    const unwanted = refused.filter(asksForTimes).map((each) => opposite(ask({ ...times, ...each })));
    conditions.push({
      keys: together,
      ask: allOf([...wanted, ...unwanted]),
      isLenient: together.some((key) => filters.keep.includes(key)),
    });
  }
  return conditions;
};

const opposite =
  (ask: FilterQuestion): FilterQuestion =>
  (row) => {
    const outcome = ask(row);
    return typeof outcome === 'boolean' ? !outcome : outcome;
  };

/** Unknown if none says no and one does not say. */
const allOf =
  (questions: readonly FilterQuestion[]): FilterQuestion =>
  (row) => {
    let all: Outcome = true;
    for (const ask of questions) {
      const outcome = ask(row);
      if (outcome === false) return false;
      if (outcome !== true) all = outcome;
    }
    return all;
  };

/**
 * Cache of the latest filters per student: they stay the same while the student types, and facet lists query without
 * one filter each.
 */
const lastConditions = new WeakMap<StudentView, Map<string, Condition[]>>();
const MOST_REMEMBERED = 12;

const rememberedConditions = (filters: CourseFilters, student: StudentView): Condition[] => {
  const of = JSON.stringify(filters);
  const last = lastConditions.get(student) ?? new Map<string, Condition[]>();
  lastConditions.set(student, last);
  const conditions = last.get(of) ?? conditionsOf(filters, student);
  last.delete(of);
  last.set(of, conditions);
  for (const oldest of last.keys()) if (last.size > MOST_REMEMBERED) last.delete(oldest);
  return conditions;
};

/** Rows that pass the filters, and those with unknown values. */
export interface Sifted<Item> {
  passed: Item[];
  /** Would pass, but the record lacks a value that a filter needs. */
  unsaid: Item[];
  /** The filters with unknown values. */
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

/** Whether a row passes the filters, as a test of one row after another. */
export const filterTest = (filters: CourseFilters, student: StudentView): ((row: Filterable) => boolean) => {
  const conditions = conditionsOf(filters, student);
  return (row) => lackingOf(row, conditions)?.length === 0;
};

const NOTHING: readonly FilterKey[] = [];

/** The filters whose values a row lacks; null if another filter rejects it. */
const lackingOf = (row: Filterable, conditions: readonly Condition[]): readonly FilterKey[] | null => {
  let lacking = NOTHING;
  for (const { keys, ask, isLenient } of conditions) {
    const outcome = ask(row);
    if (outcome === false) return null;
    if (outcome !== true && !isLenient) lacking = [...lacking, ...keys];
  }
  return lacking;
};

/** Whether a row is hidden until the student asks for rows of its kind. */
export const leavesOut = (filters: FilterValues, student: StudentView): ((row: Filterable) => boolean) => {
  const waiting = FILTER_ENTRIES.filter(([key, filter]) => isWidening(filter) && filters[key] === false);
  const questions = waiting.map(([, filter]) => questionOf(filter, false, student));
  return (row) => questions.some((ask) => ask(row) !== true);
};

/** Sorts in place if a sort is chosen; stable. */
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
