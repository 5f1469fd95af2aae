import type { Course, Section, SectionMeeting, Weekday } from '../../contract.ts';

/**
 * The fields of a record that the timetable reads; a whole record has them, and so does a row. Answers refer to the
 * caller's own records, so that choices can be displayed.
 */
export interface TimetabledCourse extends Readonly<
  Pick<Course, 'course_id' | 'class_number' | 'class_tag' | 'term' | 'takes'>
> {
  readonly sections: readonly TimetabledSection[];
}

/** Seats are optional: they only decide which of several sections at one time is displayed. */
export interface TimetabledSection
  extends
    SectionName,
    Readonly<Pick<Section, 'status' | 'links'>>,
    Partial<Pick<Section, 'enrollment' | 'cap'>> {
  readonly meetings: readonly TimetabledMeeting[];
}

/** Identifies a section within its course. */
export type SectionName = Readonly<Pick<Section, 'class_number' | 'section' | 'component'>>;

export type TimetabledMeeting = Readonly<Omit<SectionMeeting, 'place'>>;

export type SectionOf<C extends TimetabledCourse> = C['sections'][number];

/** Hours that a student keeps free of classes, every week. */
export interface BusyBlock {
  readonly days: Weekday[];
  /** `13:30`. */
  readonly start: string;
  readonly end: string;
}

/** Sections that a student already has; kinds without one are still to be chosen. */
export interface HeldCourse<C extends TimetabledCourse> {
  readonly course: C;
  readonly sections: readonly SectionName[];
}

/** The record's identity across all terms. */
export const identityOf = ({ course_id, class_number }: TimetabledCourse): string =>
  `${course_id}/${class_number}`;

export const isNamed =
  (name: SectionName) =>
  (section: SectionName): boolean =>
    section.component === name.component &&
    section.section === name.section &&
    section.class_number === name.class_number;
