import type { Profile } from '../contract.ts';

/** Labels of the profile's fields, in the order of the form. */
export const FIELD_LABELS: Record<keyof Profile, string> = {
  concentration: 'Concentration',
  secondary_field: 'Secondary field',
  academic_type: 'Academic type',
  second_concentration: 'Second concentration',
  year: 'Year',
  courses_taken: 'Courses taken',
  interests: 'Interests',
  academic_interests: 'Academic interests',
  learning_preferences: 'Learning preferences',
};
