import type { Profile } from '#features/profile/contract.ts';
import type { SharedField } from '../contract.ts';
import type { Unshared } from './find-mentions.ts';

/** Personal data of the student, which a link never shows. */
export interface Person {
  firstName?: string;
  lastName?: string;
  email: string;
}

/** Minimum length of a sentence of free text that could be recognised. */
const MIN_SENTENCE = 12;

/** Everything that a link with these fields does not show. */
export const unsharedFields = (
  profile: Profile,
  { firstName = '', lastName = '', email }: Person,
  fields: readonly SharedField[],
): Unshared[] => {
  const unless = (field: SharedField, values: Unshared[]): Unshared[] =>
    fields.includes(field) ? [] : values;
  const each = (label: string, values: readonly string[]): Unshared[] =>
    values.map((value) => ({ label, value }));
  return [
    ...each('Your name', [firstName, lastName]),
    ...each('Your email', [email]),
    ...unless('concentration', each('Concentration', [profile.concentration])),
    ...each('Second concentration', [profile.second_concentration]),
    ...each('Secondary field', [profile.secondary_field]),
    ...unless('year', each('Year', [profile.year])),
    ...unless(
      'courses_taken',
      profile.courses_taken.map((value) => ({ label: 'Course taken', value, isCourse: true })),
    ),
    ...unless('interests', each('Interest', profile.interests)),
    ...profile.learning_preferences.map((value) => ({
      label: 'Learning preference',
      value,
      isPreference: true,
    })),
    ...each(
      'Academic interests',
      profile.academic_interests.split(/[.!?\n]+/).filter((part) => part.trim().length >= MIN_SENTENCE),
    ),
  ];
};
