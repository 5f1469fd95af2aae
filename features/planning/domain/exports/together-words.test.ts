import { expect, it } from 'vitest';
import { togetherWords } from './advisor-sheet.ts';

it.each([
  [
    { courses: 3, units: 34, hours: 45.26, withoutHours: 1 },
    [2, null],
    'Together 34 units, 2 of them written by hand, and 45.3 hours a week, by evaluations.',
  ],
  [
    { courses: 2, units: 8, hours: 20, withoutHours: 0 },
    [],
    'Together 8 units and 20.0 hours a week, by evaluations.',
  ],
  [{ courses: 2, units: 8, hours: 0, withoutHours: 2 }, [4], 'Together 8 units, 4 of them written by hand.'],
])('a plan’s courses together: %j', (totals, own, said) => {
  expect(togetherWords(totals, own)).toBe(said);
});
