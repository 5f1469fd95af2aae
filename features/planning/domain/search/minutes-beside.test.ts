import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '#app/testing/property-runs.ts';
import { WEEKDAYS } from '#features/catalogue/contract.ts';
import { commonSpans, datedMeetingsOf, dayRangeOf } from '#features/catalogue/domain/timetable/week.ts';
import { minutesBeside } from './minutes-beside.ts';

const TERM = { start: '2026-01-26', end: '2026-05-08' };
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const meeting = fc
  .record({
    days: fc.subarray(WEEKDAYS.slice(0, 3), { minLength: 1 }),
    start: fc.integer({ min: 540, max: 700 }),
    length: fc.integer({ min: 5, max: 120 }),
    to: fc.constantFrom(null, '2026-03-10'),
  })
  .map(({ days, start, length, to }) => ({
    days,
    start: clock(start),
    end: clock(start + length),
    from: null,
    to,
  }));
const section = fc.record({ meetings: fc.array(meeting, { maxLength: 4 }) });

it('counts the minutes of each span that a section has in common with each of the others', () => {
  fc.assert(
    fc.property(section, fc.array(section, { maxLength: 5 }), (one, others) => {
      const timesOf = ({ meetings }: typeof one) => meetings.flatMap(datedMeetingsOf);
      const spans = others.flatMap((other) => commonSpans(timesOf(one), timesOf(other), dayRangeOf(TERM)));
      const minutes = spans.reduce((sum, { start, end }) => sum + end - start, 0);
      expect(minutesBeside(others, TERM)(one)).toBe(minutes);
    }),
    runs(200),
  );
});
