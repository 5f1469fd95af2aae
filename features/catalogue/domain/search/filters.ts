import { subjectOfTag } from '../pack/subject-of-tag.ts';
import { parseWeekdays, WEEKDAY_LETTERS } from '../weekdays.ts';
import type { CourseRow } from '../../contract.ts';
import type { StudentView } from './student-filters.ts';

export type DayLetter = (typeof WEEKDAY_LETTERS)[number];
export type SortOrder = 'none' | 'low_to_high' | 'high_to_low';

/** The filter bar. Empty lists and `false` let everything through. */
export interface CourseFilters {
  terms: readonly string[];
  subjects: readonly string[];
  isQRatedOnly: boolean;
  isScheduledOnly: boolean;
  days: readonly DayLetter[];
  /** Nothing that meets when a picked course does. */
  isFittingOnly: boolean;
  /** Nothing that was taken already. */
  isUntakenOnly: boolean;
  workloadSort: SortOrder;
  scoreSort: SortOrder;
}

export const NO_FILTERS: CourseFilters = {
  terms: [],
  subjects: [],
  isQRatedOnly: false,
  isScheduledOnly: false,
  days: [],
  isFittingOnly: false,
  isUntakenOnly: false,
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

const isKnown = (value: number | null): value is number => value !== null && !Number.isNaN(value);

/** Whether a row passes: terms, subjects and days each let through what has any of those chosen. */
export function passesFilters(row: CourseRow, filters: CourseFilters, student: StudentView): boolean {
  const { terms, subjects, days, isQRatedOnly, isScheduledOnly } = filters;
  if (terms.length > 0 && !terms.includes(row.term)) return false;
  if (subjects.length > 0 && !subjects.includes(subjectOfTag(row.class_tag))) return false;
  if (isQRatedOnly && !isKnown(row.overall_score_course_mean)) return false;
  if (isScheduledOnly && row.days.length === 0 && row.schedule === '') return false;
  if (days.length > 0) {
    const meets = parseWeekdays(row.days);
    if (!parseWeekdays(days).some((day) => meets.includes(day))) return false;
  }
  if (filters.isUntakenOnly && student.isTaken(row)) return false;
  return !filters.isFittingOnly || student.fits(row);
}

/** The rows that pass, sorted if a sort is chosen. Rows with the same figure keep their order. */
export function applyFilters<Item>(
  items: readonly Item[],
  filters: CourseFilters,
  rowOf: (item: Item) => CourseRow,
  student: StudentView,
): Item[] {
  const passed = items.filter((item) => passesFilters(rowOf(item), filters, student));
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

const figureOr = (value: number | null, missing: number): number => (isKnown(value) ? value : missing);

/** Whether any filter or sort is on: what "no results" and the debug panel speak of. */
export function activeFilters(filters: CourseFilters): Partial<CourseFilters> {
  const isActive = (value: CourseFilters[keyof CourseFilters]): boolean =>
    typeof value === 'object' ? value.length > 0 : value !== false && value !== 'none';
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => isActive(value)));
}
