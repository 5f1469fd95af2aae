import { DAY_MS } from '#platform/contract/durations.ts';
import type { Meeting } from '../sections/meeting-times.ts';
import { WEEKDAY_NAMES, WEEKDAY_NUMBERS, type WeekdayNumber } from '../sections/weekdays.ts';
import type { TimetabledMeeting } from './timetabled-course.ts';

/** A weekly meeting between two dates, in days since 1970-01-01, both included; null: the term's own. */
export interface DatedMeeting extends Meeting {
  from: number | null;
  to: number | null;
}

/** First and last day of a term, in days since 1970-01-01; infinite if unknown. */
export interface DayRange {
  from: number;
  to: number;
}

/** Null for anything but an ISO date. */
const dayOf = (date: string | null): number | null => {
  const time = date === null ? NaN : Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) ? null : time / DAY_MS;
};

/** A term without dates includes every day. */
export const dayRangeOf = (dates: { start: string; end: string } | null): DayRange => ({
  from: dayOf(dates?.start ?? null) ?? -Infinity,
  to: dayOf(dates?.end ?? null) ?? Infinity,
});

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

const numberOf = new Map(WEEKDAY_NUMBERS.map((weekday, at) => [WEEKDAY_NAMES[at], weekday]));

/** One per weekday; none if days or times are unknown. */
export const datedMeetingsOf = ({ days, start, end, from, to }: TimetabledMeeting): DatedMeeting[] => {
  if (start === null || end === null) return [];
  const span = { start: minutesOf(start), end: minutesOf(end), from: dayOf(from), to: dayOf(to) };
  if (!(span.start < span.end)) return [];
  return days.flatMap((day) => {
    const weekday = numberOf.get(day);
    return weekday === undefined ? [] : [{ weekday, ...span }];
  });
};

const CELL_MINUTES = 5;
const CELLS_A_DAY = 288;

/**
 * The 7 × 288 five-minute cells that meetings touch, as the nonzero words of a bit set, ascending. Weeks without a
 * common cell do not clash; weeks with one may.
 */
export interface WeekCells {
  at: number[];
  bits: number[];
}

export const cellsOf = (meetings: readonly Meeting[]): WeekCells => {
  const words = new Map<number, number>();
  for (const { weekday, start, end } of meetings) {
    const first = (weekday - 1) * CELLS_A_DAY;
    const last = first + Math.ceil(end / CELL_MINUTES);
    // Word by word: a plan can have thousands of meetings, each as long as a day.
    for (let cell = first + Math.floor(start / CELL_MINUTES); cell < last;) {
      const word = cell >> 5;
      const next = Math.min(last, (word + 1) << 5);
      words.set(word, (words.get(word) ?? 0) | ((-1 >>> (32 - next + cell)) << cell));
      cell = next;
    }
  }
  const at = [...words.keys()].sort((a, b) => a - b);
  return { at, bits: at.map((word) => words.get(word) ?? 0) };
};

const haveCommonCell = (a: WeekCells, b: WeekCells): boolean => {
  let left = 0;
  let right = 0;
  while (left < a.at.length && right < b.at.length) {
    const order = (a.at[left] as number) - (b.at[right] as number);
    if (order === 0 && ((a.bits[left] as number) & (b.bits[right] as number)) !== 0) return true;
    if (order <= 0) left += 1;
    if (order >= 0) right += 1;
  }
  return false;
};

/** Monday is 1; day 0 was a Thursday. */
const weekdayOf = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;

/** Whether both date ranges contain a common day with this weekday. */
const haveCommonDay = (a: DatedMeeting, b: DatedMeeting, weekday: WeekdayNumber, term: DayRange): boolean => {
  const from = Math.max(a.from ?? term.from, b.from ?? term.from);
  const to = Math.min(a.to ?? term.to, b.to ?? term.to);
  if (from === -Infinity || to === Infinity) return from <= to;
  return from + ((weekday - weekdayOf(from) + 7) % 7) <= to;
};

/** Whether two weekly meetings have a minute in common on some date. */
export const meetTogether = (a: DatedMeeting, b: DatedMeeting, term: DayRange): boolean =>
  a.weekday === b.weekday && a.start < b.end && b.start < a.end && haveCommonDay(a, b, a.weekday, term);

/** Meetings of one section or block, prepared for comparing. */
export interface Week {
  meetings: readonly DatedMeeting[];
  cells: WeekCells;
}

/** Compares cells first, since most weeks have none in common; then minutes and dates. */
export const clash = (a: Week, b: Week, term: DayRange): boolean =>
  haveCommonCell(a.cells, b.cells) &&
  a.meetings.some((meeting) => b.meetings.some((other) => meetTogether(meeting, other, term)));

/** When both meet, by weekday and time, without duplicates. */
export const commonSpans = (
  a: readonly DatedMeeting[],
  b: readonly DatedMeeting[],
  term: DayRange,
): Meeting[] => {
  const spans = a.flatMap((meeting) =>
    b
      .filter((other) => meetTogether(meeting, other, term))
      .map((other) => ({
        weekday: meeting.weekday,
        start: Math.max(meeting.start, other.start),
        end: Math.min(meeting.end, other.end),
      })),
  );
  spans.sort((x, y) => x.weekday - y.weekday || x.start - y.start || x.end - y.end);
  return spans.filter((span, at) => {
    const before = spans[at - 1];
    return span.weekday !== before?.weekday || span.start !== before.start || span.end !== before.end;
  });
};
