import { describe, expect, it } from 'vitest';
import { termToPlan } from './term-to-plan.ts';

const TERMS = [
  { name: '2026 Spring', start: '2026-01-26', end: '2026-05-08' },
  { name: '2025 Fall', start: '2025-09-02', end: '2025-12-12' },
];

const LATER = { name: '2026 Fall', start: '2026-09-01', end: '2026-12-12' };

describe('the default term to plan', () => {
  it.each([
    ['2025-10-01', '2025 Fall'],
    ['2025-12-30', '2026 Spring'],
    ['2026-08-01', '2026 Spring'],
  ])('on %s is %s', (today, term) => {
    expect(termToPlan(TERMS, today)).toBe(term);
  });

  it.each([
    ['2025-10-01', ['2026 Spring'], '2026 Spring'],
    ['2025-10-01', ['2025 Fall'], '2025 Fall'],
    ['2025-10-01', ['2025 Fall', '2026 Spring'], '2026 Spring'],
    ['2025-10-01', ['2026 Fall', '2026 Spring'], '2026 Spring'],
    ['2026-02-01', ['2025 Fall'], '2026 Spring'],
    ['2026-02-01', ['2026 Spring', '2026 Fall'], '2026 Fall'],
    ['2027-02-01', ['2026 Spring'], '2026 Fall'],
  ])('on %s with courses planned for %s is %s', (today, planned, term) => {
    expect(termToPlan([LATER, ...TERMS], today, planned)).toBe(term);
  });

  it('is null without terms', () => {
    expect(termToPlan([], '2026-08-01')).toBeNull();
  });
});
