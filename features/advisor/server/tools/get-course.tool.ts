import type { ToolInput, ToolOutput } from '../../domain/tools.ts';
import type { AdvisorContext } from '../advisor.context.ts';
import { findCourse, findCourses, similarCodes } from './find-course.ts';
import { toCourseDetails } from './to-course-facts.ts';

export const getCourse = async (
  ctx: AdvisorContext,
  { code, term }: ToolInput<'get_course'>,
): Promise<ToolOutput<'get_course'>> => {
  const offerings = findCourse(ctx, code, term);
  if (!offerings) return { found: false, code, similar: await similarCodes(ctx, code) };
  return { found: true, course: toCourseDetails(offerings) };
};

export const compareCourses = (
  ctx: AdvisorContext,
  { codes }: ToolInput<'compare_courses'>,
): ToolOutput<'compare_courses'> => {
  const { found, notFound } = findCourses(ctx, codes);
  return { courses: found.map(toCourseDetails), not_found: notFound };
};
