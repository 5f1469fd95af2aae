import type { CallResponse } from '#platform/contract/call.ts';
import type { listSavedCourses as contract } from '../contract.ts';
import { toSavedCourses } from './course-of.ts';
import { listOwnCourses } from './saved.access.ts';
import type { Saver } from './saved.context.ts';

/** The caller's saved courses, newest first. */
export const listSavedCourses = async (ctx: Saver): Promise<CallResponse<typeof contract>> => {
  const { userId } = ctx.viewer;
  const rows = await listOwnCourses(ctx.db, userId);
  return { courses: await toSavedCourses(ctx.db, ctx.catalogue.current(), userId, rows) };
};
