import type { BusyBlock, SectionName } from '../timetable/timetabled-course.ts';
import type { Outcome } from '../unstated.ts';
import type { Filterable } from './course-row.ts';
import type { RowSection } from './packed-sections.ts';

/** What the catalogue knows about the student, for filters that depend on it. */
export interface StudentCourses {
  /** Codes of the courses taken, in the catalogue's own spelling where it has them. */
  taken: readonly string[];
  /** Courses that the student plans. */
  planned: readonly PlannedOffering[];
  /** Hours that the student keeps free of classes. */
  busy?: readonly { term: string; blocks: readonly BusyBlock[] }[];
  /** Lists of courses that a filter chooses from, as far as they are here. */
  lists?: StudentLists;
}

/**
 * Named lists of courses that other slices have of a student. A new one is a name here, an entry in the filter table and
 * what `CourseSearchPage` gets.
 */
export const STUDENT_LISTS = ['groups', 'saved'] as const;
export type StudentList = (typeof STUDENT_LISTS)[number];
export type StudentLists = { readonly [List in StudentList]?: readonly NamedCodes[] };

/** The one name in the list of saved courses. */
export const SAVED_NAMES: readonly string[] = ['Saved'];

/** The list of saved courses, by all their codes. */
export const savedList = (codes: Iterable<string>): readonly NamedCodes[] =>
  SAVED_NAMES.map((name) => ({ name, codes: [...codes] }));

/** Courses by code under a name: what counts towards a requirement group. */
export interface NamedCodes {
  name: string;
  codes: readonly string[];
}

/** A course planned in a term. */
export interface PlannedOffering {
  tag: string;
  term: string;
  /** Sections that must stay; of other kinds whichever goes with the rest. */
  locked?: readonly SectionName[];
}

/** The part that a filter depends on. */
export type StudentNeed = 'taken' | 'planned' | StudentList;

export const NO_STUDENT_COURSES: StudentCourses = { taken: [], planned: [] };

/** How the rows of a catalogue stand to what a student has taken and plans. */
export interface StudentView {
  /** The class was taken, under one of its codes or under another that both rows say is theirs. */
  isTaken(row: Filterable): boolean;
  /** A course of this code was taken, under any code of its class. */
  hasTaken(code: string): boolean;
  /**
   * Sections of it and of all that is planned in its term can be chosen so that none meet at the same time. Of what states no time
   * that cannot be said.
   */
  fits(row: Filterable): Outcome;
  /** The same of these sections of it, one of each kind. */
  fitsIn(row: Filterable, sections: readonly RowSection[]): boolean;
  /** It is in one of the lists of these names. */
  isListed(row: Filterable, list: StudentList, names: readonly string[]): boolean;
}
