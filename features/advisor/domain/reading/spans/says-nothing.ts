import { FILLER, FILLER_WORDS, HOLLOW } from '../tables/words-of-talk.ts';

/** Interjections: "mmm", "ooh", "ughh", "hahaha", "lolol", "yayy", "sooo". */
const SOUND = new RegExp(
  '^(?:m{2,}|h+m+|[aeou]+h+|[aeu]+m{2,}|u+m|(?:ha|he)+h?|lo+l(?:ol)*|u+g+h+|a+w+|y+a+y+|wo+w+|o{2,}|' +
    'no{2,}|so{2,}|yes{2,}|pl(?:ea|e)*s{2,}|hi{2,}|he+y{2,})$',
  '',
);

export const isSound = (word: string): boolean => SOUND.test(word);

/** Whether a word is a filler, and no course can be about it. */
export const saysNothing = (word: string): boolean =>
  FILLER_WORDS.has(word) || FILLER.has(word) || HOLLOW.has(word) || isSound(word);
