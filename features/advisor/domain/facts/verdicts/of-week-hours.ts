import type { Weekday } from '#features/catalogue/contract.ts';
import { formatClock } from '#features/catalogue/domain/sections/clock-times.ts';
import { parseSchedule } from '#features/catalogue/domain/sections/meeting-times.ts';
import {
  fullDayName,
  pluralDayName,
  WEEKDAY_NUMBERS,
  weekdayName,
} from '#features/catalogue/domain/sections/weekdays.ts';
import { listed } from '../record-text.ts';
import { type Decision, decision } from './decision.ts';

/** Minutes after midnight. */
interface Stretch {
  start: number;
  end: number;
}

/** A day with at least one class; its classes in order, those that overlap or touch as one stretch. */
interface Day {
  day: Weekday;
  stretches: readonly [Stretch, ...Stretch[]];
}

/** The courses of a week, as a tool tells them. */
type Courses = readonly { code: string; sections: readonly { schedule: string | null }[] }[];

const firstOf = ({ stretches: [first] }: Day): number => first.start;
const lastOf = ({ stretches }: Day): number => stretches.at(-1)?.end ?? 0;
const lengthOf = (day: Day): number => lastOf(day) - firstOf(day);
const inClass = ({ stretches }: Day): number =>
  stretches.reduce((sum, { start, end }) => sum + end - start, 0);

/** Less is the time between two classes, and no gap. */
const LEAST_GAP = 30;
/** When people eat, and for how long at least. */
const LUNCH: Stretch = { start: 11 * 60 + 30, end: 14 * 60 };
const LEAST_LUNCH = 30;
const WORKDAYS: readonly Weekday[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

/** The days of a week with classes whose time is stated. */
const daysOf = (courses: Courses): Day[] => {
  const meetings = courses.flatMap(({ sections }) =>
    sections.flatMap(({ schedule }) => (schedule === null ? [] : parseSchedule(schedule).meetings)),
  );
  return WEEKDAY_NUMBERS.flatMap((weekday): Day[] => {
    const [first, ...others] = meetings
      .filter((meeting) => meeting.weekday === weekday)
      .toSorted((a, b) => a.start - b.start);
    if (first === undefined) return [];
    const stretches: [Stretch, ...Stretch[]] = [{ start: first.start, end: first.end }];
    for (const { start, end } of others) {
      const last = stretches.at(-1) as Stretch;
      if (start <= last.end) last.end = Math.max(last.end, end);
      else stretches.push({ start, end });
    }
    return [{ day: weekdayName(weekday), stretches }];
  });
};

/** Classes of a part of the term have their dates in brackets: no day is the same all term then. */
const isOfParts = (courses: Courses): boolean =>
  courses.some(({ sections }) => sections.some(({ schedule }) => schedule?.includes('(')));

const namesOf = (days: readonly Day[]): string => listed(days.map(({ day }) => fullDayName(day)));

/** The days whose value is the greatest. */
const greatest = (days: readonly Day[], value: (day: Day) => number): Day[] => {
  const most = Math.max(...days.map(value));
  return days.filter((day) => value(day) === most);
};

const hoursSaid = (length: number): string => {
  const [hours, rest] = [Math.floor(length / 60), length % 60];
  return [
    hours === 0 ? '' : `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
    rest === 0 ? '' : `${rest} minutes`,
  ]
    .filter((part) => part !== '')
    .join(' ');
};

const gapsOf = ({ stretches }: Day): Stretch[] =>
  stretches.slice(1).flatMap((next, at) => {
    const { end } = stretches[at] as Stretch;
    return next.start - end >= LEAST_GAP ? [{ start: end, end: next.start }] : [];
  });

/** Whether there is time to eat: before, after or between the classes of that time. */
const hasLunch = ({ stretches }: Day): boolean => {
  let free = LUNCH.start;
  for (const { start, end } of [...stretches, { start: LUNCH.end, end: LUNCH.end }]) {
    if (Math.min(start, LUNCH.end) - free >= LEAST_LUNCH) return true;
    free = Math.max(free, end);
  }
  return false;
};

const between = ({ start, end }: Stretch): string => `between ${formatClock(start)} and ${formatClock(end)}`;

/** When a week's classes begin and end, which day is the longest, and what is free between classes. */
export const decisionsOfHours = (courses: Courses, term: string): Decision[] => {
  const days = daysOf(courses);
  const [one] = days;
  if (one === undefined || isOfParts(courses)) return [];
  const about = { codes: courses.map(({ code }) => code), term };
  const say = (kind: string, says: string, of = ''): Decision =>
    decision(kind, says, { about: of, ...about });
  const longest = greatest(days, lengthOf);
  const fullest = greatest(days, inClass);
  const lightest = greatest(days, (day) => -inClass(day));
  const earliest = greatest(days, (day) => -firstOf(day));
  const latest = greatest(days, lastOf);
  const hungry = days.filter((day) => !hasLunch(day));
  const [first, last] = [earliest[0] ?? one, latest[0] ?? one];
  const isAre = (some: readonly Day[], what: string): string =>
    `${namesOf(some)} ${some.length === 1 ? `is the ${what} day` : `are the ${what} days`}`;
  const [long] = longest;
  return [
    say('starts', `The first class begins at ${formatClock(firstOf(first))}, on ${namesOf(earliest)}`),
    say('ends', `The last class ends at ${formatClock(lastOf(last))}, on ${namesOf(latest)}`),
    say(
      'longest',
      longest.length === 1 && long !== undefined
        ? `${isAre(longest, 'longest')}, from ${formatClock(firstOf(long))} to ${formatClock(lastOf(long))}`
        : `${isAre(longest, 'longest')}, ${hoursSaid(lengthOf(longest[0] ?? one))} from the first class to the end of the last`,
    ),
    say('busiest', `${isAre(fullest, 'fullest')}, with ${hoursSaid(inClass(fullest[0] ?? one))} of class`),
    say(
      'lightest',
      `Of the days with classes ${isAre(lightest, 'lightest')}, with ${hoursSaid(inClass(lightest[0] ?? one))} of class`,
    ),
    say(
      'lunch',
      hungry.length === 0
        ? `Every day has at least half an hour without class ${between(LUNCH)}`
        : `On ${listed(hungry.map(({ day }) => pluralDayName(day)))} there is no half hour without class ${between(LUNCH)}`,
    ),
    ...(days.every((day) => gapsOf(day).length === 0)
      ? [say('no-gaps', 'On no day is there half an hour or more between two classes')]
      : []),
    ...(WORKDAYS.every((workday) => days.some(({ day }) => day === workday))
      ? [say('no-free-days', 'No day from Monday to Friday is free of class')]
      : []),
    ...days.flatMap((day) => {
      const name = fullDayName(day.day);
      const gaps = gapsOf(day);
      return [
        say('starts', `On ${name} the first class begins at ${formatClock(firstOf(day))}`, day.day),
        say('ends', `On ${name} the last class ends at ${formatClock(lastOf(day))}`, day.day),
        ...(gaps.length === 0
          ? []
          : [say('gaps', `On ${name} nothing meets ${listed(gaps.map(between))}`, day.day)]),
      ];
    }),
  ];
};
