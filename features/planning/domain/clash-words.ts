import { formatClock } from '#features/catalogue/domain/sections/clock-times.ts';
import { datesText } from '#features/catalogue/domain/sections/meeting-dates.ts';
import { weekdayName } from '#features/catalogue/domain/sections/weekdays.ts';
import { overlapsOf } from '#features/catalogue/domain/timetable/overlaps.ts';
import type { TimetabledSection } from '#features/catalogue/domain/timetable/timetabled-course.ts';
import { entryWords, sectionWords } from './plan-words.ts';
import type { Clash } from './planned-week.ts';

/** `ECON 10A and MATH 21B, Tue 10:30 AM`; with `from Oct 27` if they clash for a part of the term. */
export const clashWords = (clash: Clash): string => {
  const { first, second, at } = clash;
  const names =
    first.name === second.name && first.section && second.section
      ? `${entryWords(first)} and ${sectionWords(second.section)}`
      : `${first.name} and ${second.name}`;
  const times = at.map(({ weekday, start }) => `${weekdayName(weekday)} ${formatClock(start)}`);
  return [names, ...times, ...clashDates(first, second)].join(', ');
};

/** `from Oct 27`; empty if any of the clashing meetings clash for the whole term. */
export const clashDates = (
  first: Pick<TimetabledSection, 'meetings'>,
  second: Pick<TimetabledSection, 'meetings'>,
): string[] => {
  // Once for each meeting, since `overlapsOf` remembers what it was asked about.
  const others = second.meetings.map((other) => ({ other, alone: { meetings: [other] } }));
  const dates = first.meetings.flatMap((one) => {
    const alone = { meetings: [one] };
    return others
      .filter((each) => overlapsOf(alone, each.alone).length > 0)
      .map(({ other }) => {
        const [from = null] = [one.from, other.from]
          .filter((date) => date !== null)
          .toSorted()
          .toReversed();
        const [to = null] = [one.to, other.to].filter((date) => date !== null).toSorted();
        return datesText({ from, to });
      });
  });
  return dates.includes('') ? [] : [...new Set(dates)];
};
