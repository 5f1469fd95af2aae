import { isOver } from '#features/catalogue/domain/is-over.ts';
import { perCatalogue } from '#features/catalogue/server/shared/per-catalogue.ts';
import { todayOf } from '#features/catalogue/server/shared/today.ts';
import type { CallResponse } from '#platform/contract/call.ts';
import type { Db } from '#platform/server/database/store.ts';
import type { CourseNotice, listNotices as contract } from '../contract.ts';
import { compareStates } from '../domain/compare-states.ts';
import { goneState } from '../domain/course-state.ts';
import { courseOf } from './course-of.ts';
import { listOwnMarks, type MarkRow, seenOf } from './saved.access.ts';
import type { Saver } from './saved.context.ts';

/** So many are quickly compared. */
const MANY_CHANGED = 50;

const termsWithCourses = perCatalogue(({ courses }) => new Set(courses.map(({ term }) => term)));

/** Changes of the caller's saved courses, and of facts in past replies, since they were last marked as read. */
export const listNotices = async (ctx: Saver): Promise<CallResponse<typeof contract>> => {
  const { userId } = ctx.viewer;
  const courses = await noticesOf(ctx, ctx.db, userId, await listOwnMarks(ctx.db, userId));
  return { notices: [...courses, ...(await ctx.noticesElsewhere.list(ctx))] };
};

/**
 * Computed on read: a new catalogue writes nothing. The known state is only read if its digest differs from the current
 * one.
 *
 * @param db where the rows were read
 * @throws Failure `too_many_requests`
 */
export const noticesOf = async (
  ctx: Pick<Saver, 'catalogue' | 'clock' | 'settings' | 'callLimits'>,
  db: Db,
  userId: string,
  rows: readonly MarkRow[],
): Promise<CourseNotice[]> => {
  const catalogue = ctx.catalogue.current();
  const today = todayOf(ctx).toISOString().slice(0, 10);
  const { terms } = catalogue.university;
  const compared = {
    terms: termsWithCourses(catalogue),
    over: new Set(terms.filter(({ name }) => isOver(name, terms, today)).map(({ name }) => name)),
  };
  const changed = rows.filter((row) => courseOf(catalogue, row.code)?.digest !== row.seenDigest);
  // Their states are as large as their student made them.
  if (changed.length > MANY_CHANGED) ctx.callLimits.countHeavy('notices', userId);
  const known = await seenOf(
    db,
    userId,
    changed.map(({ code }) => code),
  );
  return changed.flatMap(({ code }) => {
    const seen = known.get(code);
    if (!seen) return [];
    const now = courseOf(catalogue, code)?.state ?? goneState(seen);
    const changes = compareStates(seen, now, compared);
    return changes.length === 0 ? [] : { kind: 'saved_course_changed' as const, code, changes, now };
  });
};
