import type { Meeting } from '../sections/meeting-times.ts';
import type { TimetabledMeeting, TimetabledSection } from './timetabled-course.ts';
import { byDay, commonTimes, type MeetingsByDay } from './common-times.ts';
import { datedMeetingsOf, dayRangeOf } from './week.ts';

const known = new WeakMap<readonly TimetabledMeeting[], MeetingsByDay>();

/** Cached by the list, since a week compares each of its sections with all others. */
export const timesOf = (meetings: readonly TimetabledMeeting[]): MeetingsByDay => {
  const times = known.get(meetings) ?? byDay(meetings.flatMap(datedMeetingsOf));
  known.set(meetings, times);
  return times;
};

/**
 * When two sections of one term overlap, by weekday and minutes, in spans that do not overlap each other; for
 * `formatMeetingTimes`. Ignores meetings without times.
 *
 * @param dates first and last date of the term, ISO
 */
export const overlapsOf = (
  a: Pick<TimetabledSection, 'meetings'>,
  b: Pick<TimetabledSection, 'meetings'>,
  dates: { start: string; end: string } | null = null,
): Meeting[] => commonTimes(timesOf(a.meetings), timesOf(b.meetings), dayRangeOf(dates));
