import { createContext } from 'react';
import type { CourseRow } from '../../contract.ts';
import type { StudentCourses } from '../../domain/search/filters/student-courses.ts';

/** A course in one term, under any of its codes. */
export type PlannableOffering = Pick<CourseRow, 'class_tag' | 'term' | 'codes'>;

/** The student's plans, as far as course lists show and change them. */
export interface CoursePlan {
  /** False while loading: what is planned is unknown. */
  isKnown: boolean;
  /** Of each term's front version. */
  courses: StudentCourses['planned'];
  busy: NonNullable<StudentCourses['busy']>;
  isPlanned: (offering: PlannableOffering) => boolean;
  /** Adds a course to the plan of its term, or removes it. */
  toggle: (offering: PlannableOffering) => void;
}

/** Null if planning is not available; provided by the planning slice. */
export const CoursePlanContext = createContext<CoursePlan | null>(null);
