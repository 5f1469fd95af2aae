import type { Condition } from '../../reading.contract.ts';

const labelsOf = (conditions: readonly Condition[]): string =>
  conditions.map(({ label }) => label).join(', ');

/**
 * The question that is sent when a chip is changed or removed. It states all conditions in words, because a model sees
 * only the text.
 *
 * @param label of the condition as it is now; null where it was dropped
 */
export const askAgainWords = (
  conditions: readonly Condition[],
  changed: Condition,
  label: string | null,
): string => {
  const now = conditions.flatMap((each) => {
    if (each.id !== changed.id) return each;
    return label === null ? [] : { ...each, label };
  });
  const change = label === null ? `without “${changed.label}”` : `“${label}” instead of “${changed.label}”`;
  return now.length === 0 ? `The same ${change}` : `The same ${change}: ${labelsOf(now)}`;
};
