import { describe, expect, it } from 'vitest';
import { emptyWish } from '../wish.ts';
import { leavesTerm, planningTerm } from './next-term.ts';

const TERMS = [
  { name: '2025 Fall', start: '2025-09-02', end: '2025-12-03' },
  { name: '2026 Spring', start: '2026-01-26', end: '2026-04-29' },
];

describe('the term that students plan', () => {
  it.each([
    ['before the first one', '2025-08-01', '2025-Fall'],
    ['in the first weeks of one', '2025-09-10', undefined],
    ['in the middle of one', '2025-10-15', '2026-Spring'],
    ['between two', '2025-12-20', '2026-Spring'],
    ['in the middle of the last', '2026-03-10', undefined],
  ])('%s', (_, today, name) => expect(planningTerm(TERMS, today)).toBe(name?.replace('-', ' ')));
});

describe('a wish that leaves the term open', () => {
  it('names none, and is not exactly what was chosen', () => {
    expect(leavesTerm(emptyWish())).toBe(true);
    expect(leavesTerm({ ...emptyWish(), search: { terms: ['2025 Fall'] } })).toBe(false);
    expect(leavesTerm({ ...emptyWish(), isExact: true })).toBe(false);
    expect(leavesTerm({ ...emptyWish(), counted: true })).toBe(false);
  });
});
