import { type SectionMeeting, type WeekdayTimes, WEEKDAYS } from '#features/catalogue/contract.ts';
import { shown } from '#features/catalogue/domain/pack/problems.ts';
import { dayMeetings, timeFields, weekdayKey } from '#features/catalogue/domain/sections/sections.ts';
import { readClock } from '../fields/clock.ts';
import { leaveOutWeek, type SectionNamed } from '../fields/left-out-week.ts';
import { NO_MEETING, patternsOf, readMeetings } from '../fields/meetings.ts';
import { readWeekdays } from '../fields/weekdays.ts';
import type { Draft, Place } from '../pack/pack-draft.ts';
import type { RawRecord, RawSection } from './json-shapes.ts';

/** The position of a value, and the collector of findings. */
export interface Reading {
  draft: Draft;
  place: Place;
}

/**
 * Meetings of a record without sections: its days with a time each, and additional ones from `schedule`, such as a
 * second meeting on a day. Null if days and times contradict each other; the row is then refused.
 */
export function flatMeetings(raw: RawRecord, reading: Reading): SectionMeeting[] | null {
  const { draft, place } = reading;
  const days = daysOf(raw.days, 'days', reading);
  const starts = clockTimes(raw, 'start_times', reading);
  const ends = clockTimes(raw, 'end_times', reading);
  const fault = days === null ? null : faultIn(starts, ends, days);
  if (fault !== null) {
    const reason = fault.message.replace(/\d\d:\d\d/g, '…');
    draft.refused.add(`${fault.field} ${reason}`, place, fault.field, fault.message);
    return null;
  }
  const meetings = (days ?? []).map((day): SectionMeeting => {
    const key = weekdayKey(day);
    return { ...NO_MEETING, days: [day], start: starts[key] ?? null, end: ends[key] ?? null };
  });
  return withSchedule(patternsOf(meetings), raw.schedule?.trim() ?? '', reading);
}

/** Days and times of a record in the pack's format. */
export function statedTimes(raw: RawRecord, reading: Reading) {
  const schedule = readMeetings(raw.schedule ?? '');
  return {
    days: daysOf(raw.days, 'days', reading) ?? [],
    start_times: clockTimes(raw, 'start_times', reading),
    end_times: clockTimes(raw, 'end_times', reading),
    schedule: schedule === null ? '' : timeFields(schedule).schedule,
  };
}

/** What is wrong with the times of the days, in the wording of the pack's reader. */
function faultIn(
  starts: WeekdayTimes,
  ends: WeekdayTimes,
  days: readonly string[],
): { field: string; message: string } | null {
  for (const day of WEEKDAYS) {
    const key = weekdayKey(day);
    const [start, end] = [starts[key], ends[key]];
    const field = (name: string) => `${name}.${key}`;
    if (start === undefined && end === undefined) continue;
    if (!days.includes(day))
      return {
        field: field(start === undefined ? 'end_times' : 'start_times'),
        message: `has a time on ${day}, which days does not list`,
      };
    if (end === undefined)
      return { field: field('end_times'), message: `is missing: ${day} starts at ${start} and never ends` };
    if (start === undefined)
      return { field: field('start_times'), message: `is missing: ${day} ends at ${end} and never starts` };
    if (end <= start)
      return { field: field('end_times'), message: `ends at ${end}, not after its start at ${start}` };
  }
  return null;
}

/** The times of the fields, or those of the schedule's text if it contains all of them and more. */
function withSchedule(meetings: SectionMeeting[], schedule: string, reading: Reading): SectionMeeting[] {
  const { draft, place } = reading;
  if (schedule === '' || /^(?:TB[AD]|N\/A|None|Arranged)\.?$/i.test(schedule)) return meetings;
  const told = readMeetings(schedule);
  if (told === null) {
    draft.leftOut.add('schedule cannot be read', place, 'schedule', shown(schedule));
    draft.unreadMeetings += 1;
    return meetings;
  }
  const [own, all] = [meetings, told].map((each) => dayMeetings(each).map((one) => JSON.stringify(one)));
  if (own?.every((each) => all?.includes(each)) === true) return told;
  const isTold = told.every(({ start }) => start === null);
  const ownDays = new Set(meetings.flatMap(({ days }) => days));
  if (isTold && told.every(({ days }) => days.every((day) => ownDays.has(day)))) return meetings;
  draft.odd.add(
    'schedule contradicts days, start_times and end_times, which hold',
    place,
    'schedule',
    shown(schedule),
  );
  return meetings;
}

/** The meetings in a section; none if the days of one cannot be read. */
export function meetingsIn(
  section: SectionNamed,
  raws: RawSection['meetings'],
  at: string,
  reading: Reading,
): SectionMeeting[] {
  let isWhole = true;
  const meetings = (raws ?? []).map((raw, index): SectionMeeting => {
    const field = `${at}.meetings.${index}`;
    const [start, end] = (['start', 'end'] as const).map((name) =>
      clockIn(raw[name], `${field}.${name}`, name, reading),
    );
    const days = daysOf(raw.days, `${field}.days`, reading);
    isWhole &&= days !== null && (days.length > 0 || !start);
    return {
      days: days ?? [],
      start: start ?? null,
      end: end ?? null,
      place: raw.place?.trim() ?? '',
      from: raw.from ?? null,
      to: raw.to ?? null,
    };
  });
  const known = meetings.filter(({ days }) => days.length > 0);
  if (isWhole || known.length === 0) return meetings;
  leaveOutWeek(section, known, reading);
  return [];
}

function daysOf(days: RawRecord['days'], field: string, { draft, place }: Reading) {
  const found = days === null || days === undefined ? [] : readWeekdays([days].flat().join(', '));
  if (found === null) {
    draft.leftOut.add('days are no weekdays', place, field, JSON.stringify(days));
    draft.unreadMeetings += 1;
  }
  return found;
}

function clockTimes(
  raw: RawRecord,
  field: 'start_times' | 'end_times',
  reading: Reading,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [key, value] of Object.entries(raw[field] ?? {})) {
    const time = clockIn(value, `${field}.${key}`, field, reading);
    if (time !== null) found[key] = time;
  }
  return found;
}

function clockIn(
  value: string | null | undefined,
  field: string,
  name: string,
  { draft, place }: Reading,
): string | null {
  if (value === null || value === undefined || value === '' || value === 'N/A') return null;
  const time = readClock(value);
  if (time === null) {
    draft.leftOut.add(`${name} is no clock time`, place, field, JSON.stringify(value));
    draft.unreadMeetings += 1;
  }
  return time;
}
