import { and, eq, inArray } from 'drizzle-orm';
import type { CallResponse, VerbInput } from '#platform/contract/call.ts';
import { holdOwner } from '#platform/server/quota.ts';
import type { removeSavedCourse as contract } from '../contract.ts';
import { isOfClass } from './course-of.ts';
import { listOwnMarks, wholeRows } from './saved.access.ts';
import type { Saver } from './saved.context.ts';
import { savedCourses } from './saved.tables.ts';

/** Removes a course from the caller's saved ones: every row of its class, since a catalogue may have merged two classes. */
export const removeSavedCourse = (
  ctx: Saver,
  { code }: VerbInput<typeof contract>,
): Promise<CallResponse<typeof contract>> => {
  const { userId } = ctx.viewer;
  const isMeant = isOfClass(ctx.catalogue.current(), code);
  return ctx.db.transaction(async (tx) => {
    await holdOwner(tx, userId);
    const codes = (await listOwnMarks(tx, userId)).filter(isMeant).map((mark) => mark.code);
    const rows = await wholeRows(tx, userId, codes);
    if (codes.length > 0)
      await tx
        .delete(savedCourses)
        .where(and(eq(savedCourses.userId, userId), inArray(savedCourses.code, codes)));
    return {
      removed: rows.map(({ code: saved, note, labels, savedAt, seen }) => ({
        code: saved,
        note,
        labels,
        saved_at: savedAt.toISOString(),
        seen,
      })),
    };
  });
};
