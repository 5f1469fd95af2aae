import { anyOf } from '../spans/any-of.ts';

/** "What else is like", "anything like". */
const ELSE_LIKE = anyOf(
  'giu',
  String.raw`\b(?:what|anything|something)(?: else|['’]?s)?(?: is| there is| do you have)?(?: that is)? (?:like|similar to)\b`,
);

/** After these "like it" is what somebody does. */
const DOER = String.raw`(?<!\b(?:i|you|we|they|people|students|really|also|would|do|does|did|didn['’]?t|don['’]?t) )`;
const IT = anyOf(
  'giu',
  DOER +
    String.raw`\b(?<as>like|similar to|such as) (?:it|that one|this one|that|this)(?=[\s,.?!]|$)` +
    '(?! (?:one|class|course|kind|sort))',
);

/**
 * "What else is like it", of the one course that is spoken of: other courses like that one.
 *
 * @param focus the courses last asked about
 */
export const alikeByCode = (message: string, focus: readonly string[]): string => {
  const [code, ...others] = focus;
  const named = code === undefined || others.length > 0 ? message : message.replaceAll(IT, `$<as> ${code}`);
  return named.replaceAll(ELSE_LIKE, 'are there other courses like');
};
