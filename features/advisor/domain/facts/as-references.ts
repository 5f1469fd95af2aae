import type { Fact } from '../../contract.ts';
import { writeReference } from './reference.ts';
import { VERDICT } from './resolve.ts';

/**
 * A reply with references in place of its values: what a model is sent of what it said before, so that it states the value
 * anew instead of repeating one that may be old. What a tool decided stays in words: another reply cannot refer to it.
 *
 * @param facts in the order of the text
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
