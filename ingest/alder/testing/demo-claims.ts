import type { PackCourse } from '#features/catalogue/domain/pack/shapes.ts';
import { codesIn } from './prerequisites.ts';

/**
 * Claims in a reply that no record of a course named in the same paragraph supports: codes, ratings and hours (any
 * number with decimals), schedules and teachers. Covers only the wording of our own demo text and, unlike the
 * product's checks, needs no server.
 */
export function falseClaims(reply: string, courses: readonly PackCourse[]): string[] {
  const byTag = Map.groupBy(courses, ({ class_tag }) => class_tag);
  const subjects = [...new Set(courses.map(({ class_tag }) => class_tag.slice(0, class_tag.indexOf(' '))))];
  const teachers = new Set(courses.flatMap(({ instructors }) => instructors));
  return reply.split(/\n+/).flatMap((paragraph) => {
    const codes = codesIn(paragraph, subjects);
    const records = codes.flatMap((code) => byTag.get(code) ?? []);
    const figures = new Set(
      records.flatMap(({ overall_score_course_mean: rating, mean_hours }) =>
        // As recorded, and as shown.
        [rating, mean_hours].flatMap((figure) => [String(figure), figure?.toFixed(1) ?? '']),
      ),
    );
    const schedules = new Set(records.map(({ schedule }) => schedule));
    const claims = {
      figures: paragraph.match(/\d+\.\d+/g) ?? [],
      schedules: paragraph.match(/(?:[MTWF][a-z]{2},? )+\d+:\d\d [AP]M - \d+:\d\d [AP]M/g) ?? [],
      teachers: [...teachers].filter((name) => paragraph.includes(name)),
    };
    return [
      ...codes.filter((code) => !byTag.has(code)),
      ...claims.figures.filter((figure) => !figures.has(figure)),
      ...claims.schedules.filter((schedule) => !schedules.has(schedule)),
      ...claims.teachers.filter((name) => !records.some(({ instructors }) => instructors.includes(name))),
    ];
  });
}
