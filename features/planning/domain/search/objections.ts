import type { Section } from '#features/catalogue/contract.ts';
import { areLinked } from '#features/catalogue/domain/timetable/prepare.ts';
import {
  cellsOf,
  clash,
  datedMeetingsOf,
  dayRangeOf,
  type Week,
} from '#features/catalogue/domain/timetable/week.ts';
import type { Entry, PlannedWeek } from '../planned-week.ts';
import type { TermDates } from '../shown-sections.ts';

/** Reasons against a section of a course in a version. */
export interface Objections {
  /** Sections of its own course that it cannot be taken with. */
  notWith: readonly Section[];
  /** Names of entries that meet at the same time, without duplicates. */
  clashes: readonly string[];
}

/** As if the section replaced the shown one of its kind. */
export const objectionsTo = (
  section: Section,
  itemId: string,
  week: Pick<PlannedWeek, 'courses' | 'entries'>,
  dates: TermDates,
): Objections => {
  const course = week.courses.find(({ item }) => item.item_id === itemId);
  const term = dayRangeOf(dates);
  const clashing = week.entries.filter(
    (entry) =>
      (entry.itemId !== itemId || entry.section?.component !== section.component) &&
      clash(weekOf(section), weekOf(entry), term),
  );
  return {
    notWith: (course?.sections ?? []).filter(
      (other) => other.component !== section.component && !areLinked(other, section),
    ),
    clashes: [...new Set(clashing.map(({ name }) => name))],
  };
};

const known = new WeakMap<Entry['meetings'], Week>();

/** Cached per meetings array: after each step every section of every course is compared with the week. */
const weekOf = ({ meetings }: Pick<Entry, 'meetings'>): Week => {
  const remembered = known.get(meetings);
  if (remembered) return remembered;
  const dated = meetings.flatMap(datedMeetingsOf);
  const week = { meetings: dated, cells: cellsOf(dated) };
  known.set(meetings, week);
  return week;
};
