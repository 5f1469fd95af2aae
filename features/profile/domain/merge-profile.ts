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

/**
 * Applies to the profile that `stands` what was changed between `before` and `after`, field by field; of lists,
 * entry by entry (a three-way merge). So a form opened earlier takes back nothing that was changed elsewhere since,
 * unless the form changed the same field; what is studied counts as one.
 */
export const mergeProfile = (before: Profile, after: Profile, stands: Profile): Profile => {
  const changed = <F extends keyof Profile>(field: F): Profile[F] =>
    after[field] === before[field] ? stands[field] : after[field];
  const studies = STUDIES.some((field) => after[field] !== before[field]) ? after : stands;
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
