import type { Section, SectionMeeting } from '#features/catalogue/contract.ts';
import type { Meeting } from '#features/catalogue/domain/sections/meeting-times.ts';
import { overlapsOf } from '#features/catalogue/domain/timetable/overlaps.ts';
import { areLinked } from '#features/catalogue/domain/timetable/prepare.ts';
import { datedMeetingsOf } from '#features/catalogue/domain/timetable/week.ts';
import { WEEKDAY_NUMBERS, type WeekdayNumber } from '#features/catalogue/domain/sections/weekdays.ts';
import type { PlanItem } from '../contract.ts';
import { marksOf } from './course-marks.ts';
import { hoursOf, inLanes } from './lanes.ts';
import {
  blocksIn,
  busyIn,
  codeOf,
  countedIn,
  coursesIn,
  namesIn,
  ownCoursesIn,
  type PlannedCourse,
  wantedIn,
} from './planned-course.ts';
import { alternativesOf, chooseSections, type TermDates } from './shown-sections.ts';

/** An entry of the week: a section, a handwritten course, or own hours. */
export interface Entry {
  itemId: string;
  is: 'course' | 'own_course' | 'block';
  /** `COMPSCI 50`, or the student's own name for it. */
  name: string;
  /** Null for what is not in the catalogue. */
  section: Section | null;
  meetings: readonly SectionMeeting[];
  isLocked: boolean;
}

/** One block of the week. */
export interface WeekBlock extends Meeting {
  entry: Entry;
  place: string;
  /** First and last date, ISO; null where they are the term's own. */
  from: string | null;
  to: string | null;
  /** Names of entries that meet at the same time. */
  clashes: readonly string[];
  /** Its column among overlapping blocks, from 0, and how many columns there are. */
  lane: number;
  lanes: number;
}

export interface Clash {
  first: Entry;
  second: Entry;
  /** In order of time, without overlaps. */
  at: Meeting[];
}

/** Sections of one course that cannot be taken with each other. */
export interface Mismatch {
  name: string;
  first: Section;
  second: Section;
}

/** A version as shown on the screen. */
export interface PlannedWeek {
  /** The courses with their shown sections, in the version's order. */
  courses: readonly (PlannedCourse & { sections: readonly Section[] })[];
  entries: readonly Entry[];
  /** Blocks by day in order of time; Monday to Friday always, other days only if something meets. */
  days: readonly { weekday: WeekdayNumber; blocks: readonly WeekBlock[] }[];
  clashes: readonly Clash[];
  mismatches: readonly Mismatch[];
  /** The colour of each course (`marksOf`). */
  marks: ReadonlyMap<string, number>;
  /** Entries with no known time, or not all of their times. */
  untimed: readonly Entry[];
  /** Whole hours, in minutes: from the earliest block to the latest. */
  from: number;
  to: number;
}

/** @param courses those of the items, in order, with their records */
export const planWeek = (
  all: readonly PlanItem[],
  courses: readonly PlannedCourse[],
  dates: TermDates,
): PlannedWeek => {
  const items = countedIn(all);
  const isCounted = ({ item }: PlannedCourse) => items.some(({ item_id }) => item_id === item.item_id);
  const known = courses
    .filter(isCounted)
    .flatMap(({ item, record }) => (record ? [{ record, held: namesIn(item.content) }] : []));
  const chosen = chooseSections(known, { blocks: busyIn(items), wishes: wantedIn(items), dates });
  const shown = courses.map((course) => ({
    ...course,
    sections: chosen[known.findIndex(({ record }) => record === course.record)] ?? [],
  }));
  const entries = [...shown.flatMap(courseEntries), ...ownEntries(items)];
  const clashes = clashesOf(entries, dates);
  const clashing = clashingWith(clashes);
  const blocks = entries.flatMap((entry) => blocksOfEntry(entry, clashing.get(entry) ?? []));
  const days = WEEKDAY_NUMBERS.map((weekday) => ({
    weekday,
    blocks: inLanes(blocks.filter((block) => block.weekday === weekday)),
  })).filter(({ weekday, blocks: ofDay }) => weekday <= 5 || ofDay.length > 0);
  return {
    courses: shown,
    entries,
    days,
    clashes,
    mismatches: shown.flatMap(mismatchesOf),
    marks: marksOf(all),
    untimed: [
      ...entries.filter(isUntimed),
      ...shown.filter(hasNoSection).filter(isCounted).map(untimedEntry),
    ],
    ...hoursOf(blocks),
  };
};

const courseEntries = ({ item, sections }: PlannedCourse & { sections: readonly Section[] }): Entry[] =>
  sections.map((section) => ({
    itemId: item.item_id,
    is: 'course',
    name: codeOf(item),
    section,
    meetings: section.meetings,
    isLocked: item.content.locked.some(
      (name) => name.component === section.component && name.section === section.section,
    ),
  }));

const ownEntries = (items: readonly PlanItem[]): Entry[] => [
  ...ownCoursesIn(items).map(({ item_id, content }): Entry => ({
    itemId: item_id,
    is: 'own_course',
    name: content.title,
    section: null,
    meetings: content.meetings,
    isLocked: false,
  })),
  ...blocksIn(items).map(({ item_id, content: { label, days, start, end, from, to } }): Entry => ({
    itemId: item_id,
    is: 'block',
    name: label,
    section: null,
    meetings: [{ days, start, end, place: '', from, to }],
    isLocked: false,
  })),
];

/** Overlapping own hours are not a clash. */
const clashesOf = (entries: readonly Entry[], dates: TermDates): Clash[] =>
  entries.flatMap((first, at) =>
    entries.slice(at + 1).flatMap((second) => {
      if (first.is === 'block' && second.is === 'block') return [];
      const at = overlapsOf(first, second, dates);
      return at.length === 0 ? [] : [{ first, second, at }];
    }),
  );

/** An entry that another clashes with, and when, by weekday. */
interface Clashing {
  name: string;
  at: ReadonlyMap<WeekdayNumber, readonly Meeting[]>;
}

const clashingWith = (clashes: readonly Clash[]): ReadonlyMap<Entry, readonly Clashing[]> =>
  Map.groupBy(
    clashes.flatMap(({ first, second, at: spans }) => {
      const at = Map.groupBy(spans, ({ weekday }) => weekday);
      return [
        { entry: first, name: second.name, at },
        { entry: second, name: first.name, at },
      ];
    }),
    ({ entry }) => entry,
  );

const mismatchesOf = ({ item, sections }: PlannedWeek['courses'][number]): Mismatch[] =>
  sections.flatMap((first, at) =>
    sections
      .slice(at + 1)
      .flatMap((second) => (areLinked(first, second) ? [] : [{ name: codeOf(item), first, second }])),
  );

const hasNoSection = ({ record, sections }: PlannedWeek['courses'][number]): boolean =>
  record !== null && sections.length === 0;

/** A course for which the registrar lists no section. */
const untimedEntry = ({ item }: PlannedCourse): Entry => ({
  itemId: item.item_id,
  is: 'course',
  name: codeOf(item),
  section: null,
  meetings: [],
  isLocked: false,
});

const isUntimed = ({ meetings }: Entry): boolean =>
  meetings.length === 0 || meetings.some((meeting) => datedMeetingsOf(meeting).length === 0);

const blocksOfEntry = (entry: Entry, clashing: readonly Clashing[]): Omit<WeekBlock, 'lane' | 'lanes'>[] =>
  entry.meetings.flatMap((meeting) =>
    datedMeetingsOf(meeting).map(({ weekday, start, end }) => ({
      entry,
      weekday,
      start,
      end,
      place: meeting.place,
      from: meeting.from,
      to: meeting.to,
      clashes: clashing
        .filter(({ at }) => at.get(weekday)?.some((span) => span.start < end && start < span.end))
        .map(({ name }) => name),
    })),
  );

/** The earliest minute of the day at which any entry meets, or any alternative section of the shown courses. */
export const earliestIn = ({ courses, from }: PlannedWeek): number => {
  const others = courses.flatMap(({ record, sections }) =>
    record ? sections.flatMap(({ component }) => alternativesOf(record, component)) : [],
  );
  const starts = others.flatMap(({ sections: [section] }) =>
    section.meetings.flatMap(datedMeetingsOf).map(({ start }) => start),
  );
  return Math.min(from, ...starts);
};

/** The courses of a version with their records. */
export const withRecords = (
  items: readonly PlanItem[],
  recordFor: (tag: string) => PlannedCourse['record'],
): PlannedCourse[] =>
  coursesIn(items).map((item) => ({ item, record: item.tag === null ? null : recordFor(item.tag) }));

/** The days on which two weeks of a version differ. */
export const daysThatDiffer = (one: PlannedWeek, other: PlannedWeek): WeekdayNumber[] =>
  WEEKDAY_NUMBERS.filter((weekday) => textOn(one, weekday) !== textOn(other, weekday));

/** Nothing of the same kind and course meets at that time in the other week. */
export const isOnlyIn = (block: WeekBlock, other: PlannedWeek): boolean =>
  !textsOn(other, block.weekday).includes(textOf(block));

const textOn = (week: PlannedWeek, weekday: WeekdayNumber): string =>
  textsOn(week, weekday).toSorted().join();

const textsOn = ({ days }: PlannedWeek, weekday: WeekdayNumber): string[] =>
  (days.find((day) => day.weekday === weekday)?.blocks ?? []).map(textOf);

const textOf = ({ entry, start, end }: WeekBlock): string =>
  [entry.itemId, entry.section?.component, start, end].join(' ');
