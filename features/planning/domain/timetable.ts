import { type Choice, chosenOf, type NotJudged } from '#features/catalogue/domain/timetable/choices.ts';
import type { Weekday } from '#features/catalogue/contract.ts';
import { WEEKDAY_NAMES } from '#features/catalogue/domain/sections/weekdays.ts';
import {
  type DayHours,
  dayWithBlocks,
  gapMinutes,
  hasClasses,
  lengthOf,
  lunchMissing,
  wholeGapMinutes,
  withClass,
} from './day-hours.ts';
import type { PlanItem, PlannableCourse } from './search/plan-input.ts';
import { figuresOf, leavingOut } from './search/priced-options.ts';
import { type PlanProblem, weekOfOption } from './search/problem.ts';
import { COST_SCALE, minutesOf, unitHundredths, type Wish, workMinutes, WORTH } from './search/wishes.ts';

/** A timetable that was found. */
export interface Timetable<C extends PlannableCourse> {
  /** A section of each kind of each catalogue course that is taken, in their order. */
  choices: Choice<C>[];
  taken: PlanItem<C>[];
  /** Optional courses, and alternatives of a group. */
  leftOut: PlanItem<C>[];
  /** The total cost of broken wishes and of optional courses left out; 0 is optimal. */
  cost: number;
  broken: BrokenWish[];
  totals: Totals;
  /** Kinds whose meeting times are unknown or incomplete. */
  notJudged: NotJudged<C>[];
}

/** By how much a timetable misses a wish. */
export interface BrokenWish {
  /** Index among the wishes of the input. */
  at: number;
  wish: Wish;
  /** Minutes, days or units. */
  amount: number;
  unit: 'minutes' | 'days' | 'units';
  /** The days, and the minutes on each, of gaps with their breaks; empty if it concerns the whole week. */
  days: { day: Weekday; minutes: number }[];
  cost: number;
}

/** Totals of the courses taken. */
export interface Totals {
  /** Sum of the known units, and the number of courses without any. */
  units: number;
  unitsNotKnown: number;
  /** Hours of work a week, likewise. */
  hours: number;
  hoursNotKnown: number;
  /** Minutes after midnight; null without classes. */
  earliest: number | null;
  latest: number | null;
  /** Monday to Friday without classes. */
  freeDays: Weekday[];
  /** Each gap as long as it is, breaks included. */
  gapMinutes: number;
}

/** @param options of each variable of the problem */
export const toTimetable = <C extends PlannableCourse>(
  problem: PlanProblem<C>,
  options: ArrayLike<number>,
): Timetable<C> => {
  const { items, variables, catalogue, input } = problem;
  const isTaken = takenItems(problem, options);
  const taken = items.filter((_, at) => isTaken[at]);
  const ofCatalogue = items.flatMap((item, at) => (item.kind === 'course' ? [at] : []));
  const chosen = new Map<number, number>();
  for (const [at, variable] of variables.entries()) {
    const option = options[at] as number;
    if (variable.is === 'kind' && weekOfOption(variable, option) !== null)
      chosen.set(catalogue.variables.indexOf(variable.of), option);
  }
  const untimed = catalogue.untimed.filter(({ course }) => isTaken[ofCatalogue[course] as number]);
  const classes = meetingsOf(problem, options);
  const days = daysOf(problem, classes);
  const totals = totalsOf(taken, days);
  const broken = input.wishes.flatMap((each, at): BrokenWish[] => {
    const { amount, unit, days: ofDays } = measure(each.wish, days, classes, totals);
    const cost = each.weight * amount * WORTH[unit];
    return amount > 0 ? [{ at, wish: each.wish, amount, unit, days: ofDays, cost }] : [];
  });
  const leftOut = items.filter((_, at) => !isTaken[at]);
  const costs = [
    ...broken.map(({ cost }) => cost),
    ...leftOut.map(({ need }) => (need.need === 'optional' ? leavingOut(need) / COST_SCALE : 0)),
  ];
  return {
    ...chosenOf({ ...catalogue, untimed }, chosen),
    taken,
    leftOut,
    cost: sumOf(costs),
    broken,
    totals,
  };
};

const takenItems = <C extends PlannableCourse>(
  { items, variables }: PlanProblem<C>,
  options: ArrayLike<number>,
): boolean[] => {
  const isTaken = items.map(({ need }) => need.need === 'required');
  for (const [at, variable] of variables.entries()) {
    const item = variable.is === 'membership' ? variable.takes[options[at] as number] : null;
    if (typeof item === 'number') isTaken[item] = true;
  }
  return isTaken;
};

interface ClassHours {
  weekday: number;
  start: number;
  end: number;
}

const meetingsOf = <C extends PlannableCourse>(
  { variables }: PlanProblem<C>,
  options: ArrayLike<number>,
): ClassHours[] =>
  variables.flatMap((variable, at) =>
    variable.is === 'block' ? [] : [...(weekOfOption(variable, options[at] as number)?.meetings ?? [])],
  );

const daysOf = <C extends PlannableCourse>(
  problem: PlanProblem<C>,
  classes: readonly ClassHours[],
): DayHours[] => {
  const blocks = problem.variables.flatMap((variable) =>
    variable.is === 'block' ? variable.week.meetings : [],
  );
  return WEEKDAY_NAMES.map((_, at) => {
    const isOfDay = ({ weekday }: ClassHours) => weekday === at + 1;
    let day = dayWithBlocks(blocks.filter(isOfDay));
    for (const { start, end } of classes.filter(isOfDay)) day = withClass(day, start, end);
    return day;
  });
};

const totalsOf = <C extends PlannableCourse>(
  taken: readonly PlanItem<C>[],
  days: readonly DayHours[],
): Totals => {
  const figures = taken.map(figuresOf);
  const busy = days.filter(hasClasses);
  return {
    units: sumOf(figures.map(({ units }) => units)) / 100,
    unitsNotKnown: taken.filter((item) => (item.kind === 'course' ? item.course.units : item.units) === null)
      .length,
    hours: sumOf(figures.map(({ work }) => work)) / 60,
    hoursNotKnown: taken.filter(
      (item) => (item.kind === 'course' ? item.course.mean_hours : item.hours) === null,
    ).length,
    earliest: busy.length === 0 ? null : Math.min(...busy.map(({ first }) => first)),
    latest: busy.length === 0 ? null : Math.max(...busy.map(({ last }) => last)),
    freeDays: WEEKDAY_NAMES.slice(0, 5).filter((_, at) => !hasClasses(days[at] as DayHours)),
    gapMinutes: sumOf(days.map(wholeGapMinutes)),
  };
};

type Measured = Pick<BrokenWish, 'amount' | 'unit' | 'days'>;

/** By how much a wish is broken; the README defines each. */
const measure = (
  wish: Wish,
  days: readonly DayHours[],
  classes: readonly ClassHours[],
  totals: Totals,
): Measured => {
  const minutesOn = (ofDay: (day: DayHours, at: number) => number): Measured => {
    const minutes = days.map((day, at) => Math.max(0, ofDay(day, at)));
    return { amount: sumOf(minutes), unit: 'minutes', days: daysWith(minutes) };
  };
  const ofClasses = (minutes: (each: ClassHours) => number): Measured =>
    minutesOn((_, at) => {
      const ofDay = classes.filter(({ weekday }) => weekday === at + 1);
      return sumOf(ofDay.map((each) => Math.max(0, minutes(each))));
    });
  switch (wish.name) {
    case 'nothing_before':
      return ofClasses(({ start }) => minutesOf(wish.time) - start);
    case 'nothing_after':
      return ofClasses(({ end }) => end - minutesOf(wish.time));
    case 'free_days': {
      const minutes = days.map((day, at) => (wish.days.includes(weekdayAt(at)) ? lengthOf(day) : 0));
      const broken = daysWith(minutes);
      return { amount: broken.length, unit: 'days', days: broken };
    }
    case 'lunch_break': {
      const { minutes } = wish;
      const lunch = { start: minutesOf(wish.start), end: minutesOf(wish.end), minutes };
      return minutesOn((day) => lunchMissing(day, lunch));
    }
    case 'short_days':
      return minutesOn((day) => lengthOf(day) - wish.minutes);
    case 'few_gaps':
      return {
        ...minutesOn((day) => gapMinutes(day)),
        days: daysWith(days.map((day) => (gapMinutes(day) > 0 ? wholeGapMinutes(day) : 0))),
      };
    case 'most_hours': {
      const over = workMinutes(totals.hours) - workMinutes(wish.hours);
      return { amount: Math.max(0, over), unit: 'minutes', days: [] };
    }
    case 'units_between': {
      const sum = unitHundredths(totals.units);
      const outside = Math.max(0, unitHundredths(wish.least) - sum, sum - unitHundredths(wish.most));
      return { amount: outside / 100, unit: 'units', days: [] };
    }
  }
};

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const weekdayAt = (at: number): Weekday => WEEKDAY_NAMES[at] as Weekday;

const daysWith = (minutes: readonly number[]): BrokenWish['days'] =>
  minutes.flatMap((each, at) => (each > 0 ? [{ day: weekdayAt(at), minutes: each }] : []));
