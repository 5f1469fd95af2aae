import type { Course } from '../contract.ts';
import { type ClockRange, findClockRanges, formatClockRange, parseClock } from './clock-times.ts';
import {
  parseWeekdays,
  WEEKDAY_NUMBERS,
  type WeekdayNumber,
  weekdayName,
  weekdaysOfWord,
} from './weekdays.ts';

/** One meeting a week: `start` to `end` in minutes after midnight, the end not included. */
export interface Meeting extends ClockRange {
  weekday: WeekdayNumber;
}

/** When a course meets, as far as its record says. */
export interface MeetingTimes {
  /** In order of the week and the clock. */
  meetings: Meeting[];
  /** Weekdays on which it meets at a time that is not known. */
  untimed: WeekdayNumber[];
}

/** The fields that say when a course meets, in any form a backend may send. */
export type Timetabled = {
  days?: unknown;
  start_times?: unknown;
  end_times?: unknown;
  schedule?: unknown;
};

/**
 * Reads `start_times`, `end_times`, `days` and `schedule` together. The times hold one meeting a weekday; `schedule` may tell of
 * more. Times may be maps from weekday, lists, or JSON text of either.
 */
export function meetingTimesOf(course: Timetabled): MeetingTimes {
  const starts = clocksByWeekday(course.start_times);
  const ends = clocksByWeekday(course.end_times);
  const found: Meeting[] = [];
  const days = new Set(parseWeekdays(course.days));
  for (const [weekday, start] of starts) {
    const end = ends.get(weekday);
    if (end !== undefined && end > start) found.push({ weekday, start, end });
    else days.add(weekday);
  }
  const told =
    typeof course.schedule === 'string' ? parseSchedule(course.schedule) : { meetings: [], untimed: [] };
  for (const weekday of told.untimed) days.add(weekday);
  for (const meeting of told.meetings)
    if (!found.some((other) => isSame(other, meeting))) found.push(meeting);
  found.sort((a, b) => a.weekday - b.weekday || a.start - b.start || a.end - b.end);
  const untimed = WEEKDAY_NUMBERS.filter(
    (weekday) => days.has(weekday) && !found.some((meeting) => meeting.weekday === weekday),
  );
  return { meetings: found, untimed };
}

const isSame = (a: Meeting, b: Meeting): boolean =>
  a.weekday === b.weekday && a.start === b.start && a.end === b.end;

function clocksByWeekday(value: unknown): Map<WeekdayNumber, number> {
  const clocks = new Map<WeekdayNumber, number>();
  for (const [weekday, time] of timesByWeekday(value)) {
    const clock = parseClock(time);
    if (clock !== null) clocks.set(weekday, clock);
  }
  return clocks;
}

/**
 * What a record's `start_times` or `end_times` hold for each weekday, unread. A list of five begins with Monday; a longer one, or a
 * map, is indexed by the weekday's number or name.
 */
export function timesByWeekday(value: unknown): Map<WeekdayNumber, unknown> {
  const times = new Map<WeekdayNumber, unknown>();
  const source = typeof value === 'string' ? jsonOf(value) : value;
  if (typeof source !== 'object' || source === null) return times;
  const isFromMonday = Array.isArray(source) && source.length <= 5;
  for (const [key, time] of Object.entries(source)) {
    const position = Number(key) + (isFromMonday ? 1 : 0);
    const weekday = WEEKDAY_NUMBERS.find((each) => each === position) ?? weekdaysOfWord(key)[0];
    if (weekday !== undefined) times.set(weekday, time);
  }
  return times;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * A schedule written for people: `Mon, Wed 1:30 PM - 2:45 PM; Fri 10:00 AM - 11:00 AM`, `TTh 13:30-14:45`, `10-11 am on Mondays`, `Tue`.
 * Days go with the times that follow them, or with those before where a part begins with times.
 */
export function parseSchedule(schedule: string): MeetingTimes {
  const meetings: Meeting[] = [];
  const untimed: WeekdayNumber[] = [];
  for (const part of schedule.split(/[;\n]/)) {
    const ranges = findClockRanges(part);
    const [first] = ranges;
    if (first === undefined) {
      untimed.push(...parseWeekdays(part));
      continue;
    }
    const isTimesFirst = parseWeekdays(part.slice(0, first.at)).length === 0;
    let from = 0;
    ranges.forEach(({ start, end, at, length }, index) => {
      const next = ranges[index + 1]?.at ?? part.length;
      const days = parseWeekdays(isTimesFirst ? part.slice(at + length, next) : part.slice(from, at));
      from = at + length;
      meetings.push(...days.map((weekday) => ({ weekday, start, end })));
    });
  }
  return { meetings, untimed };
}

/** `Tue, Thu 1:30 – 2:45 PM; Fri, time to be announced`. Empty where nothing is known. */
export function formatMeetingTimes({ meetings, untimed }: MeetingTimes): string {
  const groups = Map.groupBy(meetings, formatClockRange);
  const parts = [...groups].map(
    ([range, group]) => `${daysText(group.map(({ weekday }) => weekday))} ${range}`,
  );
  if (untimed.length > 0) parts.push(`${daysText(untimed)}, time to be announced`);
  return parts.join('; ');
}

const daysText = (weekdays: readonly WeekdayNumber[]): string => weekdays.map(weekdayName).join(', ');

export type TimetabledCourse = Pick<Course, 'term' | 'days' | 'start_times' | 'end_times' | 'schedule'>;

/**
 * Whether two courses meet at the same time. `unknown` is an answer: a time that is not known may be that of the other. Meetings
 * that touch (one ends when the other begins) do not overlap.
 */
export type Overlap =
  | { answer: 'overlap'; at: Meeting[] }
  | { answer: 'none'; because: 'other_terms' | 'other_times' }
  | { answer: 'unknown' };

export function overlapOf(a: TimetabledCourse, b: TimetabledCourse): Overlap {
  if (a.term !== b.term) return { answer: 'none', because: 'other_terms' };
  const left = meetingTimesOf(a);
  const right = meetingTimesOf(b);
  const at = left.meetings.flatMap((meeting) =>
    right.meetings.flatMap((other) => sharedTime(meeting, other)),
  );
  if (at.length > 0) return { answer: 'overlap', at };
  return mayMeet(left, right) ? { answer: 'unknown' } : { answer: 'none', because: 'other_times' };
}

function sharedTime(a: Meeting, b: Meeting): Meeting[] {
  const start = Math.max(a.start, b.start);
  const end = Math.min(a.end, b.end);
  return a.weekday === b.weekday && start < end ? [{ weekday: a.weekday, start, end }] : [];
}

/** Whether what is not known of one could fall on the other: no days at all, or an hour unknown on a day of both. */
function mayMeet(a: MeetingTimes, b: MeetingTimes): boolean {
  const daysOf = ({ meetings, untimed }: MeetingTimes) =>
    new Set([...meetings.map(({ weekday }) => weekday), ...untimed]);
  const daysOfA = daysOf(a);
  const daysOfB = daysOf(b);
  if (daysOfA.size === 0 || daysOfB.size === 0) return true;
  return a.untimed.some((day) => daysOfB.has(day)) || b.untimed.some((day) => daysOfA.has(day));
}

/**
 * Whether two courses, each with all its offerings (sections and terms), can be taken together: `none` where some offering of one
 * goes with some of the other in a term both are given.
 */
export function overlapOfOfferings(a: readonly TimetabledCourse[], b: readonly TimetabledCourse[]): Overlap {
  const answers = a.flatMap((one) =>
    b.filter(({ term }) => term === one.term).map((other) => overlapOf(one, other)),
  );
  return (
    answers.find(({ answer }) => answer === 'none') ??
    answers.find(({ answer }) => answer === 'unknown') ??
    answers[0] ?? { answer: 'none', because: 'other_terms' }
  );
}
