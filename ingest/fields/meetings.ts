import { type Weekday, WEEKDAYS, type WeekdayTimes } from '#features/catalogue/contract.ts';
import { twelveHour } from './clock.ts';
import { weekdayKey } from './weekdays.ts';

/** One weekly meeting; times `HH:MM`, null where only the day is known. */
export interface Meeting {
  day: Weekday;
  start: string | null;
  end: string | null;
}

export interface MeetingFields {
  days: Weekday[];
  start_times: WeekdayTimes;
  end_times: WeekdayTimes;
  schedule: string;
}

/**
 * Meetings as record fields. A record holds one time per weekday: adjacent meetings are merged, otherwise the first
 * of the day is used; `schedule` lists all.
 */
export function meetingFields(meetings: readonly Meeting[]): MeetingFields {
  const joined = mergeAdjacent(meetings);
  const fields: MeetingFields = { days: [], start_times: {}, end_times: {}, schedule: scheduleText(joined) };
  for (const { day, start, end } of joined) {
    if (fields.days.includes(day)) continue;
    fields.days.push(day);
    if (start === null || end === null) continue;
    fields.start_times[weekdayKey(day)] = start;
    fields.end_times[weekdayKey(day)] = end;
  }
  return fields;
}

/** Display text: `Mon, Wed 1:30 PM - 2:45 PM; Fri 10:00 AM - 11:00 AM`. Empty for no meetings. */
export function scheduleText(meetings: readonly Meeting[]): string {
  const daysByTime = Map.groupBy(meetings, ({ start, end }) =>
    start === null || end === null ? '' : ` ${twelveHour(start)} - ${twelveHour(end)}`,
  );
  return [...daysByTime].map(([time, group]) => group.map(({ day }) => day).join(', ') + time).join('; ');
}

/** Sorted by day and time, with back-to-back meetings merged. */
function mergeAdjacent(meetings: readonly Meeting[]): Meeting[] {
  const inOrder = meetings.toSorted(
    (a, b) =>
      WEEKDAYS.indexOf(a.day) - WEEKDAYS.indexOf(b.day) || (a.start ?? '').localeCompare(b.start ?? ''),
  );
  const joined: Meeting[] = [];
  for (const meeting of inOrder) {
    const last = joined.at(-1);
    if (last?.day === meeting.day && last.end !== null && last.end === meeting.start) last.end = meeting.end;
    else joined.push({ ...meeting });
  }
  return joined;
}
