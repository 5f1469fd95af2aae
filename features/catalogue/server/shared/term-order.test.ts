import { expect, it } from 'vitest';
import { inTermOrder, termOrder } from './term-order.ts';

const TERMS = [
  { name: '2024 Fall', start: '2024-09-03', end: '2024-12-12' },
  { name: '2025 Spring', start: '2025-01-27', end: '2025-05-08' },
  { name: '2025 Fall', start: '2025-09-02', end: '2025-12-12' },
  { name: '2026 Spring', start: '2026-01-26', end: '2026-05-08' },
];

it.each([
  ['on the last day of a term', '2025-05-08', ['2025 Spring', '2025 Fall', '2026 Spring', '2024 Fall']],
  ['between two terms', '2025-07-01', ['2025 Fall', '2026 Spring', '2025 Spring', '2024 Fall']],
  ['after the last one', '2026-06-01', ['2026 Spring', '2025 Fall', '2025 Spring', '2024 Fall']],
])('puts the term a student plans for first: %s', (_, day, names) => {
  expect([...termOrder(TERMS, new Date(`${day}T12:00:00Z`)).keys()]).toEqual(names);
});

it('sorts records by term, unknown terms last', () => {
  const records = ['2031 Fall', '2024 Fall', '2026 Spring', '2025 Fall'].map((term) => ({ term }));
  const sorted = records.toSorted(inTermOrder(TERMS, new Date('2025-07-01T12:00:00Z')));
  expect(sorted.map(({ term }) => term)).toEqual(['2025 Fall', '2026 Spring', '2024 Fall', '2031 Fall']);
});
