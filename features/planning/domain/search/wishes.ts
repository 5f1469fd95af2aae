import { WEEKDAY_NAMES } from '#features/catalogue/domain/sections/weekdays.ts';
import type { Weekday } from '#features/catalogue/contract.ts';

/** What a timetable should be like. Times are local, `13:30`. The README has how each is measured. */
export type Wish =
  | { name: 'nothing_before'; time: string }
  | { name: 'nothing_after'; time: string }
  | { name: 'free_days'; days: readonly Weekday[] }
  | { name: 'lunch_break'; start: string; end: string; minutes: number }
  | { name: 'short_days'; minutes: number }
  | { name: 'few_gaps' }
  | { name: 'most_hours'; hours: number }
  | { name: 'units_between'; least: number; most: number };

export interface WeightedWish {
  readonly wish: Wish;
  /** 0 or more, whole. */
  readonly weight: number;
}

/** Up to this many minutes between two classes of a day is walking time, not a gap. */
export const BREAK_MINUTES = 15;

/** The worth of one day, unit or course in minutes, so that wishes can be weighed against each other. */
export const WORTH = { minutes: 1, days: 120, units: 60, courses: 240 } as const;

/** Default weight of an optional course. */
export const OPTIONAL_WEIGHT = 3;

/** Costs are integers in hundredths of a minute, so that sums do not depend on their order. */
export const COST_SCALE = 100;

/** Wishes grouped by what they measure; `rate` is the cost of one minute, day or hundredth of a unit. */
export interface Rates {
  readonly before: readonly { time: number; rate: number }[];
  readonly after: readonly { time: number; rate: number }[];
  /** By weekday, 0 Monday: the cost of having a class on that day. */
  readonly free: readonly number[];
  readonly lunch: readonly { start: number; end: number; minutes: number; rate: number }[];
  readonly length: readonly { most: number; rate: number }[];
  /** Cost of each minute of a gap. */
  readonly gap: number;
  /** In minutes of work a week. */
  readonly work: readonly { most: number; rate: number }[];
  /** In hundredths of units. */
  readonly units: readonly { least: number; most: number; rate: number }[];
}

/** Minutes after midnight. */
export const minutesOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

export const toRates = (wishes: readonly WeightedWish[]): Rates => {
  const before: { time: number; rate: number }[] = [];
  const after: { time: number; rate: number }[] = [];
  const free = WEEKDAY_NAMES.map(() => 0);
  const lunch: { start: number; end: number; minutes: number; rate: number }[] = [];
  const length: { most: number; rate: number }[] = [];
  const work: { most: number; rate: number }[] = [];
  const units: { least: number; most: number; rate: number }[] = [];
  let gap = 0;
  for (const { wish, weight } of wishes) {
    const rate = weight * COST_SCALE * WORTH.minutes;
    if (wish.name === 'nothing_before') before.push({ time: minutesOf(wish.time), rate });
    if (wish.name === 'nothing_after') after.push({ time: minutesOf(wish.time), rate });
    if (wish.name === 'lunch_break')
      lunch.push({
        start: minutesOf(wish.start),
        end: minutesOf(wish.end),
        minutes: wish.minutes,
        rate,
      });
    if (wish.name === 'short_days') length.push({ most: wish.minutes, rate });
    if (wish.name === 'few_gaps') gap += rate;
    if (wish.name === 'most_hours') work.push({ most: workMinutes(wish.hours), rate });
    if (wish.name === 'units_between')
      units.push({
        least: unitHundredths(wish.least),
        most: unitHundredths(wish.most),
        rate: weight * WORTH.units,
      });
    if (wish.name === 'free_days')
      for (const day of new Set(wish.days)) {
        const at = WEEKDAY_NAMES.indexOf(day);
        free[at] = (free[at] as number) + weight * COST_SCALE * WORTH.days;
      }
  }
  return { before, after, free, lunch, length, gap, work, units };
};

/** Converts hours of work to whole minutes. */
export const workMinutes = (hours: number): number => Math.round(hours * 60);

export const unitHundredths = (units: number): number => Math.round(units * 100);
