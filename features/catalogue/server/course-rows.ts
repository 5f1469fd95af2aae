import type { Course, CourseRowsHead } from '../contract.ts';
import { independentWorkIn } from '../domain/independent-work.ts';
import { createLevelReader } from '../domain/levels.ts';
import { readPrerequisites } from '../domain/prerequisites/read-prerequisites.ts';
import { attributesIn, type PlacedFacts, rowStreamer } from '../domain/search/course-row.ts';
import { toCourseRow } from '../domain/search/to-course-row.ts';
import { packRequirement } from '../domain/search/filters/packed-requirement.ts';
import type { Catalogue } from './shared/catalogue.ts';
import { courseIndexOf } from './shared/course-index.ts';
import { perCatalogue } from './shared/per-catalogue.ts';

/** The catalogue as streamed by `GET api/courses`: the number of rows, then one per line. */
export const toRowLines = (catalogue: Catalogue): string[] => {
  const { courses, version } = catalogue;
  const rated = {
    rating: courses.some(({ overall_score_course_mean }) => overall_score_course_mean !== null),
    hours: courses.some(({ mean_hours }) => mean_hours !== null),
  };
  const attributes = attributesIn(courses);
  const head: CourseRowsHead = { total: courses.length, version, rated, attributes };
  const toStreamed = rowStreamer(attributes);
  const factsOf = placedFactsOf(catalogue);
  return [
    JSON.stringify(head),
    ...courses.map((course) => JSON.stringify(toStreamed(toCourseRow(course, factsOf(course))))),
  ];
};

/**
 * Facts about a record that depend on the rest of its catalogue: its level by the numbering scheme, its prerequisites
 * by the codes, whether it is independent work by its other terms.
 */
export const placedFactsOf = perCatalogue((catalogue): ((course: Course) => PlacedFacts) => {
  const index = courseIndexOf(catalogue);
  const { levelOf } = createLevelReader(catalogue.courses);
  const isIndependent = independentWorkIn(catalogue.courses);
  // Offerings of a course mostly repeat one text.
  const read = new Map<string, string | null>();
  return (course) => {
    const text = course.course_requirements;
    let requires = read.get(text);
    if (requires === undefined) {
      const { stated, requirement } = readPrerequisites(
        { course_requirements: text, recommended_prep: '' },
        index,
      );
      requires = stated === null ? null : packRequirement(requirement);
      read.set(text, requires);
    }
    return { level: levelOf(course), requires, independent: isIndependent(course) };
  };
});
