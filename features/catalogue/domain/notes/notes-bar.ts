import type { Recogniser } from '../recogniser/recogniser.ts';

/** A course that, by the notes of another one, shuts a student out of it: it is not open, or gives no credit. */
export interface Barring {
  code: string;
  way: 'open' | 'credit';
}

const SHUTS =
  /\bnot open (?:to|for)\b|\bclosed to\b|\b(?:may|can) ?not (?:be |also )?(?:taken?|enroll?(?:ed)?)\b|\bnot (?:be )?taken (?:after|with)\b|\bexcludes?\b/i;
const NO_CREDIT =
  /\b(?:no|not|without) (?:further |additional )?credit\b|\bcredit (?:is |will be )?(?:not given|not granted|given for only one|for only one|only for one)\b|\bonly one of\b|\bdo(?:es)? not receive credit\b/i;
/** "Not for those who plan to take X": what was taken says nothing of that. */
const OF_PLANS = /\b(?:plan|intend|going|wish) to\b/i;

/**
 * "Not open to students who have passed MATH 25A", "Credit is given for only one of STAT 100 and STAT 104": the courses that shut
 * a student out. Sentence by sentence, so that "X is recommended. Not open to first-years" bars nobody who took X.
 *
 * @param own codes of the course whose notes they are
 */
export const barringIn = (
  notes: string,
  own: readonly string[],
  recogniser: Pick<Recogniser, 'recognise'>,
): Barring[] => {
  const found = new Map<string, Barring>();
  for (const sentence of notes.split(/(?<=[.;!])\s+/)) {
    const way = NO_CREDIT.test(sentence) ? 'credit' : SHUTS.test(sentence) ? 'open' : null;
    if (way === null || OF_PLANS.test(sentence)) continue;
    for (const { code, known } of recogniser.recognise(sentence))
      if (known && !own.includes(code) && !found.has(code)) found.set(code, { code, way });
  }
  return [...found.values()];
};
