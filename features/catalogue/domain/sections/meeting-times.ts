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
