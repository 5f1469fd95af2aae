import { expect, it } from 'vitest';
import type { ToolInput, ToolOutput } from '../../tools.ts';
import { decisionsOfSearch } from './of-search.ts';

const NOTHING: ToolOutput<'search_courses'> = {
  total: 0,
  total_codes: 0,
  total_offerings: 0,
  courses: [],
  impossible_together: [],
  unknown: {},
  not_recognised: [],
  all_words: true,
};
const said = (search: ToolInput<'search_courses'>, total: number, codes: number): string | undefined =>
  decisionsOfSearch({ ...NOTHING, total, total_codes: codes }, search)[0]?.verdict.says;

it.each([
  [120, 144, 'I found 120 courses, listed under 144 codes, that count as HASS-A in 2026 Spring'],
  [120, 120, 'I found 120 courses that count as HASS-A in 2026 Spring'],
  // Which codes one course has is told with it.
  [1, 3, 'I found one course that count as HASS-A in 2026 Spring'],
  [0, 0, 'Nothing in the catalogue fits all of that: courses that count as HASS-A in 2026 Spring'],
])('tells of %i courses under %i codes: %s', (total, codes, text) => {
  const search = { terms: ['2026 Spring'], attributes_all: [{ value: 'HASS-A' }] };
  expect(said(search, total, codes)).toBe(text);
});

it.each([
  [{}, 'I found 9 courses, listed under 12 codes'],
  [{ component: 'Seminar' }, 'I found 9 seminars, listed under 12 codes'],
  [{ meets_on: ['Tue'] }, 'I found 9 courses, listed under 12 codes, on Tuesdays'],
  [
    { codes: ['GEOL 10'] },
    'I found 9 courses, listed under 12 codes, that fit everything else you asked for',
  ],
] as [ToolInput<'search_courses'>, string][])('puts the codes in place of %j', (search, text) => {
  expect(said(search, 9, 12)).toBe(text);
});

it.each([
  [5, 5, 8, 'I found 5 courses, in 8 offerings, about “jazz”'],
  [5, 7, 8, 'I found 5 courses, listed under 7 codes, in 8 offerings, about “jazz”'],
  [5, 5, 5, 'I found 5 courses about “jazz”'],
])(
  'tells the offerings that the course list has: %i courses, %i codes, %i offerings',
  (total, codes, offerings, text) => {
    const found = { ...NOTHING, total, total_codes: codes, total_offerings: offerings };
    expect(decisionsOfSearch(found, { text: 'jazz' })[0]?.verdict.says).toBe(text);
  },
);
