import { principalFields } from '../sections/sections.ts';
import { completeCourse } from './complete-course.ts';
import type { PackCourse } from './shapes.ts';

/**
 * Combines records that are sections of one course in one term: same id, tag, title and term. The first one's texts and
 * figures are used; a figure that it lacks is taken from the next.
 *
 * @returns the records, and for each the index in `courses` of its first row
 */
export function mergeSections(courses: readonly PackCourse[]): { courses: PackCourse[]; first: number[] } {
  const groups = Map.groupBy(courses.keys(), (index) => keyOf(courses[index] as PackCourse));
  const merged: PackCourse[] = [];
  const first: number[] = [];
  for (const indexes of groups.values()) {
    const group = indexes.flatMap((index) => courses[index] ?? []);
    const [course] = group;
    if (course === undefined) continue;
    merged.push(group.length === 1 ? course : mergeGroup(course, group));
    first.push(indexes[0] ?? 0);
  }
  return { courses: merged, first };
}

const keyOf = ({ course_id, class_tag, class_name, term }: PackCourse): string =>
  JSON.stringify([course_id, class_tag, class_name, term]);

const FIGURES = ['units', 'mean_hours', 'overall_score_course_mean', 'mean_class_size'] as const;

function mergeGroup(course: PackCourse, group: readonly PackCourse[]): PackCourse {
  const merged: PackCourse = { ...course, sections: group.flatMap(({ sections }) => sections) };
  for (const field of FIGURES)
    merged[field] = group.map((each) => each[field]).find((figure) => figure !== null) ?? null;
  merged.aliases = distinct(group.flatMap(({ aliases }) => aliases));
  merged.codes = distinct(group.flatMap(({ codes }) => codes));
  merged.meets_with = distinct(group.flatMap(({ meets_with }) => meets_with));
  merged.attributes = [
    ...new Map(
      group
        .flatMap(({ attributes }) => attributes)
        .map((each) => [JSON.stringify([each.scheme, each.value]), each]),
    ).values(),
  ];
  merged.history = group.map(({ history }) => history).find((history) => history.length > 0) ?? [];
  merged.q_report = group.map(({ q_report }) => q_report).find((link) => link !== '') ?? '';
  // The first record's own count becomes that of the kind; a count of the course stays one.
  const current_enrollment_number = courseCount(group);
  return completeCourse({ ...merged, current_enrollment_number, enrollment_cap: null }).course;
}

/** The count of the whole course as opposed to its sections; null if the records differ. */
function courseCount(group: readonly PackCourse[]): number | null {
  const own = group.filter(({ sections }) => principalFields(sections).current_enrollment_number === null);
  const counts = new Set(own.flatMap(({ current_enrollment_number: count }) => count ?? []));
  return counts.size === 1 ? ([...counts][0] ?? null) : null;
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)];
