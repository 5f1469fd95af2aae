import type { BusyBlock, SectionName } from '../../timetable/timetabled-course.ts';
import type { Outcome } from '../../unstated.ts';
import type { Filterable } from '../course-row.ts';
import type { RowSection } from '../packed-sections.ts';

/** What the catalogue knows about the student, for filters that depend on it. */
export interface StudentCourses {
  /** Codes of the courses taken, in the catalogue's own spelling if it has them. */
  taken: readonly string[];
  /** The student's planned courses. */
  planned: readonly PlannedOffering[];
  /** Hours that the student keeps free of classes. */
  busy?: readonly { term: string; blocks: readonly BusyBlock[] }[];
  /** Lists of courses that filters use, as far as they are loaded. */
  lists?: StudentLists;
}

/**
 * Named lists of a student's courses that come from other slices. A new one needs a name here, an entry in the filter
 * table and a prop for `CourseSearchPage`.
 */
export const STUDENT_LISTS = ['groups', 'saved'] as const;
export type StudentList = (typeof STUDENT_LISTS)[number];
export type StudentLists = { readonly [List in StudentList]?: readonly NamedCodes[] };

/** The only name in the list of saved courses. */
export const SAVED_NAMES: readonly string[] = ['Saved'];

/** The saved courses as a list, under all their codes. */
export const savedList = (codes: Iterable<string>): readonly NamedCodes[] =>
  SAVED_NAMES.map((name) => ({ name, codes: [...codes] }));

/** A named set of course codes, such as those that count towards a requirement group. */
export interface NamedCodes {
  name: string;
  codes: readonly string[];
}

/** A course planned for a term. */
export interface PlannedOffering {
  tag: string;
  term: string;
  /** Sections that must stay; of other kinds any compatible section. */
  locked?: readonly SectionName[];
}

/** The part that a filter depends on. */
export type StudentNeed = 'taken' | 'planned' | StudentList;

export const NO_STUDENT_COURSES: StudentCourses = { taken: [], planned: [] };

/** How the rows of a catalogue relate to the courses a student has taken and planned. */
export interface StudentView {
  /** The class was taken, under one of its codes or another that both rows share. */
  isTaken(row: Filterable): boolean;
  /** A course with this code was taken, under any code of its class. */
  hasTaken(code: string): boolean;
  /** Sections of it and of everything planned in its term can be chosen without overlaps. Unknown if it states no time. */
  fits(row: Filterable): Outcome;
  /** The same for these sections, one of each kind. */
  fitsIn(row: Filterable, sections: readonly RowSection[]): boolean;
  /** It is in one of these named lists. */
  isListed(row: Filterable, list: StudentList, names: readonly string[]): boolean;
}
