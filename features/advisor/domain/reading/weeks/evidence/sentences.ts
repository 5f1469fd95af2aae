import { spelledOut, type Word, wordsOf } from '../../spans/words.ts';

/** A sentence of a message. */
export interface Sentence {
  text: string;
  words: readonly Word[];
  /** Ends in a question mark, or begins as a question does. */
  isQuestion: boolean;
}

const MOST_SENTENCES = 12;

/** The sentences of a message; the dot of a code or a time ends none. */
export const sentencesOf = (message: string): Sentence[] =>
  [...spelledOut(message).matchAll(SENTENCE)].slice(0, MOST_SENTENCES).flatMap(({ 0: text }) => {
    const words = wordsOf(text);
    const first = words.findIndex(({ text: word }) => !BEFORE.has(word));
    const isQuestion = text.includes('?') || OPENS.has(words[first]?.text ?? '') || INVERTED.test(text);
    return words.length === 0 ? [] : [{ text: text.trim(), words, isQuestion }];
  });
const SENTENCE = /(?:[^.?!\n:]|[.:](?=\S)){1,600}[.?!\n:]*/gu;
/** "GOV 20 and GOV 30, would i be able to do both". */
const INVERTED = new RegExp(
  '[,;-] {0,2}(?:and |so |but |then )?(?:would|can|could|will|do|does|is|are|should|may) ' +
    String.raw`(?:i|we|it|that|this|they|these|those|there|all|everything|he|she|you|u)\b`,
  'iu',
);
const BEFORE = new Set(
  (
    'ok okay so and but hmm also cool wait hey hi oh well then yeah now just dear quill hello yo bruh ' +
    'bro dude lol ugh um uh like honestly lowkey right alright good great nice pls please sorry thanks'
  ).split(' '),
);
const OPENS = new Set(
  'is are does do did what how can could may will would should am who when where which whats hows'.split(' '),
);
