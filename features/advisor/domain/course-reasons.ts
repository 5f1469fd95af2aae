import type { PrerequisiteCheck } from '#features/catalogue/domain/prerequisites/check-prerequisites.ts';

const AND = new Intl.ListFormat('en', { type: 'conjunction' });
const OR = new Intl.ListFormat('en', { type: 'disjunction' });

/** Longer ones are in the details. */
const MOST_QUOTED = 80;

/** What a record asks for, against what the student has. */
const needSaid = ({ verdict, missing, undecided }: PrerequisiteCheck): string | null => {
  if (verdict === 'none_stated') return 'No prerequisites stated';
  if (verdict === 'met') return 'You have what it asks for';
  if (missing.length > 0)
    return `You ${verdict === 'not_met' ? '' : 'may '}lack ${AND.format(missing.map((codes) => OR.format(codes)))}`;
  const words = undecided.join('; ');
  return words === '' || words.length > MOST_QUOTED
    ? 'Asks for more than codes: see Details'
    : `Asks for “${words}”`;
};

/**
 * Why a course of a list may be one for this student, in a few words each, and once: from the requirement counting and the
 * record, without what the list says itself.
 *
 * @param groups the student's requirement groups, with what would fill an open place
 * @param check null while it is not known
 * @param said the course's item in the list
 */
export const courseReasons = (
  codes: readonly string[],
  groups: readonly { name: string; options: readonly string[] }[],
  check: PrerequisiteCheck | null,
  said: string,
): string[] => {
  const towards = groups.filter(({ options }) => codes.some((code) => options.includes(code)));
  const need = check && needSaid(check);
  return [
    ...(towards.length === 0
      ? []
      : [`Counts towards ${AND.format([...new Set(towards.map(({ name }) => name))])}`]),
    ...(need === null || said.toLowerCase().includes(need.toLowerCase()) ? [] : [need]),
  ];
};
