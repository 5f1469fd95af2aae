import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ATTRIBUTE_MODES } from '../../domain/search/filters/attribute-choices.ts';
import {
  DAY_MODES,
  type DaysAsked,
  type FilterControl,
  type FilterValue,
  isFreeHours,
  isRange,
} from '../../domain/search/filters/filter-controls.ts';
import {
  type CourseFilters,
  FILTER_ENTRIES,
  type FilterValues,
  NO_FILTERS,
  readMarks,
} from '../../domain/search/filters/filters.ts';
import { readSearchParams, type CourseSearchParams, writeSearchParams } from './search-params.ts';

const PLAIN: CourseSearchParams = {
  text: '',
  filters: NO_FILTERS,
  page: 1,
  order: 'you',
  expansion: true,
  opened: null,
  picks: [],
  isComparing: false,
  isFiltering: false,
};
const ref = { tag: 'COMPSCI 50', classNumber: '12345' };

const names = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 3 });
const days = fc.subarray(['M', 'T', 'W', 'Th', 'F'] as const);
const figure = fc.option(fc.integer({ min: 0, max: 99_999 }).map((hundredths) => hundredths / 100));
const clock = fc
  .record({ hours: fc.integer({ min: 0, max: 23 }), minutes: fc.integer({ min: 0, max: 59 }) })
  .map(({ hours, minutes }) => `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`);
/** An arbitrary valid value for each kind of control. */
const VALUES: { [Control in FilterControl]: fc.Arbitrary<FilterValue[Control]> } = {
  switch: fc.boolean(),
  'multi-select': names,
  days: fc
    .record({ on: days, mode: fc.constantFrom(...DAY_MODES) })
    .map((asked): DaysAsked => (asked.on.length > 0 ? asked : { on: [], mode: 'any' })),
  range: fc.record({ min: figure, max: figure }).filter(isRange),
  time: fc.oneof(fc.constant(''), clock),
  'free-hours': fc
    .option(fc.record({ on: days, start: clock, end: clock }))
    .map((hours) => (hours && isFreeHours(hours) ? hours : null)),
  attributes: fc.uniqueArray(
    fc.record({
      scheme: fc.string({ minLength: 1 }),
      mode: fc.constantFrom(...ATTRIBUTE_MODES),
      values: fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 3 }),
    }),
    { selector: ({ scheme }) => scheme, maxLength: 3 },
  ),
};
const KEYS = FILTER_ENTRIES.map(([key]) => key);
const VIEWS = fc
  .record({
    values: fc.record(Object.fromEntries(FILTER_ENTRIES.map(([key, { control }]) => [key, VALUES[control]]))),
    not: fc.subarray(KEYS),
    keep: fc.subarray(KEYS),
    page: fc.integer({ min: 1, max: 99 }),
  })
  .map(({ values, not, keep, page }): CourseSearchParams => {
    const filters = values as unknown as FilterValues;
    return { ...PLAIN, page, filters: { ...NO_FILTERS, ...filters, ...readMarks(filters, not, keep) } };
  });

describe('URL of a search', () => {
  it('is empty for the screen as it opens', () => {
    expect(writeSearchParams(PLAIN).toString()).toBe('');
    expect(readSearchParams(new URLSearchParams())).toEqual(PLAIN);
  });

  it.each<Partial<CourseSearchParams>>([
    { text: '"data structures" & more' },
    { order: 'code' },
    { filters: { ...NO_FILTERS, terms: ['2025 Fall', '2026 Spring'], subjects: ['HIST-LIT'] } },
    {
      filters: {
        ...NO_FILTERS,
        isQRatedOnly: true,
        isScheduledOnly: true,
        days: { on: ['M', 'Th'], mode: 'any' },
      },
    },
    { filters: { ...NO_FILTERS, isFittingOnly: true, isUntakenOnly: true } },
    { filters: { ...NO_FILTERS, workloadSort: 'low_to_high' } },
    { filters: { ...NO_FILTERS, workloadSort: 'high_to_low' } },
    { filters: { ...NO_FILTERS, scoreSort: 'high_to_low' } },
    { filters: { ...NO_FILTERS, scoreSort: 'low_to_high' }, page: 7 },
    { expansion: false, opened: ref },
    { picks: [ref, { tag: '6.1010', classNumber: null }], isComparing: true },
    { isFiltering: true },
  ])('round-trips a view: %o', (changes) => {
    const view = { ...PLAIN, ...changes };
    expect(readSearchParams(new URLSearchParams(writeSearchParams(view).toString()))).toEqual(view);
  });

  it('round-trips any view', () => {
    fc.assert(
      fc.property(VIEWS, (view) => {
        expect(readSearchParams(new URLSearchParams(writeSearchParams(view).toString()))).toEqual(view);
      }),
    );
  });

  it.each([
    'units=6-3',
    'units=x',
    'units=-',
    'units=1-2-3',
    'rating=4.555-',
    'after=9',
    'after=25:00',
    'free=M 13:00-12:00',
    'free= 12:00-13:00',
    'free=X 12:00-13:00',
    'attribute=Writing',
    'attribute=:x',
    'attribute=Writing:',
    'day=only',
    'not=units&keep=nothing',
  ])('drops invalid filters: %s', (query) => {
    expect(readSearchParams(new URLSearchParams(query))).toEqual(PLAIN);
  });

  it.each<[string, Partial<CourseFilters>]>([
    ['units=3-', { units: { min: 3, max: null } }],
    ['rating=4.5-4.5&keep=rating', { rating: { min: 4.5, max: 4.5 }, keep: ['rating'] }],
    ['day=only&day=T&not=day', { days: { on: ['T'], mode: 'only' }, not: ['days'] }],
    ['free=M.W+12:00-13:30', { keepsFree: { on: ['M', 'W'], start: '12:00', end: '13:30' } }],
    [
      'attribute=-Gen+Ed:Arts&attribute=Writing:a:b',
      {
        attributes: [
          { scheme: 'Gen Ed', mode: 'none', values: ['Arts'] },
          { scheme: 'Writing', mode: 'any', values: ['a:b'] },
        ],
      },
    ],
  ])('produces readable URLs: %s', (query, filters) => {
    expect(readSearchParams(new URLSearchParams(query)).filters).toEqual({ ...NO_FILTERS, ...filters });
  });

  it('may contain anything without breaking the screen', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const view = readSearchParams(new URLSearchParams(query));
        expect(readSearchParams(writeSearchParams(view))).toEqual(view);
      }),
    );
  });

  it('rejects names of inherited object properties as an order', () => {
    expect(readSearchParams(new URLSearchParams('sort=constructor')).filters).toEqual(NO_FILTERS);
  });

  it('drops invalid values', () => {
    const view = readSearchParams(
      new URLSearchParams('page=-3&day=X&day=Th&day=M&sort=best&term=&pick=A&pick=B&pick=C&pick=D&pick=E'),
    );
    expect(view).toEqual({
      ...PLAIN,
      filters: { ...NO_FILTERS, days: { on: ['M', 'Th'], mode: 'any' } },
      picks: ['A', 'B', 'C', 'D'].map((tag) => ({ tag, classNumber: null })),
    });
  });
});
