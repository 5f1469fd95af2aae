import type { Meaning, Span } from '../spans/meaning.ts';
import type { Word } from '../spans/words.ts';
import { PAST } from '../tables/own/told.ts';

type Place = Pick<Span, 'from' | 'to'>;

/** "I never took a language", "I've never danced": rules nothing out. */
export const tellsOfPast = ({ to }: Place, words: readonly Word[]): boolean =>
  words[to - 1]?.text === 'never' &&
  words[to]?.gap === 'space' &&
  (PAST.has(words[to]?.text ?? '') || DONE.test(words[to]?.text ?? ''));
const DONE = /^(?:taken|done|been|seen|written|.{3,}ed)$/;

/** "Won't give me", and not "don't give me". */
export const isHelped = ({ from, to }: Place, words: readonly Word[]): boolean =>
  words.slice(from, to).some(({ text }) => text === 'not') && HELPERS.has(words[from]?.text ?? '');
const HELPERS = new Set('will would did does has had can could is was'.split(' '));

/** "I coach from 4, so those are out": hours kept free stay so. */
export const staysFree = (meaning: Meaning): boolean =>
  meaning.is === 'conditions' && meaning.conditions.every(({ on }) => on === 'keepsFree');
