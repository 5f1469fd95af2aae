import type { Course } from '../contract.ts';

type MeetingClass = Pick<Course, 'class_tag' | 'codes' | 'meets_with' | 'term'>;

/** Whether two classes of one term are held together according to either record; a student takes one of them. */
export const meetWithEachOther = (a: MeetingClass, b: MeetingClass): boolean =>
  a.term === b.term && (names(a, b) || names(b, a));

const names = ({ meets_with }: MeetingClass, { class_tag, codes }: MeetingClass): boolean =>
  meets_with.some((code) => code === class_tag || codes.includes(code));

/** Keeps only the first of classes that are held together. */
export const oneOfThoseThatMeet = <C extends MeetingClass>(courses: readonly C[], most: number): C[] => {
  const kept: C[] = [];
  for (const course of courses) {
    if (kept.length === most) break;
    if (!kept.some((other) => meetWithEachOther(course, other))) kept.push(course);
  }
  return kept;
};
