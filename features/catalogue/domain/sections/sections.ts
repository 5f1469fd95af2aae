import type { Course, Section, SectionMeeting, Weekday, WeekdayTimes } from '../../contract.ts';
import { WEEKDAY_NAMES } from './weekdays.ts';

/** Kinds in order of precedence for the principal one; others follow in the record's order. */
const PRINCIPAL_KINDS = [
  'Lecture',
  'Seminar',
  'Studio',
  'Design',
  'Laboratory',
  'Language',
  'Workshop',
  'Tutorial',
];

const collator = new Intl.Collator('en', { numeric: true });

/** The kinds of a course, the principal one first, each with its sections ordered by name. */
export function sectionsByKind<S extends Pick<Section, 'component' | 'section'>>(
  sections: readonly S[],
): Map<string, S[]> {
  const kinds = [...Map.groupBy(sections, ({ component }) => component)];
  return new Map(
    kinds
      .toSorted(([a], [b]) => rankOf(a) - rankOf(b))
      .map(([kind, group]) => [kind, group.toSorted((a, b) => collator.compare(a.section, b.section))]),
  );
}

const rankOf = (kind: string): number => {
  const rank = PRINCIPAL_KINDS.indexOf(kind);
  return rank < 0 ? PRINCIPAL_KINDS.length : rank;
};

/**
 * The section that represents the course in its flat fields: of the first kind, the first by name that is not
 * cancelled. Undefined for a course without sections.
 */
export function principalSection<S extends Section>(sections: readonly S[]): S | undefined {
  const [kind = []] = sectionsByKind(sections).values();
  return kind.find(({ status }) => status !== 'cancelled') ?? kind[0];
}

/** The fields of a record that are derived from its sections. */
export type PrincipalFields = Pick<
  Course,
  | 'component'
  | 'instructors'
  | 'days'
  | 'start_times'
  | 'end_times'
  | 'schedule'
  | 'current_enrollment_number'
  | 'enrollment_cap'
>;

/**
 * The flat fields of a record: times and kind of the principal section; instructors of all sections of its kind,
 * without duplicates; enrolment and cap summed over that kind, null if a section does not state its own. Times are
 * `HH:MM` by weekday, the earliest meeting of each day; `schedule` lists all meetings.
 */
export function principalFields(sections: readonly Section[]): PrincipalFields {
  const principal = principalSection(sections);
  const kind = sections.filter(
    ({ component, status }) => component === principal?.component && status !== 'cancelled',
  );
  return {
    component: principal?.component ?? '',
    instructors: [...new Set(kind.flatMap(({ instructors }) => instructors))],
    ...timeFields(principal?.meetings ?? []),
    current_enrollment_number: sumOf(kind.map(({ enrollment }) => enrollment)),
    enrollment_cap: sumOf(kind.map(({ cap }) => cap)),
  };
}

function sumOf(counts: readonly (number | null)[]): number | null {
  if (counts.length === 0 || counts.includes(null)) return null;
  return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

/** One day's meeting; adjacent meetings of a day are merged. */
export interface DayMeeting {
  day: Weekday;
  start: string | null;
  end: string | null;
}

/** Days, times and schedule text of a section's meetings. */
export function timeFields(
  meetings: readonly SectionMeeting[],
): Pick<Course, 'days' | 'start_times' | 'end_times' | 'schedule'> {
  const byDay = dayMeetings(meetings);
  const days: Weekday[] = [];
  const start_times: WeekdayTimes = {};
  const end_times: WeekdayTimes = {};
  for (const { day, start, end } of byDay) {
    if (!days.includes(day)) days.push(day);
    const key = weekdayKey(day);
    if (start === null || end === null || start_times[key] !== undefined) continue;
    start_times[key] = start;
    end_times[key] = end;
  }
  return { days, start_times, end_times, schedule: scheduleOf(byDay) };
}

/** Ordered by day and time, unknown times last; adjacent ones are merged. */
export function dayMeetings(meetings: readonly SectionMeeting[]): DayMeeting[] {
  const each = meetings
    .flatMap(({ days, start, end }) => days.map((day) => ({ day, start, end })))
    .toSorted(
      (a, b) =>
        WEEKDAY_NAMES.indexOf(a.day) - WEEKDAY_NAMES.indexOf(b.day) ||
        (a.start ?? '~').localeCompare(b.start ?? '~') ||
        (a.end ?? '~').localeCompare(b.end ?? '~'),
    );
  const joined: DayMeeting[] = [];
  for (const meeting of each) {
    const last = joined.at(-1);
    if (last?.day !== meeting.day) joined.push({ ...meeting });
    else if (last.end === meeting.end && last.start === meeting.start) continue;
    else if (last.end !== null && last.end === meeting.start) last.end = meeting.end;
    else joined.push({ ...meeting });
  }
  return joined;
}

/** `Mon, Wed 1:30 PM - 2:45 PM; Fri 10:00 AM - 11:00 AM`; only the day if its time is unknown. */
function scheduleOf(meetings: readonly DayMeeting[]): string {
  const daysByTime = Map.groupBy(meetings, ({ start, end }) =>
    start === null || end === null ? '' : ` ${twelveHour(start)} - ${twelveHour(end)}`,
  );
  return [...daysByTime].map(([time, group]) => group.map(({ day }) => day).join(', ') + time).join('; ');
}

/** `13:30` as `1:30 PM`. */
function twelveHour(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Key of a weekday in a record's time fields: "1" for Monday to "7" for Sunday. */
export const weekdayKey = (day: Weekday): keyof WeekdayTimes =>
  String(WEEKDAY_NAMES.indexOf(day) + 1) as keyof WeekdayTimes;
