import type { Course } from '../contract.ts';

/** Data of a course card. */
export interface CourseCard {
  code: string;
  title: string;
  description: string;
  /** Comma-separated names. */
  instructor: string;
  term: string;
  /** Out of 5. */
  rating: number | null;
  /** Hours a week. */
  workload: number | null;
  /** Required prerequisites, then recommended ones, labelled as such. Empty does not mean that there are none. */
  prerequisites: string[];
  /** Number of students. */
  enrollment: number | null;
  /** The department, as a single tag. */
  tags: string[];
  /** Comma-separated days. */
  schedule: string;
  qReportLink: string;
  units: number | null;
}

/** A course in the comparison. `code` and `rating` are fallbacks for lists of cards. */
export interface ComparedCourse {
  courseCode?: string;
  code?: string;
  title: string;
  instructor: string;
  /** Out of 5. */
  qScore?: number | null;
  rating?: number | null;
  /** Hours a week. */
  workload: number | null;
  description: string;
}

const figure = (value: number | null | undefined): number | null =>
  value === null || value === undefined || Number.isNaN(value) ? null : value;

const names = (list: readonly string[]): string => list.filter((name) => name.trim() !== '').join(', ');

/** Labelled, since beside required prerequisites it would read as required too. */
const recommended = (text: string): string =>
  text.trim() === '' || /^\s*recommended/i.test(text) ? text : `Recommended: ${text}`;

/** Null for a record without a code or a title, which is not shown. */
export function toCourseCard(course: Course): CourseCard | null {
  if (course.class_tag === '' || course.class_name === '') return null;
  return {
    code: course.class_tag,
    title: course.class_name,
    description: course.description,
    instructor: names(course.instructors),
    term: course.term,
    rating: figure(course.overall_score_course_mean),
    workload: figure(course.mean_hours),
    prerequisites: [course.course_requirements, recommended(course.recommended_prep)].filter(
      (text) => text.trim() !== '',
    ),
    enrollment: figure(course.current_enrollment_number),
    tags: course.department === '' ? [] : [course.department],
    schedule: course.days.join(', '),
    qReportLink: course.q_report,
    units: figure(course.units),
  };
}

/** Null for a record without a code or a title, which is not compared. */
export function toComparedCourse(course: Course): ComparedCourse | null {
  if (course.class_tag === '' || course.class_name === '') return null;
  return {
    courseCode: course.class_tag,
    title: course.class_name,
    instructor: names(course.instructors),
    qScore: figure(course.overall_score_course_mean),
    workload: figure(course.mean_hours),
    description: course.description,
  };
}

/** The code of a compared course: `courseCode`, otherwise `code`. */
export const comparedCode = ({ courseCode, code }: ComparedCourse): string => courseCode ?? code ?? '';

/** The score of a compared course: `qScore`, otherwise `rating`. */
export const comparedScore = ({ qScore, rating }: ComparedCourse): number | null =>
  figure(qScore) ?? figure(rating);
