import { FILLER, HOLLOW } from '../tables/words-of-talk.ts';
import { FILLER_WORDS } from '../tables/filler-words.ts';

/** Whether a word is one that students use whatever they speak of, and no course is about. */
export const saysNothing = (word: string): boolean =>
  FILLER_WORDS.has(word) || FILLER.has(word) || HOLLOW.has(word);
