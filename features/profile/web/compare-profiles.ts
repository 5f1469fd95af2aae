import type { Profile } from '../contract.ts';

const FIELDS: readonly { key: keyof Profile; label: string }[] = [
  { key: 'concentration', label: 'Concentration' },
  { key: 'secondary_field', label: 'Secondary field' },
  { key: 'academic_type', label: 'Academic type' },
  { key: 'second_concentration', label: 'Second concentration' },
  { key: 'year', label: 'Year' },
  { key: 'courses_taken', label: 'Courses taken' },
  { key: 'interests', label: 'Interests' },
  { key: 'academic_interests', label: 'Academic interests' },
  { key: 'learning_preferences', label: 'Learning preferences' },
];

/** A field's value as display text. */
const asText = (value: Profile[keyof Profile]): string => (Array.isArray(value) ? value.join(', ') : value);

export interface Difference {
  label: string;
  one: string;
  other: string;
}

/** Fields that differ between two profiles, in form order. */
export const differences = (one: Profile, other: Profile): Difference[] =>
  FIELDS.map(({ key, label }) => ({ label, one: asText(one[key]), other: asText(other[key]) })).filter(
    (field) => field.one !== field.other,
  );

export const isSameProfile = (one: Profile, other: Profile): boolean => differences(one, other).length === 0;
