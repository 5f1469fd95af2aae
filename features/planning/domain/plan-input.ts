import {
  identityOf,
  type SectionName,
  type TimetabledCourse,
  type TimetabledMeeting,
} from '#features/catalogue/domain/timetable/timetabled-course.ts';
import type { WeightedWish } from './wishes.ts';

/** What the planner reads of a record: what the timetable reads, and its figures; null where they are not known. */
export interface PlannableCourse extends TimetabledCourse {
  readonly units: number | null;
  /** Hours of work a week. */
  readonly mean_hours: number | null;
}

/** Whether a course must be in a timetable. Of the courses of a group exactly one is taken. */
export type Need =
  | { need: 'required' }
  /** `weight` as of a wish, 3 where it is absent. */
  | { need: 'optional'; weight?: number | undefined }
  | { need: 'one_of'; group: string };

/** A course of the catalogue. */
export interface CatalogueItem<C extends PlannableCourse> {
  readonly kind: 'course';
  readonly course: C;
  readonly need: Need;
  /** Sections that must stay, if the course is taken; kinds without one are to be chosen. */
  readonly locked: readonly SectionName[];
  /** Sections of other kinds that stay after a change (`findCures`) where it is still possible with them. */
  readonly picked?: readonly SectionName[];
  /** Sections of the remaining kinds as the student has them now: they stay after a change where nothing is in the way. */
  readonly shown?: readonly SectionName[];
}

/** A course that is not in the catalogue: its meetings cannot be exchanged. */
export interface OwnItem {
  readonly kind: 'own_course';
  readonly title: string;
  readonly units: number | null;
  readonly hours: number | null;
  readonly need: Need;
  readonly meetings: readonly TimetabledMeeting[];
}

export type PlanItem<C extends PlannableCourse> = CatalogueItem<C> | OwnItem;

/** Hours without classes: work, sport. Not a class, and no gap where it lies between two. */
export interface OwnBlock extends TimetabledMeeting {
  readonly label: string;
}

/** One version of a plan, of one term. */
export interface PlanInput<C extends PlannableCourse> {
  /** The same record twice counts once. */
  readonly items: readonly PlanItem<C>[];
  readonly blocks: readonly OwnBlock[];
  readonly wishes: readonly WeightedWish[];
  /** First and last date of the term, ISO. */
  readonly dates: { readonly start: string; readonly end: string } | null;
  /** What may meet at the same time all the same, and sections of one course that need not go together. */
  readonly accepted?: readonly AcceptedPair[];
}

/** Two of `partyOf…`. */
export type AcceptedPair = readonly [string, string];

/** What names the same kind of a course, own course and block in a plan and in what a change makes of it. */
export const partyOfKind = (course: PlannableCourse, kind: string): string =>
  `kind ${identityOf(course)} ${kind}`;
export const partyOfOwn = ({ title, meetings }: Pick<OwnItem, 'title' | 'meetings'>): string =>
  `own ${JSON.stringify([title, meetings])}`;
export const partyOfBlock = ({ label, days, start, end, from, to }: Omit<OwnBlock, 'place'>): string =>
  `block ${JSON.stringify([label, days, start, end, from, to])}`;
