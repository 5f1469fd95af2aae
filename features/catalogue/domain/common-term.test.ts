import { expect, it } from 'vitest';
import { commonTerm } from './common-term.ts';

const FALL = { term: '2025 Fall' };
const SPRING = { term: '2026 Spring' };

it('is the first of the first course’s terms that all have', () => {
  expect(
    commonTerm([
      [FALL, SPRING],
      [SPRING, FALL],
    ]),
  ).toBe('2025 Fall');
  expect(commonTerm([[FALL, SPRING], [FALL, SPRING], [SPRING]])).toBe('2026 Spring');
});

it('is a preferred one, if all have it', () => {
  expect(
    commonTerm(
      [
        [FALL, SPRING],
        [FALL, SPRING],
      ],
      ['2026 Spring'],
    ),
  ).toBe('2026 Spring');
  expect(commonTerm([[FALL, SPRING], [FALL]], ['2026 Spring'])).toBe('2025 Fall');
});

it('is none for courses without a term of them all', () => {
  expect(commonTerm([[FALL], [SPRING]])).toBeNull();
  expect(commonTerm([])).toBeNull();
});
