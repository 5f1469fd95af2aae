import type { Course } from '../contract.ts';
import type { PackCourse, University } from '../domain/pack/shapes.ts';
import { toWireTimes } from '../domain/wire/wire-times.ts';

/** A pack's records in the API's format. `readPack` has checked that every record's term is one of the university's. */
export const toWireCourses = (courses: readonly PackCourse[], university: University): Course[] => {
  const starts = new Map(university.terms.map((term) => [term.name, term.start]));
  return courses.map((course) => {
    const start = starts.get(course.term);
    if (start === undefined) throw new Error(`the term ${course.term} has no dates`);
    return {
      ...course,
      start_times: toWireTimes(course.start_times, start),
      end_times: toWireTimes(course.end_times, start),
    };
  });
};
