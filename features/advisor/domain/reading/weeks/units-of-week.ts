import type { WeekAsk } from '../../week/week-tools.ts';
import { USUAL } from './ask-for-week.ts';

/** "36 to 48 units, three or four courses": none with so few that so many could not come to it. */
export const ofUnits = (ask: WeekAsk): WeekAsk => {
  const least = ask.units?.least ?? 0;
  const count = ask.codes.length + ask.choose.reduce((sum, each) => sum + each.count, 0);
  if (least === 0 || count === 0 || ask.from_plan) return ask;
  const min_units = least / count;
  // "18 units, five courses": not all of the same size.
  if (!Number.isInteger(min_units)) return ask;
  return { ...ask, choose: ask.choose.map((place) => (place.among ? place : { min_units, ...place })) };
};

/** Adds open places: up to the usual number of courses, or as many as a least number of units may need. */
export const upToUnits = (ask: WeekAsk, isNew: boolean): WeekAsk => {
  const last = ask.choose.at(-1);
  const isLeftOpen = isNew && last?.for === 'requirements' && last.among === undefined;
  const choose = isLeftOpen ? ask.choose.slice(0, -1) : ask.choose;
  const held = ask.codes.length + choose.reduce((sum, { count }) => sum + count, 0);
  const count = (ask.units?.least ?? 0) > 0 ? MOST_BY_UNITS : USUAL - held;
  return count > 0
    ? { ...ask, choose: [...choose, { ...(isLeftOpen ? last : {}), count, for: 'requirements' as const }] }
    : { ...ask, choose };
};
const MOST_BY_UNITS = 8;
