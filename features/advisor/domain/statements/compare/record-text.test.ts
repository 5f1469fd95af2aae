import { expect, it } from 'vitest';
import { recordText } from './record-text.ts';

const claim = {
  code: 'GEOL 10',
  field: 'rating',
  said: '3.8',
  record: '3.8 out of 5',
  agrees: 'yes' as const,
  term: '2026 Spring',
  start: 0,
  end: 3,
};

it('names the record of a value, and not one course for what is of several', () => {
  expect(recordText(claim)).toBe('GEOL 10, 2026 Spring, 3.8 out of 5');
  expect(recordText({ ...claim, term: null })).toBe('GEOL 10, 3.8 out of 5');
  expect(recordText({ ...claim, field: 'total', record: '8 units' })).toBe('8 units');
  const both = 'GEOL 10 4.5 hours a week, STAT 110 4.2 hours a week';
  expect(recordText({ ...claim, field: 'workload', record: both })).toBe(both);
  expect(recordText({ ...claim, record: null })).toBeNull();
  expect(recordText({ ...claim, agrees: 'open' })).toBeNull();
});
