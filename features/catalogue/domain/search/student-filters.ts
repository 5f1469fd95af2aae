import type { CourseRow } from '../../contract.ts';
import { overlapOfOfferings } from '../overlap.ts';

/** What the catalogue knows about the student, for filters that depend on it. */
export interface StudentCourses {
  /** Codes of the courses taken, in the catalogue's own spelling where it has them. */
  taken: readonly string[];
  /** Offerings that the student means to take; with `classNumber` null whichever goes with the rest. */
  picked: readonly { tag: string; classNumber: string | null }[];
}

/** The part that a filter depends on. */
export type StudentNeed = keyof StudentCourses;

export const NO_STUDENT_COURSES: StudentCourses = { taken: [], picked: [] };

/** How the rows of a catalogue stand to what a student has taken and picked. */
export interface StudentView {
  /** The class was taken, under this code or under another that both rows say is theirs. */
  isTaken(row: CourseRow): boolean;
  /**
   * Nothing picked is known to meet at the same time. A row whose time is not known fits: it cannot be said to clash, and a
   * filter for scheduled courses stands beside this one. What is picked fits too.
   */
  fits(row: CourseRow): boolean;
}

/**
 * @param rows all rows of the catalogue
 * @returns answers that are worked out once a row
 */
export const studentView = (rows: readonly CourseRow[], { taken, picked }: StudentCourses): StudentView => {
  const takenTags = new Set(taken);
  const namesOfTaken = new Set(
    rows.filter(({ class_tag }) => takenTags.has(class_tag)).flatMap(({ aliases }) => aliases),
  );
  // Registrars give an old number of one class to another: only where each names the other are two codes one class.
  const isTaken = ({ class_tag, aliases }: CourseRow): boolean =>
    takenTags.has(class_tag) ||
    (namesOfTaken.has(class_tag) && aliases.some((alias) => takenTags.has(alias)));

  const offerings = picked.map(({ tag, classNumber }) =>
    rows.filter((row) => row.class_tag === tag && (classNumber === null || row.class_number === classNumber)),
  );
  const goesWith = (row: CourseRow, offered: readonly CourseRow[]): boolean =>
    offered.includes(row) || overlapOfOfferings([timesOf(row)], offered.map(timesOf)).answer !== 'overlap';
  const known = new Map<CourseRow, boolean>();
  const fits = (row: CourseRow): boolean => {
    const answer = known.get(row) ?? offerings.every((offered) => goesWith(row, offered));
    known.set(row, answer);
    return answer;
  };
  return { isTaken, fits };
};

/** A row tells its times in `days` and `schedule`. */
const timesOf = ({ term, days, schedule }: CourseRow) => ({
  term,
  days,
  schedule,
  start_times: {},
  end_times: {},
});
