import {
  type DayHours,
  gapMinutes,
  gapMinutesFilled,
  gapOf,
  hasClasses,
  lengthOf,
  longestFree,
  lunchMissing,
} from '../day-hours.ts';
import type { Slot } from './priced-options.ts';
import type { Rates } from './wishes.ts';

/** Total cost of the classes of one weekday. */
export const costOfDay = (day: DayHours, weekday: number, rates: Rates): number => {
  if (!hasClasses(day)) return 0;
  let cost = (rates.free[weekday] as number) + (rates.gap > 0 ? rates.gap * gapMinutes(day) : 0);
  for (const { most, rate } of rates.length) cost += rate * Math.max(0, lengthOf(day) - most);
  for (const lunch of rates.lunch) cost += lunch.rate * lunchMissing(day, lunch);
  return cost;
};

/**
 * A lower bound of the cost that one more class adds, whichever classes follow it: the free day, the length of the day
 * and the lunch break, none of which further classes can improve.
 */
export const addedBy = (day: DayHours, weekday: number, { start, end }: Slot, rates: Rates): number => {
  const isFirst = !hasClasses(day);
  let cost = isFirst ? (rates.free[weekday] as number) : 0;
  for (const { most, rate } of rates.length) {
    const length = Math.max(day.last, end) - Math.min(day.first, start);
    cost += rate * (Math.max(0, length - most) - Math.max(0, lengthOf(day) - most));
  }
  for (const lunch of rates.lunch) {
    if (!isFirst && (start >= lunch.end || end <= lunch.start)) continue;
    const left = longestFree(day, lunch.start, lunch.end, start, end);
    cost += lunch.rate * (Math.max(0, lunch.minutes - left) - lunchMissing(day, lunch));
  }
  return cost;
};

/**
 * An upper bound of the cost that one more class removes: together with other classes it fills no more of a gap than
 * alone.
 */
export const filledBy = (day: DayHours, { start, end }: Slot, { gap }: Rates): number =>
  gap > 0 && hasClasses(day) ? gap * gapMinutesFilled(day, start, end) : 0;

/** The gap between the day's classes and a class before or after them, which further classes may fill. */
export const gapMadeBy = ({ first, last }: DayHours, { start, end }: Slot, { gap }: Rates): number => {
  if (first === Infinity || gap === 0) return 0;
  if (start >= last) return gap * gapOf(start - last);
  return end <= first ? gap * gapOf(first - end) : 0;
};
