import type { VerbInput } from '#platform/contract/call.ts';
import { Failure } from '#platform/contract/errors.ts';
import { nextRevision } from '#platform/server/next-revision.ts';
import { holdOwner } from '#platform/server/quota.ts';
import type { saveCourse as contract, SavedCourse } from '../contract.ts';
import { courseOf, isOfClass, toSavedCourse } from './course-of.ts';
import { listOwnMarks, wholeRow } from './saved.access.ts';
import type { Saver } from './saved.context.ts';
import { writeCourses } from './write-courses.ts';

/**
 * Saves a course. If it is saved already, under any code of the class, it is returned unchanged; if it has neither note
 * nor labels, it takes those of the removal that is undone.
 *
 * @throws Failure `not_found` for a course that the catalogue does not have, unless it was saved before;
 *   `quota_reached`
 */
export const saveCourse = (ctx: Saver, input: VerbInput<typeof contract>): Promise<SavedCourse> => {
  const { userId } = ctx.viewer;
  const catalogue = ctx.catalogue.current();
  const course = courseOf(catalogue, input.code);
  const seen = input.seen ?? course?.state;
  if (!seen) throw new Failure('not_found', `No course with the code ${input.code} is in the catalogue.`);
  const now = ctx.clock.now();
  const savedAt = input.saved_at === undefined ? now : new Date(input.saved_at);
  return ctx.db.transaction(async (tx) => {
    await holdOwner(tx, userId);
    const mark = (await listOwnMarks(tx, userId)).find(isOfClass(catalogue, input.code));
    const existing = mark && (await wholeRow(tx, userId, mark));
    const isBare = existing?.note === '' && existing.labels.length === 0;
    const isEmpty = input.note === '' && input.labels.length === 0;
    if (existing && (!isBare || isEmpty)) return toSavedCourse(catalogue, existing, existing.seen);
    const { note, labels } = input;
    const row = existing
      ? { ...existing, note, labels, revision: nextRevision(existing.revision, now) }
      : {
          userId,
          // Undoing a removal keeps the code it had.
          code: input.seen ? input.code : (course?.tag ?? input.code),
          note,
          labels,
          seen,
          revision: nextRevision(0, now),
          savedAt: savedAt > now ? now : savedAt,
        };
    await writeCourses(tx, [row]);
    return toSavedCourse(catalogue, row, row.seen);
  });
};
