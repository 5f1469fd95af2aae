import type { Timetable } from '../timetable.ts';
import type { PlannableCourse } from './plan-input.ts';

/** The order of two timetables that cost the same; 0: as they were found. */
export type CompareEquals = (a: Timetable<PlannableCourse>, b: Timetable<PlannableCourse>) => number;

const withoutSeat = ({ choices }: Timetable<PlannableCourse>): number =>
  choices.filter(({ section: { status } }) => status === 'full' || status === 'waitlist').length;

/** Fewer sections that are full. The search's own order. */
export const byWithoutSeat: CompareEquals = (a, b) => withoutSeat(a) - withoutSeat(b);

/**
 * The order of timetables that cost the same, for a student who chooses from them: fewer sections that are full, fewer
 * days with classes, a later start, fewer gaps, an earlier end; then by class numbers, so that the order never depends on
 * how they were found. Not for the sections that a week shows by itself: those would move.
 */
export const compareEquals: CompareEquals = (a, b) =>
  byWithoutSeat(a, b) ||
  b.totals.freeDays.length - a.totals.freeDays.length ||
  (b.totals.earliest ?? 0) - (a.totals.earliest ?? 0) ||
  a.totals.gapMinutes - b.totals.gapMinutes ||
  (a.totals.latest ?? 0) - (b.totals.latest ?? 0) ||
  sectionsOf(a).localeCompare(sectionsOf(b), 'en', { numeric: true });

const sectionsOf = ({ choices }: Timetable<PlannableCourse>): string =>
  choices.map(({ section }) => `${section.class_number} ${section.section}`).join();
