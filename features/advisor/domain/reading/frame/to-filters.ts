import { DAY_LETTERS, WEEKDAY_LETTERS } from '#features/catalogue/domain/sections/weekdays.ts';
import {
  type CourseFilters,
  NO_FILTERS,
  sortedByScore,
  sortedByWorkload,
  withFilter,
} from '#features/catalogue/domain/search/filters/filters.ts';
import type { DaysAsked, Range } from '#features/catalogue/domain/search/filters/filter-controls.ts';
import { be } from './conditions.ts';
import { type Asked, type Frame, isFilter, topicOf } from './frame.ts';
import type { Condition, FilterCondition } from '../spans/meaning.ts';
import type { Vocabulary } from '../spans/vocabulary.ts';

/** The filters of the course list for a frame. */
export interface FilterReading {
  filters: CourseFilters;
  /** What remains to be searched as words. */
  text: string;
  /** Conditions without a filter, or that cannot be combined with another. */
  unused: readonly Asked[];
}

/** Translates a frame to filters of the course list. */
export const toFilters = (
  frame: Pick<Frame, 'conditions' | 'order'>,
  { subjectsIn }: Pick<Vocabulary, 'subjectsIn'>,
): FilterReading => {
  const unused: Asked[] = [];
  let filters = NO_FILTERS;
  const asked = frame.conditions.map((each) => ({
    ...each,
    condition: asFilter(each.condition, subjectsIn),
  }));
  // Wanted values come before excluded ones, which may narrow them.
  const wantedFirst = asked.toSorted((a, b) => Number(a.condition.isTurned) - Number(b.condition.isTurned));
  for (const each of wantedFirst) {
    const { condition } = each;
    if (condition.on === 'topic' && !condition.isTurned) continue;
    const next = isFilter(condition) ? withCondition(filters, condition) : null;
    if (next === null) unused.push(each);
    else filters = next;
  }
  const { order } = frame;
  const direction = order?.descending ? 'high_to_low' : 'low_to_high';
  if (order?.by === 'workload') filters = sortedByWorkload(filters, direction);
  if (order?.by === 'rating')
    filters = sortedByScore(filters, order.descending ? 'low_to_high' : 'high_to_low');
  return { filters, text: topicOf(frame), unused };
};

/** Replaces a broad field with its subjects, for which the list has a filter. */
const asFilter = (condition: Condition, subjectsIn: Vocabulary['subjectsIn']): Condition => {
  if (condition.on !== 'areas') return condition;
  const subjects = condition.value.flatMap((area) => subjectsIn.get(area) ?? []);
  return { ...be('subjects', subjects), isTurned: condition.isTurned };
};

/** Adds a condition to the filters; null if they cannot express both. */
const withCondition = (filters: CourseFilters, condition: FilterCondition): CourseFilters | null => {
  const { on, value, isTurned } = condition;
  if (on === 'days' && isTurned && value.mode === 'any') return withoutDays(filters, value.on);
  const isOn = JSON.stringify(filters[on]) !== JSON.stringify(NO_FILTERS[on]);
  if (!isOn) {
    const next = withFilter(filters, on, value);
    if (on === 'attributes') return isTurned ? turnedAttributes(next) : next;
    return isTurned ? { ...next, not: [...next.not, on] } : next;
  }
  if (filters.not.includes(on) !== isTurned) return besides(filters, condition);
  const merged = mergedValue(filters[on], value, isTurned);
  return merged === null ? null : { ...withFilter(filters, on, merged as never), not: filters.not };
};

const turnedAttributes = (filters: CourseFilters): CourseFilters =>
  withFilter(
    filters,
    'attributes',
    filters.attributes.map((choice) => ({ ...choice, mode: 'none' as const })),
  );

/**
 * "Not on Fridays" applies to some choice of all the sections that a student must take, so it becomes days kept free.
 * The list's negated filter of days would also exclude courses with an alternative section on them.
 */
const withoutDays = (filters: CourseFilters, on: DaysAsked['on']): CourseFilters | null => {
  const { keepsFree: free, days } = filters;
  const whole = { start: '00:00', end: '23:59' };
  if (free === null) return withFilter(filters, 'keepsFree', { on, ...whole });
  if (free.start === whole.start && free.end === whole.end) {
    const both = DAY_LETTERS.filter((day) => free.on.includes(day) || on.includes(day));
    return withFilter(filters, 'keepsFree', { on: both, ...whole });
  }
  const others = WEEKDAY_LETTERS.filter((day) => !on.includes(day));
  return days.on.length === 0 ? withFilter(filters, 'days', { on: others, mode: 'only' }) : null;
};

/** Combines wanted and excluded values of one filter: "languages, but not Latin". */
const besides = (filters: CourseFilters, { on, value, isTurned }: FilterCondition): CourseFilters | null => {
  if (!isTurned) return null;
  if (on === 'attributes') return withoutValues(filters, value);
  const listed: unknown = filters[on];
  if (!isNames(listed) || !isNames(value)) return null;
  const left = listed.filter((each) => !value.includes(each));
  return left.length === 0 ? null : withFilter(filters, on, left as never);
};

/** The other values of a scheme: "HASS, but not HASS-A". Null if none is left, or the scheme was not asked for. */
const withoutValues = (
  filters: CourseFilters,
  unwanted: CourseFilters['attributes'],
): CourseFilters | null => {
  const rest = filters.attributes.map((choice) => {
    const same = unwanted.find(({ scheme }) => scheme === choice.scheme);
    return same ? { ...choice, values: choice.values.filter((each) => !same.values.includes(each)) } : choice;
  });
  const isHeld = unwanted.every(({ scheme }) => filters.attributes.some((each) => each.scheme === scheme));
  return isHeld && rest.every(({ values }) => values.length > 0)
    ? withFilter(filters, 'attributes', rest)
    : null;
};

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** Combines two values of one filter: names are joined, ranges intersected; else the second holds. */
const mergedValue = (one: unknown, other: unknown, isTurned: boolean): unknown => {
  if (isNames(one) && isNames(other)) return [...new Set([...one, ...other])];
  if (Array.isArray(one) && Array.isArray(other)) return [...(one as unknown[]), ...(other as unknown[])];
  if (isDays(one) && isDays(other)) {
    const on = DAY_LETTERS.filter((day) => one.on.includes(day) || other.on.includes(day));
    return { on, mode: isTurned ? 'any' : other.mode };
  }
  if (isRange(one) && isRange(other)) {
    const [min, max] = [other.min ?? one.min, other.max ?? one.max];
    return isTurned || (min !== null && max !== null && min > max) ? null : { min, max };
  }
  return other;
};

const isDays = (value: unknown): value is DaysAsked =>
  typeof value === 'object' && value !== null && 'mode' in value && 'on' in value;
const isRange = (value: unknown): value is Range =>
  typeof value === 'object' && value !== null && 'min' in value && 'max' in value;
