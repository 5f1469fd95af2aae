import type { VerbInput } from '#platform/contract/call.ts';
import { Failure } from '#platform/contract/errors.ts';
import { nextRevision } from '#platform/server/next-revision.ts';
import { holdOwner } from '#platform/server/quota.ts';
import type { editSavedCourse as contract, SavedCourse } from '../contract.ts';
import { isOfClass, toSavedCourse } from './course-of.ts';
import { listOwnMarks, wholeRow } from './saved.access.ts';
import type { Saver } from './saved.context.ts';
import { writeCourses } from './write-courses.ts';

/**
 * Changes the note and the labels of a saved course.
 *
 * @throws Failure `not_found` if it is not among the caller's; `conflict` with the stored state if note or labels
 *   changed since the caller saw them; `quota_reached`
 */
export const editSavedCourse = (
  ctx: Saver,
  { code, revision, note, labels }: VerbInput<typeof contract>,
): Promise<SavedCourse> => {
  const { userId } = ctx.viewer;
  const catalogue = ctx.catalogue.current();
  return ctx.db.transaction(async (tx) => {
    await holdOwner(tx, userId);
    const marks = await listOwnMarks(tx, userId);
    const mark = marks.find((each) => each.code === code) ?? marks.find(isOfClass(catalogue, code));
    if (!mark) throw new Failure('not_found', 'This course is no longer among those you saved.');
    const row = await wholeRow(tx, userId, mark);
    if (row.note === note && JSON.stringify(row.labels) === JSON.stringify(labels))
      return toSavedCourse(catalogue, row, row.seen);
    if (row.revision !== revision)
      throw new Failure('conflict', 'The note of this course was changed elsewhere in the meantime.', {
        current: toSavedCourse(catalogue, row, row.seen),
      });
    const edited = { ...row, note, labels, revision: nextRevision(row.revision, ctx.clock.now()) };
    await writeCourses(tx, [edited]);
    return toSavedCourse(catalogue, edited, edited.seen);
  });
};
