import { tagOf } from '#features/catalogue/server/shared/tag-of.ts';
import { todayOf } from '#features/catalogue/server/shared/today.ts';
import type { CallResponse, VerbInput } from '#platform/contract/call.ts';
import { Failure } from '#platform/contract/errors.ts';
import { markCourseTaken } from '#features/profile/server/shared/mark-course-taken.ts';
import type { markTaken as contract } from '../contract.ts';
import { getOwnVersion, itemsOf } from './planning.access.ts';
import type { Planner } from './planning.context.ts';

/**
 * Adds a course of a version whose term is over to the courses taken, or removes it again. A term that is no longer in
 * the catalogue is over.
 *
 * @throws Failure `not_found` if the version is not the caller's or does not have the item; `not_allowed` for a term
 *   that has not ended and for items that are not catalogue courses; `profile_incomplete` without a profile;
 *   `quota_reached` if the profile can hold no more courses
 */
export const markTaken = async (
  ctx: Planner,
  { version_id, item_id, is_taken }: VerbInput<typeof contract>,
): Promise<CallResponse<typeof contract>> => {
  const version = await getOwnVersion(ctx.db, ctx.viewer.userId, version_id);
  const item = (await itemsOf(ctx.db, version)).find(({ id }) => id === item_id);
  if (!item) throw new Failure('not_found', 'That is not in this version of your plan any more.');
  if (item.content.kind !== 'course')
    throw new Failure('not_allowed', 'Only courses of the catalogue can be marked as taken.');
  const catalogue = ctx.catalogue.current();
  const today = todayOf(ctx).toISOString().slice(0, 10);
  const term = catalogue.university.terms.find(({ name }) => name === version.term);
  if (term && term.end >= today) throw new Failure('not_allowed', `${term.name} has not ended yet.`);
  const { code } = item.content;
  return { courses_taken: await markCourseTaken(ctx, tagOf(catalogue, code) ?? code, is_taken) };
};
