import type { Figure, Predicate } from '../claim.ts';
import type { Rule, Sentence } from '../sentence.ts';

/** Codes of the courses among some tokens. */
export const codesIn = (sentence: Sentence, from: number, to: number): string[] =>
  sentence.kind('course', from, to).map(({ code }) => code);

/** Some tokens as text, in the form that rules match. */
export const textOf = (sentence: Sentence, from: number, to: number): string =>
  sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);

/** Claims the first number among some tokens as a figure. */
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

/** Claims that the first course among some tokens needs, or recommends, the others. It becomes the subject. */
export const needsOfFirst =
  (strength: Extract<Predicate, { says: 'needs' }>['strength']): Rule['read'] =>
  (sentence, from, to) => {
    const [about, ...codes] = codesIn(sentence, from, to);
    if (about === undefined || codes.length === 0 || codes.includes(about)) return false;
    const joint = sentence.tokens.slice(from, to).some(({ text }) => text === 'or') ? 'or' : 'and';
    sentence.claim({ says: 'needs', codes, joint, strength }, from, to, { about });
    sentence.subjects = [about];
    return true;
  };

/** Pattern of a list of courses. */
export const OBJECTS = String.raw`C(?:(?: ,)?(?: and| or| \/| &| ,| plus| as well as)+ C)*`;
export const PREREQS = '(?:pre - requisites?|prerequisites?|prereqs?|pre - reqs?)';

/** Whether the sentence already has a claim of one of these kinds. */
export const has = (sentence: Sentence, ...says: readonly string[]): boolean =>
  sentence.claims.some((claim) => says.includes(claim.says));
/** Whether a token begins a sentence or a clause. */
export const isStart = ({ tokens }: Sentence, from: number): boolean =>
  from === 0 || /^(?:[.,:;!(—-]|and|but|so)$/.test(tokens[from - 1]?.text ?? '');

/** All courses of a sentence that has several, else its subjects. */
export const several = ({ courses, subjects }: Sentence): readonly string[] =>
  courses.length > 1 ? courses : subjects.length > 1 ? subjects : [];
