import {
  identityOf,
  type SectionName,
  type TimetabledCourse,
  type TimetabledMeeting,
} from '#features/catalogue/domain/timetable/timetabled-course.ts';
import type { WeightedWish } from './wishes.ts';

/** The fields of a record that the planner reads: those of the timetable, and figures; null if unknown. */
export interface PlannableCourse extends TimetabledCourse {
  readonly units: number | null;
  /** Hours of work a week. */
  readonly mean_hours: number | null;
}

/** Whether a course must be in a timetable. Of the courses of a group exactly one is taken. */
export type Need =
  | { need: 'required' }
  /** `weight` is that of a wish; default 3. */
  | { need: 'optional'; weight?: number | undefined }
  | { need: 'one_of'; group: string };

/** A course of the catalogue. */
export interface CatalogueItem<C extends PlannableCourse> {
  readonly kind: 'course';
  readonly course: C;
  readonly need: Need;
  /** Sections that must stay if the course is taken; kinds without one are open. */
  readonly locked: readonly SectionName[];
  /** Sections of other kinds that stay after a change (`findCures`) if it is still possible with them. */
  readonly picked?: readonly SectionName[];
  /** The current sections of the remaining kinds: they stay after a change if nothing is in the way. */
  readonly shown?: readonly SectionName[];
}

/** A course that is not in the catalogue; its meetings are fixed. */
export interface OwnItem {
  readonly kind: 'own_course';
  readonly title: string;
  readonly units: number | null;
  readonly hours: number | null;
  readonly need: Need;
  readonly meetings: readonly TimetabledMeeting[];
}

export type PlanItem<C extends PlannableCourse> = CatalogueItem<C> | OwnItem;

/** Hours without classes: work, sport. Does not count as a class, and does not count as a gap between two classes. */
export interface OwnBlock extends TimetabledMeeting {
  readonly label: string;
}

/** One version of a plan for one term. */
export interface PlanInput<C extends PlannableCourse> {
  /** Duplicate records count once. */
  readonly items: readonly PlanItem<C>[];
  readonly blocks: readonly OwnBlock[];
  readonly wishes: readonly WeightedWish[];
  /** First and last date of the term, ISO. */
  readonly dates: { readonly start: string; readonly end: string } | null;
  /** Pairs that may overlap, and pairs of sections of one course that need not go together. */
  readonly accepted?: readonly AcceptedPair[];
}

/** Two results of `partyOf…`. */
export type AcceptedPair = readonly [string, string];

/** Identifies a kind of a course, an own course or a block across a plan and changed copies of it. */
export const partyOfKind = (course: PlannableCourse, kind: string): string =>
  `kind ${identityOf(course)} ${kind}`;
export const partyOfOwn = ({ title, meetings }: Pick<OwnItem, 'title' | 'meetings'>): string =>
  `own ${JSON.stringify([title, meetings])}`;
export const partyOfBlock = ({ label, days, start, end, from, to }: Omit<OwnBlock, 'place'>): string =>
  `block ${JSON.stringify([label, days, start, end, from, to])}`;
