import { tagOf } from '#features/catalogue/server/shared/tag-of.ts';
import type { CallResponse, VerbInput } from '#platform/contract/call.ts';
import { Failure } from '#platform/contract/errors.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type { markCourse as contract } from '../contract.ts';
import type { ProfileContext } from './profile.context.ts';
import { markCourseTaken } from './shared/mark-course-taken.ts';

/**
 * Adds a course to the caller's courses taken, or removes it again. Whatever is in the profile can be removed, also once it has left the
 * catalogue.
 *
 * @throws Failure `not_found` for a course to be added that the catalogue does not have; `profile_incomplete` without a
 *   profile; `quota_reached` if the profile can hold no more courses
 */
export const markCourse = async (
  ctx: SignedIn<ProfileContext>,
  { code, is_taken }: VerbInput<typeof contract>,
): Promise<CallResponse<typeof contract>> => {
  const tag = tagOf(ctx.catalogue.current(), code);
  if (tag === null && is_taken) throw new Failure('not_found', 'There is no such course in the catalogue.');
  return { courses_taken: await markCourseTaken(ctx, tag ?? code, is_taken) };
};
