import { timesOf } from '#features/catalogue/domain/timetable/overlaps.ts';
import type { TimetabledSection } from '#features/catalogue/domain/timetable/timetabled-course.ts';
import { dayRangeOf, meetTogether } from '#features/catalogue/domain/timetable/week.ts';

type Meets = Pick<TimetabledSection, 'meetings'>;

/**
 * Minutes a week that a section would overlap with others, each of which counts by itself. The others are prepared once,
 * since every section of a course is asked about beside the same ones.
 *
 * @param dates first and last date of the term, ISO
 */
export const minutesBeside = (
  others: readonly Meets[],
  dates: { start: string; end: string } | null,
): ((section: Meets) => number) => {
  const term = dayRangeOf(dates);
  const meetings = others.flatMap((other, of) =>
    [...timesOf(other.meetings).values()].flat().map((meeting) => ({ meeting, of })),
  );
  const byDay = Map.groupBy(
    meetings.sort((a, b) => a.meeting.start - b.meeting.start),
    ({ meeting }) => meeting.weekday,
  );
  return (section) => {
    /** Two meetings at the same time, as in two halves of a term, count once. */
    const counted = new Set<string>();
    let minutes = 0;
    for (const [weekday, ofDay] of timesOf(section.meetings))
      for (const own of ofDay)
        for (const { meeting, of } of byDay.get(weekday) ?? []) {
          if (meeting.start >= own.end) break;
          if (!meetTogether(own, meeting, term)) continue;
          const [start, end] = [Math.max(own.start, meeting.start), Math.min(own.end, meeting.end)];
          const span = `${of} ${weekday} ${start} ${end}`;
          if (!counted.has(span)) minutes += end - start;
          counted.add(span);
        }
    return minutes;
  };
};
