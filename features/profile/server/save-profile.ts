import type { CallResponse, VerbInput } from '#platform/contract/call.ts';
import { Failure } from '#platform/contract/errors.ts';
import type { SignedIn } from '#platform/server/context.ts';
import { MAX_COURSES, OTHER_PROGRAMME_MAX, type Profile, type saveProfile as contract } from '../contract.ts';
import { asSaved, clashingFields, mergeProfile } from '../domain/merge-profile.ts';
import { isListed, PROGRAMME_FIELDS } from '../domain/other-programmes.ts';
import { FIELD_LABELS } from '../domain/field-labels.ts';
import { holdProfile, writeProfile } from './profile.access.ts';
import type { ProfileContext } from './profile.context.ts';

/**
 * Saves the caller's whole profile, replacing the earlier one; with `before`, applies what was changed since to the one
 * that stands. A programme saved before may be saved again, even if the university no longer lists it.
 *
 * @throws Failure `invalid_request` without a concentration or a year, or if the name of an unlisted programme is too
 *   long; `conflict` with the stored state if a field of one value was changed since `before` there and in the form, to
 *   different values; `quota_reached` if the form and what was added elsewhere have too many courses together
 */
export const saveProfile = async (
  ctx: SignedIn<ProfileContext>,
  { profile, before }: VerbInput<typeof contract>,
): Promise<CallResponse<typeof contract>> => {
  if (profile.concentration === '' || profile.year === '')
    throw new Failure('invalid_request', 'Concentration and year are required.');
  return ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const stands = await holdProfile(tx, ctx.viewer.userId, now);
    refuseLongNames(ctx, profile, stands);
    if (before && clashingFields(before, profile, stands).length > 0)
      throw new Failure('conflict', 'Your profile was changed elsewhere in the meantime.', {
        current: { profile: stands } satisfies CallResponse<typeof contract>,
      });
    const saved = normalised(before ? mergeProfile(before, profile, stands) : profile);
    if (saved.courses_taken.length > MAX_COURSES)
      throw new Failure('quota_reached', `A profile has at most ${MAX_COURSES} courses.`);
    await writeProfile(tx, ctx.viewer.userId, saved, now);
    return { profile: saved };
  });
};

const normalised = (profile: Profile): Profile => ({
  ...asSaved(profile),
  courses_taken: [...new Set(profile.courses_taken)],
  interests: [...new Set(profile.interests)],
  learning_preferences: [...new Set(profile.learning_preferences)],
});

const refuseLongNames = (ctx: SignedIn<ProfileContext>, profile: Profile, stands: Profile): void => {
  const { programs } = ctx.catalogue.current();
  const field = PROGRAMME_FIELDS.find(
    (each) =>
      profile[each].length > OTHER_PROGRAMME_MAX &&
      !isListed(programs, each, profile[each]) &&
      profile[each] !== stands[each],
  );
  if (field)
    throw new Failure(
      'invalid_request',
      `${FIELD_LABELS[field]}: a name that the university does not list can have at most ${OTHER_PROGRAMME_MAX} characters.`,
    );
};
