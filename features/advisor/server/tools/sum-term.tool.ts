import type { CourseFacts } from '../../domain/course-facts.ts';
import type { ToolInput, ToolOutput } from '../../domain/tools.ts';
import type { AdvisorContext } from '../advisor.context.ts';
import { inOneTerm, takeTogether } from './take-together.ts';
import { factsSetting, toCourseFacts } from './to-course-facts.ts';

/** Sums the stated values; courses without one are named, never counted as zero. */
const sumOf = (courses: readonly CourseFacts[], valueOf: (course: CourseFacts) => number | null) => {
  const stated = courses.flatMap((course) => valueOf(course) ?? []);
  const sum = stated.reduce((total, value) => total + value, 0);
  return {
    // Avoids binary rounding errors: 4.1 + 8.2 must not become 12.299999999999999.
    sum: stated.length === 0 ? null : Math.round(sum * 100) / 100,
    unknown: courses.filter((course) => valueOf(course) === null).map(({ code }) => code),
  };
};

export const sumTerm = (
  ctx: AdvisorContext,
  { codes, term }: ToolInput<'sum_term'>,
): ToolOutput<'sum_term'> => {
  const { found, notFound, sameClass } = inOneTerm(ctx, codes, term);
  const records = found.map(([course]) => course);
  const setting = factsSetting(ctx);
  const courses = records.map((course) => toCourseFacts(course, setting));
  const units = sumOf(courses, (course) => course.units);
  const hours = sumOf(courses, (course) => course.workload);
  return {
    courses,
    units: units.sum,
    units_unknown: units.unknown,
    hours: hours.sum,
    hours_unknown: hours.unknown,
    ...takeTogether(ctx, records),
    same_class: sameClass,
    not_found: notFound,
  };
};
