import { fold } from '../../spans/lexicon.ts';
import { COURSE_NICKNAMES } from '../../tables/courses/course-nicknames.ts';
import { ALL_OF_IT, isNoName, meant, MOST_OF_IT, preferred } from './course-meant.ts';
import { type Found, type Reader, wordsAt } from './tokens.ts';

const MOST_WORDS = 5;
/** A shorter word of a title names no course by itself. */
const LONG = 7;

/**
 * A course whose title, or a word that only its title has, stands at a place of a message of which nothing else was understood:
 * "between immunology and biochem". Only words as they are typed count, since a stem is shared by words of talk ("opposite
 * directions"), and single words of titles only where no title is named in full ("no monsters. Between immunology and …").
 */
export const anywhereAt = (reader: Reader, at: number): Found | null => {
  for (let to = at + MOST_WORDS; to > at; to -= 1) {
    const words = wordsAt(reader, at, to);
    if (words === null) continue;
    const code =
      ofTitle(reader, words) ??
      (words.length > 1 || reader.isAnywhere === 'words' ? ofWords(reader, words) : null);
    if (code !== null) return { code, from: at, to };
  }
  return null;
};

/** The course of which this is the whole title: "genetics", which is a field, too. */
export const ofTitle = (reader: Reader, words: readonly string[]): string | null => {
  const said = words.join(' ');
  const title = COURSE_NICKNAMES.get(said) ?? said;
  const { titles, shortTitles } = reader.names;
  const codes = titles.get(title) ?? shortTitles.get(title) ?? [];
  if (codes.length === 0 || (words.length === 1 && (isNoName(said) || reader.ofSpeech.has(said))))
    return null;
  const [code, ...others] = preferred(
    reader,
    codes.map((each) => ({ code: each, share: 1, rarest: 1 })),
  );
  return others.length === 0 ? (code ?? null) : null;
};

const ofWords = (reader: Reader, words: readonly string[]): string | null => {
  const [first = '', ...rest] = words;
  const last = rest.at(-1) ?? first;
  if (isNoName(first) || isNoName(last) || (rest.length === 0 && !isTelling(reader, first))) return null;
  const code = meant(reader, words, {
    least: rest.length > 0 ? MOST_OF_IT : ALL_OF_IT,
    isListed: rest.length === 0,
  });
  if (code === null) return null;
  const title = new Set(fold(reader.titled.get(code)?.title ?? '').split(' '));
  return words.every((word) => title.has(word) || COURSE_NICKNAMES.has(word)) ? code : null;
};

const isTelling = ({ ofSpeech }: Reader, word: string): boolean => word.length >= LONG && !ofSpeech.has(word);
