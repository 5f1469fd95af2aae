import type { Weekday } from '../../contract.ts';

/**
 * What the timetable reads of a record. The contract's `Course` is one, and so is a short row that keeps its sections.
 * Answers are in the caller's own type, so that what is printed has the fields that it is printed with.
 */
export interface TimetabledCourse {
  readonly course_id: string;
  readonly class_number: string;
  readonly class_tag: string;
  readonly term: string;
  /** Never empty. */
  readonly sections: readonly TimetabledSection[];
  /** Kinds of which a student takes one each; null: of every kind that is listed. */
  readonly takes: readonly string[] | null;
}

export interface TimetabledSection extends SectionName {
  readonly meetings: readonly TimetabledMeeting[];
  readonly status: 'open' | 'waitlist' | 'full' | 'cancelled' | null;
  /** Absent in rows without figures. */
  readonly enrollment?: number | null;
  readonly cap?: number | null;
  /** Sections of different kinds that share a value go together; empty: with any. */
  readonly links: readonly string[];
}

/** What tells a section from the others of its course. */
export interface SectionName {
  readonly class_number: string;
  readonly section: string;
  /** Its kind: `Lecture`. */
  readonly component: string;
}

/** Weekly meetings at one time. */
export interface TimetabledMeeting {
  readonly days: readonly Weekday[];
  /** Local, `13:30`; null where it is not known. */
  readonly start: string | null;
  /** Exclusive. */
  readonly end: string | null;
  /** First and last date, ISO; null: the term's own. */
  readonly from: string | null;
  readonly to: string | null;
}

export type SectionOf<C extends TimetabledCourse> = C['sections'][number];

/** Hours that a student keeps free of classes, every week. */
export interface BusyBlock {
  readonly days: readonly Weekday[];
  /** `13:30`. */
  readonly start: string;
  readonly end: string;
}

/** Sections that a student already has; kinds without one are still to be chosen. */
export interface HeldCourse<C extends TimetabledCourse> {
  readonly course: C;
  readonly sections: readonly SectionName[];
}

/** The record's identity over all terms. */
export const identityOf = ({ course_id, class_number }: TimetabledCourse): string =>
  `${course_id}/${class_number}`;

export const isNamed =
  (name: SectionName) =>
  (section: SectionName): boolean =>
    section.component === name.component &&
    section.section === name.section &&
    section.class_number === name.class_number;
