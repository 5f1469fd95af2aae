import type { Fact } from '../../contract.ts';
import { writeReference } from './reference.ts';
import { VERDICT } from './resolve.ts';

/**
 * A reply with its values replaced by references: models are sent their earlier replies in this form, so that they look
 * a value up again instead of repeating one that may be outdated. Tool verdicts stay as text, since another reply
 * cannot refer to them.
 *
 * @param facts in text order
 */
export const asReferences = (content: string, facts: readonly Fact[]): string => {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, field, ...fact } of facts) {
    if (field === VERDICT || start < from) continue;
    parts.push(content.slice(from, start), writeReference({ ...fact, field }));
    from = end;
  }
  return [...parts, content.slice(from)].join('');
};
