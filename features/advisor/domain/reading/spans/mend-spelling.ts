import { editDistance } from '#features/catalogue/domain/search/topics/find-term.ts';
import { EVERYDAY } from '../tables/everyday-words.ts';
import { isOrdinary } from '../tables/words-of-talk.ts';
import { DAY_WORDS } from './line.ts';
import { TABLE_WORDS } from './lines.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Word } from './words.ts';

const [SHORTEST, LONGEST, LONG] = [5, 24, 8];

/** Words of the tables that are long enough to be recognised in spite of a misspelling. */
const MEANT = [...new Set([...TABLE_WORDS, ...DAY_WORDS.keys()])].filter((word) => word.length >= SHORTEST);

/**
 * Corrects an unknown word to the one word of the tables, or of a subject's name, that it may be a misspelling of: one
 * letter differs or, in long words, two. The first letter must be right.
 */
export const mendSpelling = (words: readonly Word[], vocabulary: Vocabulary): Word[] =>
  words.map((word, at) => {
    const { text } = word;
    // "Mary A. Stone": a first name.
    const isFirstName =
      word.isName &&
      words.slice(at + 1, at + 3).some(({ text: next }) => vocabulary.lexicon.surnames.has(next));
    if (isFirstName) return word;
    if (text.length < SHORTEST || text.length > LONGEST || word.number !== null || isKnown(text, vocabulary))
      return word;
    const meant =
      plainOf(text, vocabulary) ?? nearest(text, MEANT) ?? nearest(text, subjectWordsOf(vocabulary));
    return meant === null ? word : { ...word, text: meant };
  });

/** The word without its suffix: "artsy", "mathy", "brainish". Null if that is not a known word. */
const plainOf = (word: string, { names, lexicon: { titleWords } }: Vocabulary): string | null => {
  const like = /^(.{3,}?)(?:y|ish|esque)$/.exec(word)?.[1];
  return like !== undefined && (names.has(like) || titleWords.has(like)) ? like : null;
};

const isKnown = (word: string, { names, lexicon: { words, surnames } }: Vocabulary): boolean =>
  [
    word,
    word.replace(/s$/, ''),
    word.replace(/(?:es|ed|ing|er)$/, ''),
    word.replace(/(?:es|ed|ing|er)$/, 'e'),
  ].some((form) => [TABLE_WORDS, names, words, surnames].some((known) => known.has(form))) ||
  EVERYDAY.has(word) ||
  isOrdinary(word);

const subjectWords = new WeakMap<Vocabulary, string[]>();
const subjectWordsOf = (vocabulary: Vocabulary): string[] => {
  const known = subjectWords.get(vocabulary);
  if (known) return known;
  const all = [...vocabulary.lexicon.subjects.keys()].flatMap((name) => name.split(' '));
  const long = [...new Set(all)].filter((word) => /^[a-z]{6,}$/.test(word));
  subjectWords.set(vocabulary, long);
  return long;
};

/** The nearest word; null if two are equally near. */
const nearest = (word: string, known: readonly string[]): string | null => {
  const most = word.length >= LONG ? 2 : 1;
  let [best, least]: [string | null, number] = [null, most + 1];
  for (const each of known) {
    if (each[0] !== word[0]) continue;
    // Two swapped letters are one slip.
    const slips = isSwapped(word, each) ? 1 : editDistance(word, each, most);
    if (slips < least) [best, least] = [each, slips];
    else if (slips === least && slips <= most) best = null;
  }
  return best;
};

const isSwapped = (word: string, other: string): boolean => {
  if (word.length !== other.length) return false;
  let at = 0;
  while (at < word.length && word[at] === other[at]) at += 1;
  return (
    at < word.length &&
    word[at] === other[at + 1] &&
    word[at + 1] === other[at] &&
    word.slice(at + 2) === other.slice(at + 2)
  );
};
