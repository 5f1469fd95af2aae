import { expect, it } from 'vitest';
import { shownDay, shownMoment } from './shown-dates.ts';

it('writes a date as replies do, with its year unless that is known', () => {
  expect(shownDay('2025-10-20')).toBe('20 October 2025');
  expect(shownDay('2025-10-20', { withYear: false })).toBe('20 October');
  expect(shownDay(new Date(2025, 8, 1).toISOString())).toBe('1 September 2025');
});

it('writes a moment with its time of day, in the viewer’s time zone', () => {
  // Node separates the time from AM by a space that does not break.
  expect(shownMoment(new Date(2025, 9, 20, 22, 5).toISOString()).replaceAll('\u202F', ' ')).toBe(
    '20 October 2025, 10:05 PM',
  );
});
