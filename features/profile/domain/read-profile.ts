import {
  ACADEMIC_TYPES,
  EMPTY_PROFILE,
  INTERESTS,
  LEARNING_PREFERENCES,
  type Profile,
  YEARS,
} from '../contract.ts';

type Reader = (value: unknown) => boolean;

const isText: Reader = (value) => typeof value === 'string';
const isOneOf =
  (choices: readonly string[]): Reader =>
  (value) =>
    choices.includes(value as string);
const isListOf =
  (isItem: Reader): Reader =>
  (value) =>
    Array.isArray(value) && value.every(isItem);

const FIELDS: Readonly<Record<keyof Profile, Reader>> = {
  concentration: isText,
  secondary_field: isText,
  academic_type: isOneOf(ACADEMIC_TYPES),
  second_concentration: isText,
  academic_interests: isText,
  year: isOneOf(['', ...YEARS]),
  courses_taken: isListOf(isText),
  interests: isListOf(isOneOf(INTERESTS)),
  learning_preferences: isListOf(isOneOf(LEARNING_PREFERENCES)),
};

const REQUIRED: readonly string[] = ['concentration', 'year'] satisfies (keyof Profile)[];

/**
 * Reads a profile from JSON that an older form may have written; null if a field is missing or has another type. Does
 * not check lengths: the student shortens a text that is too long, and the server refuses it until then.
 */
export const readProfile = (value: unknown): Profile | null => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const given = value as Readonly<Record<string, unknown>>;
  const fields = Object.entries(FIELDS).map(([key, isFine]): [string, unknown, boolean] => {
    const field = given[key];
    if (field === undefined) return [key, EMPTY_PROFILE[key as keyof Profile], !REQUIRED.includes(key)];
    return [key, field, isFine(field)];
  });
  if (fields.some(([, , isFine]) => !isFine)) return null;
  return Object.fromEntries(fields) as unknown as Profile;
};
