import type { Span } from './meaning.ts';
import type { Word } from './words.ts';

/** Words that no span holds and that say something: what courses should be about. */
export interface Topic {
  from: number;
  to: number;
  /** The words that say something, in their order; "law or courts" is two things. */
  words: readonly (readonly string[])[];
}

/** Between two such words these belong to them: "history of medicine", "race and law". */
const INSIDE = new Set(['of', 'and', 'or', 'in', 'the', 'on', 'for', 'to', 'a']);
const MOST_INSIDE = 2;
const ORDINALS = new Set(['first', 'second', 'third']);

/** Runs of words that are in no span; each begins and ends with one that says something. */
export const topicsIn = (
  words: readonly Word[],
  spans: readonly Span[],
  saysNothing: (word: string) => boolean,
): Topic[] => {
  const isHeld = words.map(() => false);
  for (const { from, to } of spans) isHeld.fill(true, from, to);
  const isContent = (at: number): boolean => {
    const word = words[at];
    return word !== undefined && isHeld[at] === false && word.number === null && !saysNothing(word.text);
  };
  const isFree = (at: number): boolean => words[at] !== undefined && isHeld[at] === false;
  const topics: Topic[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (!isContent(at)) continue;
    let to = at + 1;
    let content = [words[at]?.text ?? ''];
    const alternatives = [content];
    let isOther = false;
    for (let next = to; next < words.length && next - to <= MOST_INSIDE; next += 1) {
      const word = words[next];
      if (word === undefined || isHeld[next] === true || word.gap !== 'space') break;
      if (isContent(next)) {
        if (isOther) alternatives.push((content = []));
        content.push(word.text);
        to = next + 1;
        isOther = false;
      } else if (!INSIDE.has(word.text)) break;
      else isOther ||= word.text === 'or';
    }
    // "The first world war".
    const isNumbered =
      isFree(at - 1) && ORDINALS.has(words[at - 1]?.text ?? '') && words[at]?.gap === 'space';
    topics.push({ from: isNumbered ? at - 1 : at, to, words: alternatives });
    at = to - 1;
  }
  return topics;
};
