import { describe, expect, it } from 'vitest';
import { facetCounts } from './facet-counts.ts';
import { facetsOf } from './facets.ts';
import { type CourseFilters, NO_FILTERS } from './filters.ts';
import { row } from '../sample-rows.ts';
import { NO_STUDENT_COURSES } from './student-courses.ts';
import { studentView } from './student-filters.ts';

const arts = { scheme: 'Gen Ed', value: 'Arts' };
const life = { scheme: 'Gen Ed', value: 'Life' };
const writing = { scheme: 'Writing', value: 'Intensive' };
const ROWS = [
  row('A 1', 'One', { attributes: [arts, writing], level: 'introductory' }),
  row('A 2', 'Two', { attributes: [life], level: 'graduate' }),
  row('A 3', 'Three', { attributes: [arts], level: 'graduate' }),
  row('A 4', 'Four', { attributes: [arts], level: 'graduate', independent: true }),
];
const GROUPS = [
  { name: 'Core', codes: ['A 1', 'A 2'] },
  { name: 'Electives', codes: ['A 3'] },
];
/** As the list's query has it while no filter uses the groups. */
const VIEW = studentView(ROWS, NO_STUDENT_COURSES);
const HITS = ROWS.map((each) => ({ row: each, words: [], isNamed: false, isOfTopic: false }));
const counts = (part: Partial<CourseFilters> = {}) =>
  facetCounts(HITS, { ...NO_FILTERS, ...part }, VIEW, GROUPS);

describe('the lists of attributes', () => {
  it('begin with what leaves a choice and most courses have, their values as a catalogue prints them', () => {
    const of = (scheme: string, ...values: string[]) => values.map((value) => ({ scheme, value }));
    const { schemes } = facetsOf([
      row('A 1', 'One', { attributes: [...of('Final exam', 'Yes'), ...of('Major', '10-B', '6-3', '2')] }),
      row('A 2', 'Two', { attributes: [...of('Final exam', 'Yes'), ...of('HASS', 'None', 'HASS-H')] }),
      row('A 3', 'Three', { attributes: [...of('Repeatable', 'Yes'), ...of('HASS', 'HASS-A', 'HASS-E')] }),
    ]);
    expect(schemes.map(({ scheme, values }) => [scheme, ...values.map(({ value }) => value)])).toEqual([
      ['HASS', 'HASS-A', 'HASS-E', 'HASS-H', 'None'],
      ['Major', '2', '6-3', '10-B'],
      ['Final exam', 'Yes'],
      ['Repeatable', 'Yes'],
    ]);
  });
});

describe('what a catalogue offers filters for', () => {
  it('are the days at the weekend on which some course meets, and research where there is any', () => {
    expect(facetsOf(ROWS)).toMatchObject({ weekend: [], has: { independent: true } });
    const others = [row('A 1', 'One', { days: ['Mon', 'Sat'] })];
    expect(facetsOf(others)).toMatchObject({ weekend: ['Sa'], has: { independent: false } });
  });
});

describe('number of courses per value', () => {
  it('counts what is listed, without what is listed only on request', () => {
    const { schemes, levels, groups } = counts();
    expect(schemes.get('Gen Ed')).toEqual(
      new Map([
        ['Arts', 2],
        ['Life', 1],
      ]),
    );
    expect(levels.get('graduate')).toBe(2);
    expect(counts({ isIndependentToo: true }).levels.get('graduate')).toBe(3);
    expect(groups).toEqual(
      new Map([
        ['Core', 2],
        ['Electives', 1],
      ]),
    );
  });

  it('respects the other filters, but not its own', () => {
    const { schemes, levels, groups } = counts({ levels: ['graduate'] });
    expect(levels.get('introductory')).toBe(1);
    expect(schemes.get('Gen Ed')?.get('Arts')).toBe(1);
    expect(schemes.get('Writing')).toBeUndefined();
    expect(groups.get('Core')).toBe(1);
  });

  it('respects the other attribute schemes, but not its own', () => {
    const asked = [{ scheme: 'Gen Ed', mode: 'any' as const, values: ['Life'] }];
    const { schemes, levels } = counts({ attributes: asked });
    expect(schemes.get('Gen Ed')?.get('Arts')).toBe(2);
    expect(schemes.get('Writing')).toBeUndefined();
    expect(levels).toEqual(new Map([['graduate', 1]]));
  });
});
