import type { Section } from '#features/catalogue/contract.ts';
import { overlapsOf } from '#features/catalogue/domain/timetable/overlaps.ts';
import { areLinked } from '#features/catalogue/domain/timetable/prepare.ts';
import type { PlannedWeek } from './planned-week.ts';
import type { TermDates } from './shown-sections.ts';

/** What speaks against a section of a course in a version. */
export interface Objections {
  /** Sections of its own course that it cannot be taken with. */
  notWith: readonly Section[];
  /** Names of what meets then, each once. */
  clashes: readonly string[];
}

/** In place of the section of its kind that is shown. */
export const objectionsTo = (
  section: Section,
  itemId: string,
  week: Pick<PlannedWeek, 'courses' | 'entries'>,
  dates: TermDates,
): Objections => {
  const course = week.courses.find(({ item }) => item.item_id === itemId);
  const others = week.entries.filter(
    (entry) => entry.itemId !== itemId || entry.section?.component !== section.component,
  );
  const clashing = others.filter((other) => overlapsOf(section, other, dates).length > 0);
  return {
    notWith: (course?.sections ?? []).filter(
      (other) => other.component !== section.component && !areLinked(other, section),
    ),
    clashes: [...new Set(clashing.map(({ name }) => name))],
  };
};
