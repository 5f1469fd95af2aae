import type { PrerequisiteCheck } from '#features/catalogue/domain/prerequisites/check-prerequisites.ts';

const AND = new Intl.ListFormat('en', { type: 'conjunction' });
const OR = new Intl.ListFormat('en', { type: 'disjunction' });

/** What a record asks for, against what the student has; null where only a person can tell. */
const needSaid = ({ verdict, missing }: PrerequisiteCheck): string | null => {
  if (verdict === 'none_stated') return 'No prerequisites stated';
  if (verdict === 'met') return 'You have what it asks for';
  return verdict === 'not_met' && missing.length > 0
    ? `You lack ${AND.format(missing.map((codes) => OR.format(codes)))}`
    : null;
};

/**
 * Why a course of a list may be one for this student, in a few words each: from the requirement counting and the record.
 *
 * @param groups the student's requirement groups, with what would fill an open place
 * @param check null while it is not known
 */
export const courseReasons = (
  codes: readonly string[],
  groups: readonly { name: string; options: readonly string[] }[],
  check: PrerequisiteCheck | null,
): string[] => {
  const towards = groups.filter(({ options }) => codes.some((code) => options.includes(code)));
  const need = check && needSaid(check);
  return [
    ...(towards.length === 0
      ? []
      : [`Counts towards ${AND.format([...new Set(towards.map(({ name }) => name))])}`]),
    ...(need === null ? [] : [need]),
  ];
};
