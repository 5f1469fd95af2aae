import type { SectionName } from '#features/catalogue/domain/timetable/timetabled-course.ts';
import type { PlanInput } from '../search/plan-input.ts';
import type { SearchedCourse } from '../search/to-plan-input.ts';

/** Sections of courses that should stay, by the ids of their items. */
export type KeptSections = ReadonlyMap<string, readonly SectionName[]>;

/** Interchangeable courses, best first. */
interface Pool {
  /** Maximum number to take from this pool. */
  most: number;
  candidates: readonly SearchedCourse[];
}

/** Slots of a week that any of several courses can fill. */
export interface Place {
  count: number;
  /** From the first tier, one of each pool in turn; each later tier fills only the slots that earlier ones leave open. */
  tiers: readonly (readonly Pool[])[];
}

export interface WeekQuestion {
  /** The fixed part of the week. */
  plan: PlanInput<SearchedCourse>;
  places: readonly Place[];
  /** Upper limit for weekly hours of work including the chosen courses; null: no limit. */
  mostHours: number | null;
  /** Bounds of the units of all courses; the lower one ends the filling, so that `count` of a place is at most. Null: none. */
  units?: { least: number; most: number } | null;
  /** Weekdays with class; null: any. */
  mostDays?: number | null;
  /** Sections of a week before, which stay where the rest allows it. */
  kept?: KeptSections;
}
