import type { TimetabledCourse } from './timetabled-course.ts';

/** A term's name with its first and last date, ISO, from the university pack. */
export interface TermDates {
  name: string;
  start: string;
  end: string;
}

/** Courses of one term: only these can clash. */
export interface TermCourses<C extends TimetabledCourse> {
  term: string;
  /** Null if the terms do not state them. */
  dates: { start: string; end: string } | null;
  courses: C[];
}

/** Grouped by term: the university's terms in its order, then others as they occur. */
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
