import { Failure } from '#platform/contract/errors.ts';
import type { SignedIn } from '#platform/server/context.ts';
import { OTHER_PROGRAMME_MAX, type Profile } from '../contract.ts';
import { isListed, PROGRAMME_FIELDS } from '../domain/other-programmes.ts';
import { FIELD_LABELS } from '../domain/field-labels.ts';
import { findProfile } from './profile.access.ts';
import type { ProfileContext } from './profile.context.ts';
import { profiles } from './profile.tables.ts';

/**
 * Saves the caller's whole profile, replacing the earlier one. A programme saved before may be saved again, even if
 * the university no longer lists it.
 *
 * @throws Failure `invalid_request` without a concentration or a year, or if the name of an unlisted programme is too
 *   long
 */
export const saveProfile = async (
  ctx: SignedIn<ProfileContext>,
  { profile }: { profile: Profile },
): Promise<{ profile: Profile }> => {
  if (profile.concentration === '' || profile.year === '')
    throw new Failure('invalid_request', 'Concentration and year are required.');
  await refuseLongNames(ctx, profile);
  const saved: Profile = {
    ...profile,
    second_concentration: profile.academic_type === 'single' ? '' : profile.second_concentration,
    courses_taken: [...new Set(profile.courses_taken)],
    interests: [...new Set(profile.interests)],
    learning_preferences: [...new Set(profile.learning_preferences)],
  };
  const row = {
    concentration: saved.concentration,
    secondaryField: saved.secondary_field,
    academicType: saved.academic_type,
    secondConcentration: saved.second_concentration,
    academicInterests: saved.academic_interests,
    year: saved.year,
    coursesTaken: saved.courses_taken,
    interests: saved.interests,
    learningPreferences: saved.learning_preferences,
    updatedAt: ctx.clock.now(),
  };
  await ctx.db
    .insert(profiles)
    .values({ userId: ctx.viewer.userId, ...row })
    .onConflictDoUpdate({ target: profiles.userId, set: row });
  return { profile: saved };
};

const refuseLongNames = async (ctx: SignedIn<ProfileContext>, profile: Profile): Promise<void> => {
  const { programs } = ctx.catalogue.current();
  const long = PROGRAMME_FIELDS.filter(
    (field) => profile[field].length > OTHER_PROGRAMME_MAX && !isListed(programs, field, profile[field]),
  );
  if (long.length === 0) return;
  const before = await findProfile(ctx.db, ctx.viewer.userId);
  const field = long.find((each) => profile[each] !== before?.[each]);
  if (field)
    throw new Failure(
      'invalid_request',
      `${FIELD_LABELS[field]}: a name that the university does not list can have at most ${OTHER_PROGRAMME_MAX} characters.`,
    );
};
