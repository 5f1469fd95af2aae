import { expect, it } from 'vitest';
import { moveHours } from './move-hours.ts';
import type { BlockContent } from '../planned-course.ts';

const work: BlockContent = {
  kind: 'block',
  label: 'Work',
  days: ['Mon', 'Wed'],
  start: '09:00',
  end: '10:30',
  from: null,
  to: null,
};

it.each([
  [
    { from: 1, to: 1, by: 45 },
    { days: ['Mon', 'Wed'], start: '09:45', end: '11:15' },
  ],
  [
    { from: 3, to: 2, by: 0 },
    { days: ['Mon', 'Tue'], start: '09:00', end: '10:30' },
  ],
  [
    { from: 1, to: 3, by: -15 },
    { days: ['Wed'], start: '08:45', end: '10:15' },
  ],
  [
    { from: 1, to: null, by: 15 * 60 },
    { days: ['Mon', 'Wed'], start: '22:15', end: '23:45' },
  ],
  [
    { from: 1, to: null, by: -600 },
    { days: ['Mon', 'Wed'], start: '00:00', end: '01:30' },
  ],
] as const)('moves own hours by %j within the day', (moved, after) => {
  expect(moveHours(work, moved)).toEqual({ ...work, ...after });
});

it('leaves hours that were put back', () => {
  expect(moveHours(work, { from: 1, to: 1, by: 0 })).toBeNull();
});
