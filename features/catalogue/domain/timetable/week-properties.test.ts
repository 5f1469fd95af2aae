import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '#app/testing/property-runs.ts';
import { byDay, commonTimes } from './common-times.ts';
import { cellsOf, clash, commonSpans, type DatedMeeting, dayRangeOf } from './week.ts';

const TERM = dayRangeOf({ start: '2026-01-26', end: '2026-05-08' });
const halves = fc.constantFrom(
  { from: null, to: null },
  { from: null, to: 20_500 },
  { from: 20_501, to: null },
);

/** Of up to a whole day, so that many overlap and some end when others begin. */
const meeting = fc
  .record({
    weekday: fc.constantFrom(1 as const, 2 as const),
    start: fc.integer({ min: 0, max: 1_438 }),
    length: fc.oneof(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 1_439 })),
    half: halves,
  })
  .map(({ weekday, start, length, half }): DatedMeeting => ({
    weekday,
    start,
    end: Math.min(1_439, start + length),
    ...half,
  }));
const meetings = fc.array(meeting, { maxLength: 6 });
const weekOf = (all: readonly DatedMeeting[]) => ({ meetings: all, cells: cellsOf(all) });

it('weeks clash exactly if some of their meetings have a span in common', () => {
  fc.assert(
    fc.property(meetings, meetings, (a, b) => {
      expect(clash(weekOf(a), weekOf(b), TERM)).toBe(commonSpans(a, b, TERM).length > 0);
    }),
    runs(300),
  );
});

it('common times are the common spans, those that overlap as one', () => {
  fc.assert(
    fc.property(meetings, meetings, (a, b) => {
      const merged: { weekday: number; start: number; end: number }[] = [];
      for (const span of commonSpans(a, b, TERM)) {
        const last = merged.at(-1);
        if (last?.weekday === span.weekday && span.start < last.end) last.end = Math.max(last.end, span.end);
        else merged.push({ ...span });
      }
      expect(commonTimes(byDay(a), byDay(b), TERM)).toEqual(merged);
    }),
    runs(300),
  );
});
