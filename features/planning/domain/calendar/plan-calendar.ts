import type { SectionMeeting, Weekday } from '#features/catalogue/contract.ts';
import { datedMeetingsOf } from '#features/catalogue/domain/timetable/week.ts';
import { textValue, toContentLines } from './content-lines.ts';
import { type CalendarTerm, datesOf, type WeeklyDates } from './meeting-dates.ts';
import { momentOf, stampOf, timeZoneLines } from './time-zone.ts';

/** Something with meetings: a section, a course written by hand, own hours. */
export interface CalendarEntry {
  /** Stays the same as long as the student keeps the course, whichever section is chosen. */
  key: string;
  summary: string;
  /** Text lines. */
  description: string;
  meetings: readonly SectionMeeting[];
  /** Whether holidays and substitute days apply. */
  isClass: boolean;
}

export interface PlanCalendar {
  /** The version's id; keeps the events of two plans apart. */
  id: string;
  /** `2026 Spring, A`. */
  name: string;
  product: string;
  /** Null if the catalogue does not know the term: then nothing has a date. */
  term: CalendarTerm | null;
  /** IANA name; null: floating local times. */
  timeZone: string | null;
  /** When its content last changed, in milliseconds since 1970. */
  changedAt: number;
  entries: readonly CalendarEntry[];
  /** Entries without a known time. */
  untimed: readonly string[];
}

/** SEQUENCE counts from this time, so that it fits in the 32 bits that readers may use. */
const SEQUENCE_FROM = Date.UTC(2024, 0, 1);
const BY_DAY: Record<Weekday, string> = {
  Mon: 'MO',
  Tue: 'TU',
  Wed: 'WE',
  Thu: 'TH',
  Fri: 'FR',
  Sat: 'SA',
  Sun: 'SU',
};

/** Whether the times of at least one meeting are known. */
const isTimed = (meeting: SectionMeeting): boolean => datedMeetingsOf(meeting).length > 0;

/**
 * A plan in the iCalendar format (RFC 5545). Equal plans give equal texts. An event is one weekly pattern of a section;
 * its UID is made of the item and the kind, so that choosing another section of the course moves the event.
 */
export const planCalendar = (plan: PlanCalendar): string => {
  const { term, timeZone } = plan;
  const notes = notesOf(plan);
  return toContentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textValue(plan.product)}//Plan//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${textValue(plan.name)}`,
    `X-WR-CALNAME:${textValue(plan.name)}`,
    ...(notes === '' ? [] : [`DESCRIPTION:${textValue(notes)}`, `X-WR-CALDESC:${textValue(notes)}`]),
    ...(timeZone === null ? [] : [`X-WR-TIMEZONE:${timeZone}`]),
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...(timeZone === null || term === null ? [] : zoneLines(timeZone, term)),
    ...(term === null ? [] : plan.entries.flatMap((entry) => entryLines(entry, term, plan))),
    'END:VCALENDAR',
  ]);
};

/** From a year before the term to a year after it, which covers everything in the calendar. */
const zoneLines = (timeZone: string, term: CalendarTerm): string[] =>
  timeZoneLines(timeZone, Number(term.start.slice(0, 4)) - 2, Number(term.end.slice(0, 4)) + 2);

/** What a reader must know that the events cannot express. */
export const notesOf = ({
  term,
  timeZone,
  untimed,
}: Pick<PlanCalendar, 'term' | 'timeZone' | 'untimed'>): string =>
  [
    ...(term === null ? ['The catalogue does not know the dates of this term, so nothing is shown.'] : []),
    ...(timeZone === null
      ? [
          'The catalogue does not say in which time zone it is. Times are those of your own clock, wherever you are.',
        ]
      : []),
    ...(untimed.length > 0 ? [`Without a known time: ${untimed.join(', ')}.`] : []),
  ].join('\n');

const entryLines = (entry: CalendarEntry, term: CalendarTerm, plan: PlanCalendar): string[] =>
  entry.meetings.flatMap((meeting, at) =>
    isTimed(meeting)
      ? datesOf(meeting, term, entry.isClass).flatMap((dates, rule, rules) =>
          // The weekly rule is numbered last, so that rules before it do not change its UID.
          eventLines({ entry, meeting, dates, plan, part: `${at}${'-'.repeat(rules.length - 1 - rule)}` }),
        )
      : [],
  );

interface EventParts {
  entry: CalendarEntry;
  meeting: SectionMeeting;
  dates: WeeklyDates;
  plan: PlanCalendar;
  /** Index of the pattern within the entry. */
  part: string;
}

const eventLines = ({ entry, meeting, dates, plan, part }: EventParts): string[] => {
  const { timeZone, changedAt } = plan;
  const at = timeZone === null ? '' : `;TZID=${timeZone}`;
  const local = (date: string, clock: string | null): string =>
    `${date.replaceAll('-', '')}T${(clock ?? '').replace(':', '')}00`;
  const starts = (all: readonly string[]): string => all.map((date) => local(date, meeting.start)).join(',');
  const changed = stampOf(changedAt);
  return [
    'BEGIN:VEVENT',
    `UID:${plan.id}/${entry.key}/${part}`.replaceAll(/[^\w:./-]+/g, '-'),
    `DTSTAMP:${changed}Z`,
    `LAST-MODIFIED:${changed}Z`,
    `SEQUENCE:${Math.max(0, Math.floor((changedAt - SEQUENCE_FROM) / 1000))}`,
    `SUMMARY:${textValue(entry.summary)}`,
    ...(entry.description === '' ? [] : [`DESCRIPTION:${textValue(entry.description)}`]),
    ...(meeting.place === '' ? [] : [`LOCATION:${textValue(meeting.place)}`]),
    `DTSTART${at}:${local(dates.first, meeting.start)}`,
    `DTEND${at}:${local(dates.first, meeting.end)}`,
    ...ruleLines(dates, meeting, timeZone),
    ...(dates.skipped.length > 0 ? [`EXDATE${at}:${starts(dates.skipped)}`] : []),
    ...(dates.added.length > 0 ? [`RDATE${at}:${starts(dates.added)}`] : []),
    'END:VEVENT',
  ];
};

const ruleLines = (
  { days, first, last }: WeeklyDates,
  { start }: SectionMeeting,
  timeZone: string | null,
): string[] => {
  if (days.length === 0 || first === last) return [];
  const until =
    timeZone === null
      ? `${last.replaceAll('-', '')}T${(start ?? '').replace(':', '')}00`
      : `${stampOf(momentOf(timeZone, `${last}T${start}`))}Z`;
  return [`RRULE:FREQ=WEEKLY;UNTIL=${until};BYDAY=${days.map((day) => BY_DAY[day]).join(',')}`];
};
