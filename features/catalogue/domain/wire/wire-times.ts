import { DAY_MS } from '#platform/contract/durations.ts';
import type { WeekdayTimes } from '../../contract.ts';

/** ISO-8601 weekday of a calendar date, 1 Monday to 7 Sunday. */
const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** The first date on or after `start` (`2025-09-02`) that falls on `weekday` (1 Monday to 7 Sunday). */
const firstWeekdayFrom = (start: string, weekday: number): string => {
  const ahead = (weekday - weekdayOf(start) + 7) % 7;
  return new Date(Date.parse(`${start}T00:00:00Z`) + ahead * DAY_MS).toISOString().slice(0, 10);
};

/**
 * Converts a pack's clock times (`{"3": "13:30"}`) to the API's format: per weekday, the local date-time of its
 * first occurrence in the term; `""` on working days without a time.
 */
export const toWireTimes = (times: WeekdayTimes, termStart: string): WeekdayTimes => {
  const wire: WeekdayTimes = {};
  for (const key of ['1', '2', '3', '4', '5', '6', '7'] as const) {
    const time = times[key];
    if (time) wire[key] = `${firstWeekdayFrom(termStart, Number(key))}T${time}:00`;
    else if (Number(key) <= 5) wire[key] = '';
  }
  return wire;
};
