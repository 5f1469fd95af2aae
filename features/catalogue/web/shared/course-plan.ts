import { createContext } from 'react';
import type { CourseRow } from '../../contract.ts';
import type { StudentCourses } from '../../domain/search/student-courses.ts';

/** A course in one term, under whichever of its codes. */
export type PlannableOffering = Pick<CourseRow, 'class_tag' | 'term' | 'codes'>;

/** What the student plans, as far as lists of courses show and change it. */
export interface CoursePlan {
  /** False until it is here: what is planned is not known before. */
  isKnown: boolean;
  /** Of the version in front of each term. */
  courses: StudentCourses['planned'];
  busy: NonNullable<StudentCourses['busy']>;
  isPlanned: (offering: PlannableOffering) => boolean;
  /** Puts a course into the plan of its term, or takes it out. */
  toggle: (offering: PlannableOffering) => void;
}

/** Null where nothing can be planned: a slice that knows of plans gives it. */
export const CoursePlanContext = createContext<CoursePlan | null>(null);
