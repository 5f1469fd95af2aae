const HIDDEN = '[…]';

/** An e-mail address, or digits that may be a phone or student number. */
const ADDRESSES = /[^\s@<>()]+@[^\s@<>()]+|\+?\d(?:[\s().-]{0,2}\d){6,}/g;

const asPattern = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * A question's text without addresses and without its student's names as whole words.
 *
 * @param names the student's, from the account; those shorter than two letters are ignored
 */
export const redactQuestion = (text: string, names: readonly string[]): string => {
  const parts = names.flatMap((name) => name.split(/\s+/)).filter((part) => part.length > 1);
  const plain = text.replaceAll(ADDRESSES, HIDDEN);
  if (parts.length === 0) return plain;
  const named = new RegExp(String.raw`(?<!\p{L})(?:${parts.map(asPattern).join('|')})(?!\p{L})`, 'giu');
  return plain.replaceAll(named, HIDDEN);
};
