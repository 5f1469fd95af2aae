import { expect, it } from 'vitest';
import { todayOf } from './today.ts';

const clock = { now: () => new Date('2026-11-22T23:30:00Z') };

it('is the clock’s, or the day that is set', () => {
  expect(todayOf({ clock, settings: { today: null } })).toEqual(clock.now());
  const fixed = todayOf({ clock, settings: { today: '2025-10-20' } });
  expect(fixed.toISOString().slice(0, 10)).toBe('2025-10-20');
});
