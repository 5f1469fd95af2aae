import type { Section, SectionMeeting } from '../../contract.ts';
import { clockText, parseClock } from '../sections/clock-times.ts';
import { countsWholeCourse } from '../sections/enrollment.ts';
import { meetingTimesOf } from '../sections/meeting-times.ts';
import { count, list, records, text } from './wire-values.ts';
import { parseWeekdays, weekdayName } from '../sections/weekdays.ts';

const STATUSES: readonly Section['status'][] = ['open', 'waitlist', 'full', 'cancelled'];

/** The sections of a record; if a backend sends none, the record itself as the only one. */
export function readWireSections(record: Record<string, unknown>): Section[] {
  const sections = records(record['sections']).map(readSection);
  return sections.length > 0 ? sections : [ownSection(record)];
}

const readSection = (raw: Record<string, unknown>): Section => ({
  class_number: text(raw['class_number']),
  section: text(raw['section']),
  component: text(raw['component']),
  instructors: list(raw['instructors']),
  meetings: records(raw['meetings']).map(readMeeting),
  enrollment: count(raw['enrollment']),
  cap: count(raw['cap']),
  status: STATUSES.find((status) => status === raw['status']) ?? null,
  links: list(raw['links']),
});

function readMeeting(raw: Record<string, unknown>): SectionMeeting {
  const [start, end] = [parseClock(raw['start']), parseClock(raw['end'])];
  const isTimed = start !== null && end !== null && end > start;
  return {
    days: parseWeekdays(raw['days']).map(weekdayName),
    start: isTimed ? clockText(start) : null,
    end: isTimed ? clockText(end) : null,
    place: text(raw['place']),
    from: dateOf(raw['from']),
    to: dateOf(raw['to']),
  };
}

const dateOf = (value: unknown): string | null => /^\d{4}-\d{2}-\d{2}/.exec(text(value))?.[0] ?? null;

/** The only section of a record that lists none; a count of the whole course is not the section's. */
export function ownSection(record: Record<string, unknown>): Section {
  const [enrolled, cap] = [count(record['current_enrollment_number']), count(record['enrollment_cap'])];
  return {
    class_number: text(record['class_number']),
    section: '',
    component: text(record['component']),
    instructors: list(record['instructors']),
    meetings: ownMeetings(record),
    enrollment: countsWholeCourse({ enrolled, cap }) ? null : enrolled,
    cap,
    status: null,
    links: [],
  };
}

/** The flat times of a record as patterns: days with the same time are combined. */
function ownMeetings(record: Record<string, unknown>): SectionMeeting[] {
  const { meetings, untimed } = meetingTimesOf(record);
  const byTime = Map.groupBy(meetings, ({ start, end }) => `${clockText(start)}-${clockText(end)}`);
  const timed = [...byTime].map(([range, group]): SectionMeeting => {
    const [start = null, end = null] = range.split('-');
    return { ...NOWHERE, days: group.map(({ weekday }) => weekdayName(weekday)), start, end };
  });
  if (untimed.length === 0) return timed;
  return [...timed, { ...NOWHERE, days: untimed.map(weekdayName), start: null, end: null }];
}

const NOWHERE = { place: '', from: null, to: null };
