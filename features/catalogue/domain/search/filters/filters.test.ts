import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { CourseRow } from '../../../contract.ts';
import {
  activeFilters,
  type CourseFilters,
  needsOf,
  NO_FILTERS,
  SCORE_SORT_LABELS,
  sortedByScore,
  sortedByWorkload,
  WORKLOAD_SORT_LABELS,
} from './filters.ts';
import { questionsOf } from '../sift.ts';
import { applyFilters, row } from '../sample-rows.ts';
import { studentView } from './student-filters.ts';
import { NO_STUDENT_COURSES } from './student-courses.ts';

const NOBODY = studentView([], NO_STUDENT_COURSES);

const ROWS = [
  row('COMPSCI 50', 'A', {
    term: '2025 Fall',
    days: ['Mon', 'Wed'],
    schedule: 'Mon, Wed',
    mean_hours: 12,
    overall_score_course_mean: 4.2,
  }),
  row('COMPSCI 51', 'B', {
    term: '2026 Spring',
    days: ['Tue', 'Thu'],
    schedule: 'Tue, Thu',
    mean_hours: 8,
    overall_score_course_mean: 4.8,
  }),
  row('STAT 110', 'C', {
    term: '2025 Fall',
    days: ['Tue'],
    schedule: 'Tue',
    mean_hours: null,
    overall_score_course_mean: null,
  }),
  row('6.1010', 'D', { term: '2026 Spring', mean_hours: Number.NaN, overall_score_course_mean: 3.1 }),
  row('HIST-LIT 97', 'E', {
    term: '2026 Spring',
    days: ['Fri'],
    schedule: 'Fri',
    mean_hours: 3,
    overall_score_course_mean: Number.NaN,
  }),
];
const names = (filters: Partial<CourseFilters>): string =>
  applyFilters(ROWS, { ...NO_FILTERS, ...filters }, (each) => each, NOBODY)
    .map(({ class_name }) => class_name)
    .join('');

describe('the filter bar', () => {
  test.each<[Partial<CourseFilters>, string]>([
    [{}, 'ABCDE'],
    [{ terms: ['2025 Fall'] }, 'AC'],
    [{ terms: ['2025 Fall', '2026 Spring'] }, 'ABCDE'],
    [{ subjects: ['COMPSCI', '6'] }, 'ABD'],
    [{ subjects: ['HIST-LIT'] }, 'E'],
    [{ subjects: ['HIST'] }, ''],
    [{ isQRatedOnly: true }, 'ABD'],
    [{ isScheduledOnly: true }, 'ABCE'],
    [{ days: { on: ['T'], mode: 'any' } }, 'BC'],
    [{ days: { on: ['Th'], mode: 'any' } }, 'B'],
    [{ days: { on: ['M', 'F'], mode: 'any' } }, 'AE'],
    [{ terms: ['2025 Fall'], days: { on: ['T'], mode: 'any' } }, 'C'],
    [{ workloadSort: 'low_to_high' }, 'EBACD'],
    [{ workloadSort: 'high_to_low' }, 'CDABE'],
    [{ scoreSort: 'high_to_low' }, 'BADCE'],
    [{ scoreSort: 'low_to_high' }, 'CEDAB'],
  ])('with %j', (filters, expected) => expect(names(filters)).toBe(expected));

  it('has the specification’s labels', () => {
    expect(WORKLOAD_SORT_LABELS).toEqual({
      low_to_high: 'Low to High (Gem)',
      high_to_low: 'High to Low (Pain)',
    });
    expect(SCORE_SORT_LABELS).toEqual({
      high_to_low: 'High to Low (GOAT)',
      low_to_high: 'Low to High (Needs Work)',
    });
  });

  it('sorts by workload or by score, never both', () => {
    const byScore = sortedByScore(NO_FILTERS, 'high_to_low');
    expect(sortedByWorkload(byScore, 'low_to_high')).toMatchObject({
      workloadSort: 'low_to_high',
      scoreSort: 'none',
    });
    expect(sortedByScore(sortedByWorkload(NO_FILTERS, 'high_to_low'), 'low_to_high')).toMatchObject({
      workloadSort: 'none',
      scoreSort: 'low_to_high',
    });
    expect(sortedByWorkload(byScore, 'none')).toMatchObject({
      workloadSort: 'none',
      scoreSort: 'high_to_low',
    });
  });

  it('reports which filters are active', () => {
    expect(activeFilters(NO_FILTERS)).toEqual({});
    expect(
      activeFilters({ ...NO_FILTERS, terms: ['2025 Fall'], isQRatedOnly: true, scoreSort: 'low_to_high' }),
    ).toEqual({
      terms: ['2025 Fall'],
      isQRatedOnly: true,
      scoreSort: 'low_to_high',
    });
  });

  it('reports missing days as unstated if days are filtered', () => {
    const [ask] = questionsOf({ days: { on: ['T'], mode: 'any' } }, NOBODY);
    expect(ROWS.map((each) => ask?.(each))).toEqual([false, true, true, 'meetings', false]);
  });

  it('reports which of the student’s courses it depends on', () => {
    expect(needsOf({ ...NO_FILTERS, isQRatedOnly: true })).toEqual(new Set());
    expect(needsOf({ ...NO_FILTERS, isUntakenOnly: true })).toEqual(new Set(['taken']));
    expect(needsOf({ ...NO_FILTERS, isUntakenOnly: true, isFittingOnly: true })).toEqual(
      new Set(['taken', 'planned']),
    );
  });

  it('never adds a row, and keeps the order of rows it does not sort', () => {
    const filters = fc.record({
      terms: fc.subarray(['2025 Fall', '2026 Spring']),
      subjects: fc.subarray(['COMPSCI', 'STAT']),
      isQRatedOnly: fc.boolean(),
      isScheduledOnly: fc.boolean(),
      days: fc.record({
        on: fc.subarray(['M', 'T', 'F'] as const),
        mode: fc.constantFrom('any' as const, 'all' as const, 'only' as const),
      }),
      isFittingOnly: fc.boolean(),
      isUntakenOnly: fc.boolean(),
      isIndependentToo: fc.boolean(),
      workloadSort: fc.constant('none' as const),
      scoreSort: fc.constant('none' as const),
    });
    fc.assert(
      fc.property(filters, (drawn) => {
        const kept = applyFilters(ROWS, { ...NO_FILTERS, ...drawn }, (each: CourseRow) => each, NOBODY);
        expect(kept).toEqual(ROWS.filter((each) => kept.includes(each)));
      }),
    );
  });
});
