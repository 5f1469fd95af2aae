import type { Course } from '../contract.ts';
import { type ClockRange, findClockRanges, formatClockRange, parseClock } from './clock-times.ts';
import {
  parseWeekdays,
  WEEKDAY_NUMBERS,
  type WeekdayNumber,
  weekdayName,
  weekdaysOfWord,
} from './weekdays.ts';

/** One weekly meeting, in minutes after midnight; the end is exclusive. */
export interface Meeting extends ClockRange {
  weekday: WeekdayNumber;
}

/** When a course meets, as far as its record states. */
export interface MeetingTimes {
  /** Ordered by weekday and time. */
  meetings: Meeting[];
  /** Weekdays with a meeting at an unknown time. */
  untimed: WeekdayNumber[];
}

/** The timetable fields of a record, in any form a backend may send. */
export type Timetabled = {
  days?: unknown;
  start_times?: unknown;
  end_times?: unknown;
  schedule?: unknown;
};

/**
 * Combines `start_times`, `end_times`, `days` and `schedule`. The time fields hold one meeting per weekday;
 * `schedule` may list more. Time fields may be maps from weekday, lists, or JSON text of either.
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
  const scheduled =
    typeof course.schedule === 'string' ? parseSchedule(course.schedule) : { meetings: [], untimed: [] };
  for (const weekday of scheduled.untimed) days.add(weekday);
  for (const meeting of scheduled.meetings)
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
 * Raw values of `start_times` or `end_times` by weekday. A list of up to five starts with Monday; a longer list, or
 * a map, is keyed by the weekday's number or name.
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
 * Parses a schedule text: `Mon, Wed 1:30 PM - 2:45 PM; Fri 10:00 AM - 11:00 AM`, `TTh 13:30-14:45`, `10-11 am on
 * Mondays`, `Tue`. Days belong to the times after them, or before them in a part that starts with times.
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

/** `Tue, Thu 1:30 – 2:45 PM; Fri, time to be announced`. Empty without any times or days. */
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
 * Whether two courses overlap in time; `unknown` where a missing time could overlap. Adjacent meetings do not
 * overlap.
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
    right.meetings.flatMap((other) => intersection(meeting, other)),
  );
  if (at.length > 0) return { answer: 'overlap', at };
  return mayOverlap(left, right) ? { answer: 'unknown' } : { answer: 'none', because: 'other_times' };
}

function intersection(a: Meeting, b: Meeting): Meeting[] {
  const start = Math.max(a.start, b.start);
  const end = Math.min(a.end, b.end);
  return a.weekday === b.weekday && start < end ? [{ weekday: a.weekday, start, end }] : [];
}

/** Whether an unknown time could overlap: one has no days at all, or a shared day has an unknown time. */
function mayOverlap(a: MeetingTimes, b: MeetingTimes): boolean {
  const daysOf = ({ meetings, untimed }: MeetingTimes) =>
    new Set([...meetings.map(({ weekday }) => weekday), ...untimed]);
  const daysOfA = daysOf(a);
  const daysOfB = daysOf(b);
  if (daysOfA.size === 0 || daysOfB.size === 0) return true;
  return a.untimed.some((day) => daysOfB.has(day)) || b.untimed.some((day) => daysOfA.has(day));
}

/**
 * Whether two courses, each given by all its offerings (sections and terms), overlap: `none` if some pair of
 * offerings in the same term does not.
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
