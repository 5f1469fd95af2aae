import type { SectionMeeting } from '#features/catalogue/contract.ts';
import { datedMeetingsOf } from '#features/catalogue/domain/timetable/week.ts';
import { WEEKDAY_NUMBERS, type WeekdayNumber } from '#features/catalogue/domain/weekdays.ts';
import { hoursOf, inLanes } from './lanes.ts';

/** Something that takes hours of a week that is only looked at. */
export interface PlainEntry {
  name: string;
  /** `Lecture A`; empty for what is no section. */
  words: string;
  /** A colour, from 1; null: none. */
  mark: number | null;
  meetings: readonly SectionMeeting[];
}

export interface PlainBlock extends Pick<PlainEntry, 'name' | 'words' | 'mark'> {
  /** Minutes after midnight. */
  start: number;
  end: number;
  place: string;
  lane: number;
  lanes: number;
}

export interface PlainWeek {
  /** Monday to Friday always, others when something meets. */
  days: readonly { weekday: WeekdayNumber; blocks: readonly PlainBlock[] }[];
  from: number;
  to: number;
}

export const plainWeek = (entries: readonly PlainEntry[]): PlainWeek => {
  const blocks = entries.flatMap(({ name, words, mark, meetings }) =>
    meetings.flatMap((meeting) =>
      datedMeetingsOf(meeting).map(({ weekday, start, end }) => ({
        name,
        words,
        mark,
        weekday,
        start,
        end,
        place: meeting.place,
      })),
    ),
  );
  return {
    days: WEEKDAY_NUMBERS.map((weekday) => ({
      weekday,
      blocks: inLanes(blocks.filter((block) => block.weekday === weekday)),
    })).filter(({ weekday, blocks: ofDay }) => weekday <= 5 || ofDay.length > 0),
    ...hoursOf(blocks),
  };
};
