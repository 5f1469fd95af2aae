import { createContext } from 'react';
import type { CourseRow } from '../../contract.ts';

/** A course, under any of its codes. */
export type SaveableCourse = Pick<CourseRow, 'class_tag' | 'codes'>;

/** The student's saved courses, as far as course lists show and change them. */
export interface SavedCourses {
  /** Every code of every saved course; null while loading. */
  codes: ReadonlySet<string> | null;
  isSaved: (course: SaveableCourse) => boolean;
  /** Saves or removes a course. */
  toggle: (course: SaveableCourse) => void;
}

/** Null if saving is not available; provided by the saved slice. */
export const SavedCoursesContext = createContext<SavedCourses | null>(null);
