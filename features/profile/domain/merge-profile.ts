import type { Profile } from '../contract.ts';

/** What stands, without what was taken out between `before` and `after`, and with what was added. */
const mergeList = <T>(before: readonly T[], after: readonly T[], stands: readonly T[]): T[] => {
  const [was, is] = [new Set(before), new Set(after)];
  return [
    ...new Set([
      ...stands.filter((one) => is.has(one) || !was.has(one)),
      ...after.filter((one) => !was.has(one)),
    ]),
  ];
};

/** What is studied, which only makes sense together: a second concentration belongs to a kind of degree. */
const STUDIES = ['concentration', 'academic_type', 'second_concentration'] as const;
/** Fields of one value each. Unlike in lists, what both sides wrote cannot stand side by side. */
const SINGLES = [STUDIES, ['secondary_field'], ['academic_interests'], ['year']] as const;
export type SingleField = (typeof SINGLES)[number][number];

/** As it is saved: a single concentration has no second one. */
export const asSaved = (profile: Profile): Profile =>
  profile.academic_type === 'single' ? { ...profile, second_concentration: '' } : profile;

const isSameIn = (fields: readonly SingleField[], one: Profile, other: Profile): boolean => {
  const [first, second] = [asSaved(one), asSaved(other)];
  return fields.every((field) => first[field] === second[field]);
};

/**
 * The fields of one value that were changed on both sides since `before`, to different values: only the student can say
 * which of the two is kept. What is studied counts as one.
 */
export const clashingFields = (before: Profile, after: Profile, stands: Profile): SingleField[] =>
  SINGLES.filter(
    (fields) =>
      !isSameIn(fields, before, after) &&
      !isSameIn(fields, before, stands) &&
      !isSameIn(fields, after, stands),
  ).flat();

/**
 * Applies to the profile that `stands` what was changed between `before` and `after`, field by field; of lists,
 * entry by entry (a three-way merge). So a form opened earlier takes back nothing that was changed elsewhere since.
 * What is studied counts as one. Of `clashingFields` it has the form's values.
 */
export const mergeProfile = (before: Profile, after: Profile, stands: Profile): Profile => {
  const changed = <F extends SingleField>(field: F): Profile[F] =>
    after[field] === before[field] ? stands[field] : after[field];
  const studies = isSameIn(STUDIES, before, after) ? stands : after;
  return {
    concentration: studies.concentration,
    secondary_field: changed('secondary_field'),
    academic_type: studies.academic_type,
    second_concentration: studies.second_concentration,
    academic_interests: changed('academic_interests'),
    year: changed('year'),
    courses_taken: mergeList(before.courses_taken, after.courses_taken, stands.courses_taken),
    interests: mergeList(before.interests, after.interests, stands.interests),
    learning_preferences: mergeList(
      before.learning_preferences,
      after.learning_preferences,
      stands.learning_preferences,
    ),
  };
};
