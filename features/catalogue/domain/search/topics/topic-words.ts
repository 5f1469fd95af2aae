import { stemmer } from 'stemmer';
import { STOP_WORDS, wordsOf } from '../search-words.ts';

/** What questions are made of and no course is about; left out unless nothing else was asked. */
const FILLER: ReadonlySet<string> = new Set(
  (
    'actually any anything basically can class classes could course courses deal deals dealing do does find get give good have ' +
    'help id ill im interest interested interesting just kind know let like ll look looking lot love maybe me need offered ones ' +
    'makes please really recommend regarding related relating show some someone something somewhere sort stuff take taking tell thing ' +
    'things think topic topics us ve wanna want wants why will would'
  ).split(' '),
);

const stems = new Map<string, string>();
/** Texts from outside have words without end. */
const MOST_KEPT = 50_000;

/** The stem of a folded word, by which `policy` and `policies` are one; kept, since stemming takes microseconds. */
export const stemOf = (word: string): string => {
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= MOST_KEPT) stems.clear();
  const stem = stemmer(word);
  stems.set(word, stem);
  return stem;
};

/** The stems of a text in order, without stop words. */
export const stemsOf = (text: string): string[] =>
  wordsOf(text).flatMap(({ text: word }) => (STOP_WORDS.has(word) ? [] : stemOf(word)));

/** Folded words without the filler of questions; all of them where they are nothing else. */
export const withoutFiller = (words: readonly string[]): readonly string[] => {
  const telling = words.filter((word) => !FILLER.has(word));
  return telling.length > 0 ? telling : words;
};
