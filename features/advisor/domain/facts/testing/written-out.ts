import type { CourseDetails } from '../../course-facts.ts';
import { Replacer } from '../replacer.ts';
import { resolve } from '../resolve.ts';

/** A text with its references replaced by the values of one course. */
export const writtenOut = (text: string, courses: readonly CourseDetails[]): string => {
  const replacer = new Replacer(
    (inner, before) =>
      resolve(inner, before, {
        offerings: (code) =>
          courses
            .filter((course) => course.code === code)
            .map((course) => ({ course, sections: course.sections })),
        terms: courses.map(({ term }) => term),
        toldIn: () => null,
        verdict: () => null,
        version: '',
      })?.value ?? null,
  );
  return replacer.push(text) + replacer.end(true);
};
