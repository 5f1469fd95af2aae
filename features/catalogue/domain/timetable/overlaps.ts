import type { Meeting } from '../sections/meeting-times.ts';
import type { TimetabledSection } from './timetabled-course.ts';
import { commonSpans, datedMeetingsOf, dayRangeOf } from './week.ts';

/**
 * When two sections of one term overlap, by weekday and minutes; for `formatMeetingTimes`. Ignores meetings without
 * times.
 *
 * @param dates first and last date of the term, ISO
 */
export const overlapsOf = (
  a: Pick<TimetabledSection, 'meetings'>,
  b: Pick<TimetabledSection, 'meetings'>,
  dates: { start: string; end: string } | null = null,
): Meeting[] =>
  commonSpans(a.meetings.flatMap(datedMeetingsOf), b.meetings.flatMap(datedMeetingsOf), dayRangeOf(dates));
