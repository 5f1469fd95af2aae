import type { Weekday } from '#features/catalogue/contract.ts';
import { fullDayName } from '#features/catalogue/domain/sections/weekdays.ts';
import type { Request } from '../../../domain/reading/request.ts';
import type { ToolOutput } from '../../../domain/tools.ts';
import { decided, verdict } from '../cite.ts';
import { sectionSaid } from '../fact-sentences.ts';
import { blocks, bold, sentences } from '../wording.ts';

type Week = ToolOutput<'find_timetables'>;

/** Which sections of a planned class a student is in is in no record. */
export const OF_OWN_SECTIONS =
  'Where a class has several sections, these are some that go together: yours may meet at other times.';

/** What is asked of the hours of a week, or of some of its days; null if nothing is. */
export const hoursSaid = (week: Week, hours: Extract<Request, { kind: 'week' }>['hours']): string | null => {
  if (hours === undefined) return null;
  const { asked, days } = hours;
  // Of classes in a part of the term no hours are told: what is known of those days instead.
  if (verdict(week, 'starts', '') === null) return days.length === 0 ? null : meetsSaid(week, days);
  const isFree = (day: Weekday): boolean => verdict(week, 'starts', day) === null;
  switch (asked) {
    case 'meets':
      return meetsSaid(week, days);
    case 'starts':
    case 'ends':
      return days.length === 0
        ? sentences(verdict(week, asked, ''))
        : sentences(...days.map((day) => verdict(week, asked, day) ?? nothingOn(day)));
    case 'gaps': {
      const gaps = decided(week, 'gaps').map((cite) => `${cite}.`);
      const ofDays = days.map(
        (day) => verdict(week, 'gaps', day) ?? (isFree(day) ? nothingOn(day) : noGapOn(day)),
      );
      return sentences(...(days.length > 0 ? ofDays : gaps.length > 0 ? gaps : [verdict(week, 'no-gaps')]));
    }
    case 'free':
      return verdict(week, 'free-days') ?? verdict(week, 'no-free-days');
    case 'lunch':
    case 'longest':
    case 'busiest':
    case 'lightest':
      return verdict(week, asked);
  }
};

const nothingOn = (day: Weekday): string => `On ${fullDayName(day)} nothing of it meets.`;
const noGapOn = (day: Weekday): string => `On ${fullDayName(day)} there is no gap of half an hour.`;

/** What meets on these days. */
const meetsSaid = ({ courses }: Week, days: readonly Weekday[]): string =>
  blocks(
    ...days.map((day) => {
      const met = courses.flatMap((course) =>
        course.sections
          .filter(({ schedule }) => schedule?.includes(day))
          .map((section) => `- ${bold(course.code)}: ${sectionSaid(course, section)}`),
      );
      return met.length === 0 ? nothingOn(day) : `On ${fullDayName(day)}:\n\n${met.join('\n')}`;
    }),
  );
