import { createContext } from 'react';
import type { CourseRow } from '../../contract.ts';

/** A course, under any of its codes. */
export type TakeableCourse = Pick<CourseRow, 'class_tag' | 'codes'>;

/** The courses that the student has taken, as far as cards show and change them. */
export interface TakenCourses {
  /** False while loading: what was taken is unknown. */
  isKnown: boolean;
  isTaken: (course: TakeableCourse) => boolean;
  /** Marks a course as taken in the profile, or takes it out again. */
  toggle: (course: TakeableCourse) => void;
}

/** Null where courses cannot be marked; provided by the profile slice. */
export const TakenCoursesContext = createContext<TakenCourses | null>(null);
