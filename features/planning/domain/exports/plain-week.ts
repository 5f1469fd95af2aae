import type { SectionMeeting } from '#features/catalogue/contract.ts';
import type { Meeting } from '#features/catalogue/domain/sections/meeting-times.ts';
import { overlapsOf } from '#features/catalogue/domain/timetable/overlaps.ts';
import { datedMeetingsOf } from '#features/catalogue/domain/timetable/week.ts';
import { WEEKDAY_NUMBERS, type WeekdayNumber } from '#features/catalogue/domain/sections/weekdays.ts';
import { hoursOf, inLanes } from '../lanes.ts';
import { timesOfMeetings } from '../plan-words.ts';

/** An entry of a read-only week. */
export interface PlainEntry {
  name: string;
  /** `Lecture A`; empty if it is not a section. */
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
  /** Something else meets at the same time. */
  hasClash: boolean;
  lane: number;
  lanes: number;
}

/** Two entries that meet at the same time. */
export interface PlainClash {
  first: PlainEntry;
  second: PlainEntry;
  at: Meeting[];
}

export interface PlainWeek {
  /** Monday to Friday always, others when something meets. */
  days: readonly { weekday: WeekdayNumber; blocks: readonly PlainBlock[] }[];
  from: number;
  to: number;
  clashes: readonly PlainClash[];
}

const clashesOf = (entries: readonly PlainEntry[]): PlainClash[] =>
  entries.flatMap((first, place) =>
    entries.slice(place + 1).flatMap((second) => {
      const at = overlapsOf(first, second);
      return at.length === 0 ? [] : [{ first, second, at }];
    }),
  );

/**
 * `ECON 10A and MATH 21B, Tue 10:30 AM`; within one course, also which sections: `ECON 10A Lecture A and Discussion D1,
 * …`.
 */
export const plainClashWords = ({ first, second, at }: PlainClash): string => {
  const names =
    first.name === second.name && first.words !== ''
      ? `${first.name} ${first.words} and ${second.words}`
      : `${first.name} and ${second.name}`;
  return `${names}, ${timesOfMeetings(at)}`;
};

export const plainWeek = (entries: readonly PlainEntry[]): PlainWeek => {
  const clashes = clashesOf(entries);
  const blocks = entries.flatMap((entry) =>
    entry.meetings.flatMap((meeting) =>
      datedMeetingsOf(meeting).map(({ weekday, start, end }) => ({
        name: entry.name,
        words: entry.words,
        mark: entry.mark,
        weekday,
        start,
        end,
        place: meeting.place,
        hasClash: clashes.some(
          ({ first, second, at }) =>
            (first === entry || second === entry) &&
            at.some((span) => span.weekday === weekday && span.start < end && start < span.end),
        ),
      })),
    ),
  );
  return {
    days: WEEKDAY_NUMBERS.map((weekday) => ({
      weekday,
      blocks: inLanes(blocks.filter((block) => block.weekday === weekday)),
    })).filter(({ weekday, blocks: ofDay }) => weekday <= 5 || ofDay.length > 0),
    ...hoursOf(blocks),
    clashes,
  };
};
