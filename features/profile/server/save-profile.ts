import { Failure } from '#platform/contract/errors.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type { Profile } from '../contract.ts';
import type { ProfileContext } from './profile.context.ts';
import { profiles } from './profile.tables.ts';

/**
 * Saves the caller's whole profile; the last one saved stands.
 *
 * @throws Failure `invalid_request` without a concentration or a year
 */
export const saveProfile = async (
  ctx: SignedIn<ProfileContext>,
  { profile }: { profile: Profile },
): Promise<{ profile: Profile }> => {
  if (profile.concentration === '' || profile.year === '')
    throw new Failure('invalid_request', 'Concentration and year are required.');
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
