import type { Weekday } from '../../contract.ts';
import { formatClockRange, parseClock } from './clock-times.ts';
import type { RowMeeting, RowSection } from '../search/packed-sections.ts';
import { sectionsByKind, timeFields } from './sections.ts';
import { WEEKDAY_NAMES } from './weekdays.ts';

type Listed = Pick<RowSection, 'component' | 'section' | 'status'>;

const isOffered = ({ status }: Pick<Listed, 'status'>): boolean => status !== 'cancelled';

/** Sections of the principal kind that are not cancelled; all of them if every one is cancelled. */
export const principalKind = <S extends Listed>(sections: readonly S[]): readonly S[] => {
  const kinds = [...sectionsByKind(sections).values()];
  const [kind = []] = kinds;
  const offered = kind.filter(isOffered);
  return offered.length > 0 ? offered : kind;
};

/** The kinds of a course, the principal one first, each with its sections by name, cancelled ones last. */
export const listedByKind = <S extends Listed>(sections: readonly S[]): Map<string, S[]> =>
  new Map(
    [...sectionsByKind(sections)].map(([kind, group]) => [
      kind,
      group.toSorted((a, b) => Number(isOffered(b)) - Number(isOffered(a))),
    ]),
  );

/** Number of sections of each kind that are not cancelled, the principal kind first; kinds with none are omitted. */
export const kindCounts = (sections: readonly Listed[]): { kind: string; count: number }[] =>
  [...sectionsByKind(sections)]
    .map(([kind, group]) => ({ kind, count: group.filter(isOffered).length }))
    .filter(({ count }) => count > 0);

/** `4 labs, 1 cancelled`: a summary of the sections of one kind. */
export const countedList = (kind: string, sections: readonly Listed[]): string => {
  const offered = sections.filter(isOffered).length;
  const cancelled = sections.length - offered;
  if (cancelled === 0) return countedKind(kind, offered);
  return offered === 0
    ? `${countedKind(kind, cancelled)}, cancelled`
    : `${countedKind(kind, offered)}, ${cancelled} cancelled`;
};

/** Singular and plural of each kind. */
const NAMES: Record<string, [string, string]> = {
  '': ['section', 'sections'],
  Lecture: ['lecture', 'lectures'],
  Recitation: ['recitation', 'recitations'],
  Laboratory: ['lab', 'labs'],
  Lab: ['lab', 'labs'],
  Seminar: ['seminar', 'seminars'],
  Studio: ['studio', 'studios'],
  Discussion: ['discussion', 'discussions'],
  Tutorial: ['tutorial', 'tutorials'],
  Workshop: ['workshop', 'workshops'],
  Section: ['section', 'sections'],
};

/** `4 lectures`; for a kind without a plural of its own `3 core studio sections`. */
export const countedKind = (kind: string, count: number): string => {
  const known = NAMES[kind];
  if (known) return `${count} ${count === 1 ? known[0] : known[1]}`;
  const name = kind === kind.toUpperCase() ? kind : kind.toLowerCase();
  return `${count} ${name} ${count === 1 ? 'section' : 'sections'}`;
};

/** `4 lectures · 12 labs` without cancelled ones, the principal kind first; `cancelled` if all are. */
export const sectionCounts = (sections: readonly Listed[]): string => {
  const counts = kindCounts(sections);
  return counts.length === 0
    ? 'cancelled'
    : counts.map(({ kind, count }) => countedKind(kind, count)).join(' · ');
};

/** `Mon, Wed`; three or more consecutive days as `Mon – Fri`. */
const daysText = (days: readonly Weekday[]): string => {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return '';
  const isRow = WEEKDAY_NAMES.indexOf(last) - WEEKDAY_NAMES.indexOf(first) === days.length - 1;
  return isRow && days.length > 2 ? `${first} – ${last}` : days.join(', ');
};

const withPlaces = (meetings: readonly RowMeeting[]) => meetings.map((each) => ({ ...each, place: '' }));

/** When a section meets, for display, as in records: `Mon, Wed 1:30 PM - 2:45 PM`; empty if unknown. */
export const scheduleOf = ({ meetings }: Pick<RowSection, 'meetings'>): string =>
  timeFields(withPlaces(meetings)).schedule;

/**
 * The overall range of sections that meet at different times: `Mon – Fri, 9:00 AM – 4:00 PM`. Empty if all meet at the
 * same time.
 */
export const spanOf = (sections: readonly Pick<RowSection, 'meetings'>[]): string => {
  if (new Set(sections.map(scheduleOf)).size < 2) return '';
  const meetings = sections.flatMap((section) => section.meetings);
  const days = daysText(WEEKDAY_NAMES.filter((day) => meetings.some((each) => each.days.includes(day))));
  const starts = meetings.flatMap(({ start }) => parseClock(start) ?? []);
  const ends = meetings.flatMap(({ end }) => parseClock(end) ?? []);
  if (starts.length === 0 || ends.length === 0) return days;
  const range = formatClockRange({ start: Math.min(...starts), end: Math.max(...ends) });
  return `${days}, ${range}`.replace(/^, /, '');
};
