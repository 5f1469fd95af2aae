import type { Figure } from './claim.ts';
import type { Sentence } from './sentence.ts';

/** Codes of the courses among some tokens. */
export const codesIn = (sentence: Sentence, from: number, to: number): string[] =>
  sentence.kind('course', from, to).map(({ code }) => code);

/** Some tokens as rules see them. */
export const textOf = (sentence: Sentence, from: number, to: number): string =>
  sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);

/** The first number of some tokens as a figure. */
export const figureIn = (
  sentence: Sentence,
  of: Figure,
  [from, to]: readonly [number, number],
  more: { about?: string; isWeak?: boolean; isDenied?: boolean } = {},
): boolean => {
  const [number] = sentence.kind('number', from, to);
  if (!number) return false;
  const { value, decimals } = number;
  const bound = sentence.takeBound();
  sentence.claim({ says: 'figure', of, value, until: value, decimals, bound }, from, to, more);
  return true;
};
