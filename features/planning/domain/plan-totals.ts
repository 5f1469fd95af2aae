import { datedMeetingsOf } from '#features/catalogue/domain/timetable/week.ts';
import {
  WEEKDAY_NUMBERS,
  type WeekdayNumber,
  weekdayName,
} from '#features/catalogue/domain/sections/weekdays.ts';
import type { PlanItem } from '../contract.ts';
import { countedIn, ownCoursesIn } from './planned-course.ts';
import { asideIn } from './preview-items.ts';
import type { Entry, PlannedWeek } from './planned-week.ts';

/** Totals of a version. */
export interface PlanTotals {
  courses: number;
  units: number;
  /** Courses whose units are not known. */
  withoutUnits: number;
  /** Hours of work a week, by the evaluations. */
  hours: number;
  withoutHours: number;
  /** Minutes after midnight; null if nothing meets. Own hours do not count as classes. */
  earliest: number | null;
  latest: number | null;
  /** Monday to Friday without classes; a day counts as taken if only its hours are not known. */
  freeDays: WeekdayNumber[];
  /** Classes whose days are not known: they may fall on a free one. */
  withoutDays: number;
}

export const totalsOf = (items: readonly PlanItem[], week: PlannedWeek): PlanTotals => {
  const aside = asideIn(items);
  const own = ownCoursesIn(countedIn(items)).map(({ content }) => content.units);
  const records = week.courses.filter(({ item }) => !aside.has(item.item_id)).map(({ record }) => record);
  const units = [...records.map((record) => record?.units ?? null), ...own];
  const hours = [...records.map((record) => record?.mean_hours ?? null), ...own.map(() => null)];
  const isClass = ({ is }: Entry): boolean => is !== 'block';
  const meetings = week.entries.filter(isClass).flatMap((entry) => entry.meetings);
  const classes = meetings.flatMap(datedMeetingsOf);
  const busy = new Set(meetings.flatMap(({ days }) => days));
  return {
    courses: units.length,
    units: sumOf(units),
    withoutUnits: units.filter((each) => each === null).length,
    hours: sumOf(hours),
    withoutHours: hours.filter((each) => each === null).length,
    earliest: classes.length === 0 ? null : Math.min(...classes.map(({ start }) => start)),
    latest: classes.length === 0 ? null : Math.max(...classes.map(({ end }) => end)),
    freeDays: WEEKDAY_NUMBERS.slice(0, 5).filter((weekday) => !busy.has(weekdayName(weekday))),
    withoutDays: week.untimed
      .filter(isClass)
      .filter((entry) => entry.meetings.every(({ days }) => days.length === 0)).length,
  };
};

const USUAL_COURSES = { least: 3, most: 5 };
const MOST_UNITS = 100;

/**
 * Initial values of a wish for units: a usual number of courses in the university's own units, taken from the planned
 * records, and at least what is planned in any case. Null if no record has a figure.
 */
export const unitsToWish = (
  items: readonly PlanItem[],
  week: PlannedWeek,
): { least: number; most: number } | null => {
  const each = week.courses
    .flatMap(({ record }) => record?.units ?? [])
    .filter((units) => units > 0)
    .toSorted((a, b) => a - b);
  const usual = each[Math.floor(each.length / 2)];
  if (usual === undefined) return null;
  const { units } = totalsOf(items, week);
  const within = (value: number): number => Math.min(MOST_UNITS, Math.max(1, value));
  return {
    least: within(Math.min(units, USUAL_COURSES.least * usual)),
    most: within(Math.max(units, USUAL_COURSES.most * usual)),
  };
};

const sumOf = (values: readonly (number | null)[]): number =>
  Math.round(values.reduce<number>((sum, value) => sum + (value ?? 0), 0) * 100) / 100;
