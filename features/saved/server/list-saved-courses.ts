import type { CallResponse } from '#platform/contract/call.ts';
import type { listSavedCourses as contract } from '../contract.ts';
import { toSavedCourse } from './course-of.ts';
import { listOwnCourses } from './saved.access.ts';
import type { Saver } from './saved.context.ts';

/** The caller's saved courses, the newest first. */
export const listSavedCourses = async (ctx: Saver): Promise<CallResponse<typeof contract>> => {
  const rows = await listOwnCourses(ctx.db, ctx.viewer.userId);
  const catalogue = ctx.catalogue.current();
  return { courses: rows.map((row) => toSavedCourse(catalogue, row)) };
};
