import type { TimetabledCourse } from './timetabled-course.ts';

/** A term's name with its first and last date, ISO, as the university pack has it. */
export interface TermDates {
  name: string;
  start: string;
  end: string;
}

/** Courses of one term: only these can clash. */
export interface TermCourses<C extends TimetabledCourse> {
  term: string;
  /** Null where the terms do not say. */
  dates: { start: string; end: string } | null;
  courses: C[];
}

/** By term: those that the university names first, in its order, then others as they come. */
export const groupByTerm = <C extends TimetabledCourse>(
  courses: readonly C[],
  terms: readonly TermDates[] = [],
): TermCourses<C>[] => {
  const groups = Map.groupBy(courses, ({ term }) => term);
  const names = new Set([
    ...terms.map(({ name }) => name).filter((name) => groups.has(name)),
    ...groups.keys(),
  ]);
  return [...names].map((term) => {
    const dates = terms.find(({ name }) => name === term);
    return {
      term,
      dates: dates ? { start: dates.start, end: dates.end } : null,
      courses: groups.get(term) ?? [],
    };
  });
};
