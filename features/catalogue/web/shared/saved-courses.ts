import { createContext } from 'react';
import type { CourseRow } from '../../contract.ts';

/** A course, under whichever of its codes. */
export type SaveableCourse = Pick<CourseRow, 'class_tag' | 'codes'>;

/** What the student saved, as far as lists of courses show and change it. */
export interface SavedCourses {
  /** Every code of every saved course; null until they are here. */
  codes: ReadonlySet<string> | null;
  isSaved: (course: SaveableCourse) => boolean;
  /** Saves a course, or removes it from what is saved. */
  toggle: (course: SaveableCourse) => void;
}

/** Null where nothing can be saved: a slice that knows of saved courses gives it. */
export const SavedCoursesContext = createContext<SavedCourses | null>(null);
