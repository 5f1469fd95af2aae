import { type Weekday, WEEKDAYS } from '#features/catalogue/contract.ts';
import type { DayLetter, FreeHours } from '#features/catalogue/domain/search/filters/filter-controls.ts';
import type { TimeSpan } from '../course-facts.ts';
import { clockSaid } from '../facts/clock-said.ts';
import { daysLabel } from './words-of-chips.ts';

const WORKDAYS: Readonly<Partial<Record<Weekday, DayLetter>>> = {
  Mon: 'M',
  Tue: 'T',
  Wed: 'W',
  Thu: 'Th',
  Fri: 'F',
};
const [DAWN, MIDNIGHT] = ['00:00', '23:59'];

interface Busy {
  days: Weekday[];
  start: string;
  end: string;
}

/** The single busy period that free times imply, the same on each of its days; null if there is not exactly one. */
const busyIn = (free: readonly TimeSpan[]): Busy | null => {
  const busy: Busy = { days: [], start: '', end: '' };
  for (const day of WEEKDAYS) {
    const spans = free.filter((span) => span.day === day).toSorted((a, b) => (a.start < b.start ? -1 : 1));
    const gap = gapOf(spans);
    if (gap === 'several') return null;
    if (gap === null || !(day in WORKDAYS)) continue;
    if (busy.days.length > 0 && (busy.start !== gap.start || busy.end !== gap.end)) return null;
    busy.days.push(day);
    [busy.start, busy.end] = [gap.start, gap.end];
  }
  return busy.days.length === 0 ? null : busy;
};

/** Null if a day is completely free. */
const gapOf = (spans: readonly TimeSpan[]): { start: string; end: string } | 'several' | null => {
  const gaps: { start: string; end: string }[] = [];
  let at = DAWN;
  for (const { start, end } of spans) {
    if (start > at) gaps.push({ start: at, end: start });
    if (end > at) at = end;
  }
  if (at < MIDNIGHT) gaps.push({ start: at, end: MIDNIGHT });
  const [only = null, ...others] = gaps;
  return others.length > 0 ? 'several' : only;
};

/** Free times as hours that the course list can keep free; null if it cannot express them. */
export const busyHours = (free: readonly TimeSpan[]): FreeHours | null => {
  const busy = busyIn(free);
  if (busy === null) return null;
  return { on: busy.days.flatMap((day) => WORKDAYS[day] ?? []), start: busy.start, end: busy.end };
};

export const busyLabel = (free: readonly TimeSpan[]): string => {
  const busy = busyIn(free);
  if (busy === null) return 'when you are free';
  const days = busy.days.length === Object.keys(WORKDAYS).length ? '' : ` on ${daysLabel(busy.days, 'and')}`;
  if (busy.start === DAWN && busy.end === MIDNIGHT) return `not${days}`;
  if (busy.start === DAWN) return `not before ${clockSaid(busy.end)}${days}`;
  if (busy.end === MIDNIGHT) return `not after ${clockSaid(busy.start)}${days}`;
  return `not from ${clockSaid(busy.start)} to ${clockSaid(busy.end)}${days}`;
};
