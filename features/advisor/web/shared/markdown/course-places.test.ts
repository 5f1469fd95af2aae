import { expect, it } from 'vitest';
import { courseAtStart, placesOf } from './course-places.ts';

const code = (said: string, rest = {}) => ({ field: 'code' as const, ok: true, said, code: said, ...rest });
const places = placesOf(
  [
    code('GEOL 10'),
    code('GEOL 101'),
    code('CS50', { code: 'COMPSCI 50' }),
    code('51', { code: 'COMPSCI 51' }),
    code('3.095'),
    code('GEOL 999', { ok: false }),
    code('4.5', { field: 'rating' as const }),
  ],
  (_, words) => words,
)!;

it('splits a text at the codes of the catalogue, the longest first, and at nothing else', () => {
  expect(places.split('GEOL 101 after GEOL 10; 51 take GEOL 999, CS50x and (CS50).')).toEqual([
    '',
    'GEOL 101',
    ' after ',
    'GEOL 10',
    '; 51 take GEOL 999, CS50x and (',
    'CS50',
    ').',
  ]);
  expect(places.codeOf('CS50')).toBe('COMPSCI 50');
});

it('tells the course that an item begins with', () => {
  expect(courseAtStart(' CS50, the first', places)).toBe('COMPSCI 50');
  expect(courseAtStart('3.095, Metalsmithing', places)).toBe('3.095');
  expect(courseAtStart('13.095, Ropes', places)).toBeNull();
  expect(courseAtStart('51, the first', places)).toBeNull();
  expect(courseAtStart('Take CS50', places)).toBeNull();
  expect(courseAtStart('Nothing', places)).toBeNull();
});

it('is nothing for a reply that names no course', () => {
  expect(placesOf([code('GEOL 999', { ok: false })], (_, words) => words)).toBeNull();
});
