import type { Request } from '../request.ts';
import { wordsOf } from '../spans/words.ts';

const NOUNS = new Set('class course seminar lecture workshop lab studio tutorial one'.split(' '));
const OPENS = new Set('on about where that which called with in for'.split(' '));
const ARTICLES = new Set(['the', 'that', 'a', 'this']);
/** Shorter ones say nothing of a course. */
const LEAST_WORDS = 8;

/**
 * Whether a message describes a course by itself, though courses were shown before: "what about the class where you forge a
 * blade, who teaches it". Then "it" is that one, and none of those before.
 */
export const describesCourse = (said: string): boolean => {
  const words = wordsOf(said).map(({ text }) => text);
  return (
    words.length >= LEAST_WORDS &&
    words.some((word, at) => {
      const article = words.slice(Math.max(0, at - 2), at).some((before) => ARTICLES.has(before));
      return NOUNS.has(word) && article && OPENS.has(words[at + 1] ?? '');
    })
  );
};

/** Whether what it asks when read by itself is about courses that it describes. */
export const isDescribed = (requests: readonly Request[]): boolean =>
  requests.every(
    (request) =>
      (request.kind === 'recommend' &&
        (request.wish.search.text ?? request.wish.search.topics) !== undefined) ||
      (request.kind === 'facts' && request.codes.length + (request.titles ?? []).length > 0),
  );
