import { readPrerequisites } from '../../domain/prerequisites/read-prerequisites.ts';
import { byTag } from '../../domain/search/course-row.ts';
import { courseIndexOf } from './course-index.ts';
import { perCatalogue } from './per-catalogue.ts';

/**
 * For each code the courses that it opens: codes of those whose stated prerequisites name it, or an attribute of it, in
 * the order of a printed catalogue. A class with several codes can be named by any of them. Recommendations do not
 * count.
 */
export const openedCoursesOf = perCatalogue((catalogue): ReadonlyMap<string, readonly string[]> => {
  const index = courseIndexOf(catalogue);
  const opened = new Map<string, Set<string>>();
  // Offerings of a course and sections of a class mostly repeat one text.
  const read = new Map<string, string[]>();
  for (const course of catalogue.courses) {
    const text = course.course_requirements;
    const codes =
      read.get(text) ?? readPrerequisites({ course_requirements: text, recommended_prep: '' }, index).codes;
    read.set(text, codes);
    for (const code of codes)
      for (const name of new Set([
        code,
        ...(index.byTag.get(code) ?? []).flatMap((record) => record.codes),
      ])) {
        if (course.codes.includes(name)) continue;
        opened.set(name, (opened.get(name) ?? new Set()).add(course.class_tag));
      }
  }
  return new Map([...opened].map(([code, tags]) => [code, [...tags].sort(byTag)]));
});
