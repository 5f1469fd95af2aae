import { expect, it } from 'vitest';
import { evaluatedIn, evaluatedYears } from './evaluated-in.ts';

const FALLS = ['2022 Fall', '2023 Fall', '2024 Fall'];
const BOTH = ['2025 Spring', '2024 Fall', '2024 Spring', '2023 Fall'];

it.each([
  // The spring of 2025 makes no fall of 2025 of which there could be evaluations.
  [BOTH, BOTH, 'evaluated in 2 of 2 springs, 2024–2025, and in 2 of 2 falls, 2023–2024'],
  [
    ['2024 Fall', '2025 Spring', '2022 Fall'],
    [...FALLS, '2025 Spring', '2022 Spring'],
    'evaluated in 2 of 3 falls, 2022–2024, and in 1 of 2 springs, 2022 and 2025',
  ],
  [FALLS, FALLS, 'evaluated in 3 of 3 falls, 2022–2024'],
  // A course's own first year does not shorten what the catalogue has.
  [['2024 Fall'], FALLS, 'evaluated in 1 of 3 falls, 2022–2024'],
  [['2024 Fall'], ['2024 Fall', '2025 Spring'], 'evaluated in fall 2024'],
  [['Fall 2024', 'Fall 2022'], ['Fall 2022', 'Fall 2024'], 'evaluated in 2 of 2 falls, 2022 and 2024'],
  [['Fall'], FALLS, null],
  [[], FALLS, null],
])('%j of %j: %s', (own, all, said) => {
  expect(evaluatedIn(own, evaluatedYears(all))).toBe(said);
});
