import { describe, expect, it } from 'vitest';
import type { CourseRow } from '../../contract.ts';
import { type CourseFilters, NO_FILTERS } from './filters/filters.ts';
import { dropsOf, listHits } from './listing.ts';
import { row } from './sample-rows.ts';
import { studentView } from './filters/student-filters.ts';
import { NO_STUDENT_COURSES } from './filters/student-courses.ts';

const ROWS = [
  row('A 1', 'One', { units: 4, level: 'graduate', mean_hours: 5 }),
  row('A 2', 'Two', { units: 2, level: 'introductory', mean_hours: 3 }),
  row('A 3', 'Three', { units: null, level: 'graduate' }),
  row('A 4', 'Four', { units: 4, level: null, mean_hours: 9, independent: true }),
];
const VIEW = studentView(ROWS, NO_STUDENT_COURSES);
const hitsOf = (rows: readonly CourseRow[]) =>
  rows.map((each) => ({ row: each, words: [], isNamed: false, isOfTopic: false }));
const list = (part: Partial<CourseFilters>, rows = ROWS) => {
  const { hits, ...rest } = listHits(hitsOf(rows), { ...NO_FILTERS, ...part }, VIEW);
  return { ...rest, tags: hits.map((hit) => hit.row.class_tag) };
};

describe('filtered search results', () => {
  it('count those with unknown values, without what is not listed anyway', () => {
    expect(list({ units: { min: 3, max: null } })).toEqual({
      tags: ['A 1'],
      leftOut: 1,
      unsaid: { count: 1, by: ['units'] },
    });
    expect(list({ levels: ['graduate'], isIndependentToo: true })).toEqual({
      tags: ['A 1', 'A 3'],
      leftOut: 0,
      unsaid: { count: 1, by: ['levels'] },
    });
    expect(list({ levels: ['graduate'] }).unsaid).toEqual({ count: 0, by: [] });
  });

  it('are sorted by the unrounded value', () => {
    expect(list({ workloadSort: 'low_to_high' }).tags).toEqual(['A 2', 'A 1', 'A 3']);
  });
});

describe('suggestions for what to drop', () => {
  const drops = (part: Partial<CourseFilters>, found: readonly CourseRow[] = ROWS, hasText = false) =>
    dropsOf((withText) => hitsOf(withText ? found : ROWS), hasText, { ...NO_FILTERS, ...part }, VIEW);

  it('contain each filter whose removal gives results, and how many', () => {
    expect(drops({ units: { min: 2, max: 2 }, levels: ['graduate'] })).toEqual([
      { what: 'units', count: 2 },
      { what: 'levels', count: 1 },
    ]);
  });

  it('contain the text if the filters alone give results', () => {
    expect(drops({ levels: ['graduate'] }, [], true)).toEqual([{ what: 'text', count: 2 }]);
  });

  it('are empty if each filter alone gives none', () => {
    expect(drops({ units: { min: 50, max: null }, hours: { min: 50, max: null } })).toEqual([]);
  });
});
