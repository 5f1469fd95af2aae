import type { Weekday } from '#features/catalogue/contract.ts';
import { WEEKDAY_NAMES } from '#features/catalogue/domain/sections/weekdays.ts';

/** When a course meets, and what kinds of class it has. */
export interface TimedCourse {
  code: string;
  kinds: readonly string[];
  meets: readonly { day: Weekday; start: string; end: string }[];
}

/**
 * The courses that words for a time or a kind of class mean: "the early one", "the 9am", "friday's", "the lab".
 * Null if there are no such words.
 */
export const meantByTime = (said: string, courses: readonly TimedCourse[]): string[] | null => {
  const words = said.toLowerCase().match(/\d{1,2}(?::\d\d)?(?: ?[ap]m)?|[\p{L}]+/gu) ?? [];
  const telling = words.filter((word) => !IDLE.has(word));
  const [word = '', ...others] = telling;
  if (word === '' || others.some((other) => other !== 'class')) return null;
  const timed = courses.filter(({ meets }) => meets.length > 0);
  if (EARLY.has(word)) return utmost(timed, (course) => firstOf(course));
  if (LATE.has(word)) return utmost(timed, (course) => -lastOf(course));
  const time = timeSaid(word);
  if (time !== null)
    return codesOf(timed.filter(({ meets }) => meets.some(({ start }) => startsAt(start, time))));
  const day =
    DAY.test(word) && NOUN.test(said)
      ? WEEKDAY_NAMES.find((each) => word.startsWith(each.toLowerCase()))
      : undefined;
  if (day !== undefined) return codesOf(timed.filter(({ meets }) => meets.some((each) => each.day === day)));
  const kind = KINDS.get(word);
  return kind === undefined
    ? null
    : codesOf(courses.filter(({ kinds }) => kinds.some((each) => each.toLowerCase().startsWith(kind))));
};
const IDLE = new Set(
  (
    'the that this my those a an one ones class course thing stuff s o clock is it at on in whatever ' +
    'whichever which starts begins meets starting beginning ends ending has what that so'
  ).split(' '),
);
/** "Drop Fridays" means the day, and no course. */
const NOUN = /\b(?:ones?|class|course|thing|lecture|whatever|whichever)\b/iu;
const DAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri)(?:day)?s?$/u;
const EARLY = new Set('early earliest morning crack dawn earlybird'.split(' '));
const LATE = new Set('late latest evening night'.split(' '));
const KINDS = new Map([
  ['lab', 'lab'],
  ['laboratory', 'lab'],
  ['seminar', 'seminar'],
  ['tutorial', 'tutorial'],
  ['studio', 'studio'],
  ['workshop', 'workshop'],
]);

const codesOf = (courses: readonly TimedCourse[]): string[] => courses.map(({ code }) => code);

/** Those of the least number: all that share it. */
const utmost = (courses: readonly TimedCourse[], by: (course: TimedCourse) => number): string[] => {
  const least = Math.min(...courses.map(by));
  return codesOf(courses.filter((course) => by(course) === least));
};
const minutes = (time: string): number => {
  const [hours = '0', rest = '0'] = time.split(':');
  return Number(hours) * 60 + Number(rest);
};
const firstOf = ({ meets }: TimedCourse): number => Math.min(...meets.map(({ start }) => minutes(start)));
const lastOf = ({ meets }: TimedCourse): number => Math.max(...meets.map(({ end }) => minutes(end)));

/** "9am", "9:30": the hour on twelve, and the minutes where they are said. */
const timeSaid = (word: string): { hour: number; minute: number | null } | null => {
  const [, hour, minute, half] = /^(\d{1,2})(?::(\d\d))?(?: ?([ap])m)?$/u.exec(word) ?? [];
  // "The 161" is a code; "8" alone may be a place in a list.
  if (hour === undefined || Number(hour) > 23 || (minute === undefined && half === undefined)) return null;
  return { hour: Number(hour) % 12, minute: minute === undefined ? null : Number(minute) };
};
const startsAt = (start: string, { hour, minute }: { hour: number; minute: number | null }): boolean => {
  const at = minutes(start);
  return Math.floor(at / 60) % 12 === hour && (minute === null || at % 60 === minute);
};
