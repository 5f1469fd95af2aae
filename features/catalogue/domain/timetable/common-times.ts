import type { Meeting } from '../sections/meeting-times.ts';
import { WEEKDAY_NUMBERS, type WeekdayNumber } from '../sections/weekdays.ts';
import { type DatedMeeting, type DayRange, meetTogether } from './week.ts';

/** Meetings by weekday, those of a day in the order of their starts. */
export type MeetingsByDay = ReadonlyMap<WeekdayNumber, readonly DatedMeeting[]>;

export const byDay = (meetings: readonly DatedMeeting[]): MeetingsByDay =>
  Map.groupBy(
    meetings.toSorted((a, b) => a.start - b.start),
    ({ weekday }) => weekday,
  );

/**
 * When both meet, by weekday and time, what overlaps as one span. At each start only the longest span that begins there is
 * kept, since two own courses of fourteen meetings a day would have over a thousand.
 */
export const commonTimes = (a: MeetingsByDay, b: MeetingsByDay, term: DayRange): Meeting[] => {
  const found: Meeting[] = [];
  for (const weekday of WEEKDAY_NUMBERS) {
    const [left, right] = [a.get(weekday), b.get(weekday)];
    if (!left || !right) continue;
    // All starts of both in order.
    const starts = [
      ...left.map((meeting) => ({ meeting, others: right })),
      ...right.map((meeting) => ({ meeting, others: left })),
    ].sort((one, other) => one.meeting.start - other.meeting.start);
    for (const { meeting, others } of starts) {
      const end = endBeside(meeting, others, term);
      if (end === null) continue;
      const last = found.at(-1);
      if (last?.weekday === weekday && meeting.start < last.end) last.end = Math.max(last.end, end);
      else found.push({ weekday, start: meeting.start, end });
    }
  }
  return found;
};

/** Until when a meeting and any of the others that have begun at its start meet together; null if none does. */
const endBeside = (meeting: DatedMeeting, others: readonly DatedMeeting[], term: DayRange): number | null => {
  let last: number | null = null;
  for (const other of others) {
    if (other.start > meeting.start) break;
    const end = Math.min(meeting.end, other.end);
    if (end > (last ?? meeting.start) && meetTogether(meeting, other, term)) last = end;
  }
  return last;
};
