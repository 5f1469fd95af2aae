import type { CallResponse, VerbInput } from '#platform/contract/call.ts';
import { holdOwner } from '#platform/server/quota.ts';
import type { dismissNotices as contract } from '../contract.ts';
import { noticesOf } from './list-notices.ts';
import { listOwnMarks, wholeRows } from './saved.access.ts';
import type { Saver } from './saved.context.ts';
import { writeCourses } from './write-courses.ts';

/** So many are quickly written; who reads their notices one by one is not counted. */
const FEW = 20;

/**
 * Stores what the caller saw as known: later changes are reported by the next notice.
 *
 * @returns the remaining notices
 * @throws Failure `quota_reached`, `too_many_requests`
 */
export const dismissNotices = async (
  ctx: Saver,
  { notices }: VerbInput<typeof contract>,
): Promise<CallResponse<typeof contract>> => {
  const { userId } = ctx.viewer;
  if (notices.length > FEW) ctx.callLimits.countHeavy('notices', userId);
  const read = new Map(
    notices.flatMap((notice) =>
      notice.kind === 'saved_course_changed' ? [[notice.code, notice.now] as const] : [],
    ),
  );
  const courses = await ctx.db.transaction(async (tx) => {
    await holdOwner(tx, userId);
    const [first, ...others] = (await wholeRows(tx, userId, [...read.keys()])).map((row) => ({
      ...row,
      seen: read.get(row.code) ?? row.seen,
    }));
    if (first) await writeCourses(tx, [first, ...others]);
    return noticesOf(ctx, tx, userId, await listOwnMarks(tx, userId));
  });
  const told = notices.filter((notice) => notice.kind === 'conversation_changed');
  if (told.length > 0) await ctx.noticesElsewhere.read(ctx, told);
  return { notices: [...courses, ...(await ctx.noticesElsewhere.list(ctx))] };
};
