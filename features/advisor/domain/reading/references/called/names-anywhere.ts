import { fold } from '../../spans/lexicon.ts';
import { LEVELS } from '../../tables/courses/called.ts';
import { COURSE_NICKNAMES } from '../../tables/courses/course-nicknames.ts';
import { ALL_OF_IT, isNoName, meant, MOST_OF_IT, preferred } from './course-meant.ts';
import { type Found, type Reader, wordsAt } from './tokens.ts';

const MOST_WORDS = 5;
/** Fewer letters name no course by themselves, nor do so few of a word within its title. */
const [LEAST, LONG] = [4, 5];
/** So many letters of a word are enough beside others: "diff geo". */
const CLIPPED = 3;

/**
 * A course whose title, or a word that only its title has, stands at a place of a message of which nothing else was understood:
 * "between immunology and biochem". Only words as they are typed count and such as are cut short ("electrophys"), since
 * a stem is shared by words of talk ("opposite directions"), and single words of titles only where no title is named in full
 * ("no monsters. Between immunology and …").
 */
export const anywhereAt = (reader: Reader, at: number): Found | null => {
  // "Advanced organic" is not the plain course.
  if (LEVELS.has(reader.tokens[at - 1]?.text ?? '')) return null;
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
  const last = rest.at(-1);
  if (last === undefined) return ofWord(reader, first);
  if (isNoName(first) && !LEVELS.has(first)) return null;
  const code = meant(reader, words, { least: MOST_OF_IT });
  const title = titleOf(reader, code);
  // "Discrete math", of mathematics; a field ends no other name.
  if (isNoName(last) && (last.length < LEAST || title.has(last) || !begins(title, last))) return null;
  const isSaid = (word: string): boolean =>
    (word.length >= LEAST && begins(title, word)) ||
    title.has(word) ||
    COURSE_NICKNAMES.has(word) ||
    isCutShort(reader, word, title, CLIPPED);
  return words.every(isSaid) ? code : null;
};

const ofWord = (reader: Reader, word: string): string | null => {
  if (word.length < LEAST || isNoName(word) || reader.ofSpeech.has(word)) return null;
  const whole = meant(reader, [word], { least: ALL_OF_IT });
  if (whole !== null && (COURSE_NICKNAMES.has(word) || titleOf(reader, whole).has(word))) return whole;
  const code = meant(reader, [word], { least: MOST_OF_IT, isListed: true });
  const title = titleOf(reader, code);
  const [first = ''] = title;
  // "Signals", "Kant": what a title begins with names it, a word within, such as "library" or "hall", does not.
  return first.startsWith(word) || (!title.has(word) && isCutShort(reader, word, title, LONG)) ? code : null;
};

const titleOf = ({ titled }: Reader, code: string | null): ReadonlySet<string> =>
  new Set(code === null ? [] : fold(titled.get(code)?.title ?? '').split(' '));

/**
 * "Electrophys" of electrophysiology, "synbio": no word of talk, and what one of the title, or two, begin with; "signing"
 * begins no "signals".
 */
const isCutShort = ({ ofSpeech }: Reader, word: string, title: ReadonlySet<string>, least: number): boolean =>
  word.length >= least && !ofSpeech.has(word) && (begins(title, word) || isOfTwo(title, word));

const isOfTwo = (title: ReadonlySet<string>, word: string): boolean => {
  for (let at = CLIPPED; at <= word.length - CLIPPED; at += 1)
    if (begins(title, word.slice(0, at)) && begins(title, word.slice(at))) return true;
  return false;
};

const begins = (title: ReadonlySet<string>, part: string): boolean =>
  [...title].some((whole) => whole.startsWith(part));
