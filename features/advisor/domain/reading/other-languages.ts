import { fold } from './lexicon.ts';
import {
  COGNATES,
  FOREIGN_CLOCKS,
  FOREIGN_WORDS,
  HAN_NUMBERS,
  type Language,
} from './tables/foreign-words.ts';

/** Written without spaces between words, or with endings that stick to them. */
const JOINED: readonly [Language, RegExp][] = [
  ['ko', /\p{Script=Hangul}/u],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh', /\p{Script=Han}/u],
];
const SPACED = ['es', 'fr', 'de'] as const;
type Spaced = (typeof SPACED)[number];

/** Words that a message of another language has at least, and which part of its words. */
const [LEAST, SHARE] = [3, 0.34];
/** Words that English has, too. */
const ENGLISH = new Set(
  'a me no die an in so was am hat art note due on or as he to the of is i it religion film theater drama design seminar class plus long dans des pour arts culture finance dance semester energy business management labor bin war text son sera menu un si van fur pro tu du les son es en hay'.split(
    ' ',
  ),
);
const LONGEST = 6;

interface InEnglish {
  language: Language;
  text: string;
}

/** What is known beside the tables: the words of the catalogue's titles, and the language spoken before. */
interface Knowing {
  titleWords?: ReadonlySet<string>;
  before?: Language | null;
}

/** A message in another language as English that can be read, as far as its words are known; null for English. */
export const inEnglish = (
  message: string,
  { titleWords = new Set(), before = null }: Knowing = {},
): InEnglish | null => {
  const joined = JOINED.find(([, script]) => script.test(message));
  if (joined) return { language: joined[0], text: replaced(message, joined[0]) };
  const words = message.split(/\s+/).filter((word) => word !== '');
  const scores = SPACED.map((language) => {
    const known = words.filter((word) => isOf(plain(word), language)).length;
    return { language, known: language === before && known > 0 ? known + LEAST - 1 : known };
  });
  const best = scores.reduce((one, other) => (other.known > one.known ? other : one));
  const isAll = best.known > 1 && best.known === words.length;
  if (!isAll && (best.known < LEAST || best.known < words.length * SHARE)) return null;
  const { language } = best;
  return { language, text: translated(parted(message, language), language, titleWords) };
};

const plain = (word: string): string => fold(word.replaceAll(/[’']/g, ' ').replaceAll('ß', 'ss'));

/** Every word of the tables' expressions. */
const partsOf = (language: Spaced): ReadonlySet<string> =>
  new Set([...FOREIGN_WORDS[language].keys()].flatMap((name) => name.split(' ')));
const PARTS: Record<Spaced, ReadonlySet<string>> = {
  es: partsOf('es'),
  fr: partsOf('fr'),
  de: partsOf('de'),
};

const isOf = (word: string, language: Spaced): boolean =>
  word
    .split(' ')
    .some(
      (part) =>
        !ENGLISH.has(part) && (PARTS[language].has(part) || (GERMAN_CLASS.test(part) && language === 'de')),
    );

/** Words with the signs behind them; "l\u2019histoire" is two, and "10h30" a time. */
const parted = (message: string, language: Spaced): string[] => {
  let text = message.normalize('NFC');
  for (const [clock, means] of FOREIGN_CLOCKS[language] ?? []) text = text.replaceAll(clock, means);
  return text
    .replaceAll(/[¿¡«»"“”()]/g, ' ')
    .replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, ' ')
    .replaceAll(/(?<=\p{L})-(?=\p{L})/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
};

/** "Statistikkurse", "Deutschkurs". */
const GERMAN_CLASS = /^([a-z]{4,}?)(?:s|-)?(kurs(?:e|en)?|seminare?|vorlesung(?:en)?)$/;

const translated = (words: readonly string[], language: Spaced, titleWords: ReadonlySet<string>): string => {
  const table = FOREIGN_WORDS[language];
  const said: string[] = [];
  for (let at = 0; at < words.length;) {
    const size = Math.max(1, sizeAt(words, at, table));
    const raw = words.slice(at, at + size).join(' ');
    const name = plain(raw);
    const [, stem = '', kind = ''] = GERMAN_CLASS.exec(name) ?? [];
    const means =
      table.get(name) ??
      (table.has(stem) ? `${table.get(stem)} ${table.get(kind) ?? kind}` : kept(raw, language, titleWords));
    said.push(means, /[,.;:?!]$/.test(raw) ? ',' : '');
    at += size;
  }
  return said
    .filter((word) => word !== '')
    .join(' ')
    .replaceAll(/ (?=,)/g, '');
};

/** What no table has: numbers, codes, and words that titles have, perhaps with another ending; else nothing. */
const kept = (raw: string, language: Spaced, titleWords: ReadonlySet<string>): string => {
  const word = raw.replaceAll(/^[^\p{L}\p{N}<>]+|[^\p{L}\p{N}+]+$/gu, '');
  if (/\d/.test(word) || /^\p{Lu}{2,}$/u.test(word)) return word;
  const name = plain(word);
  if (name.length < SHORTEST_KEPT) return '';
  const like = COGNATES[language].map(([ending, means]) => name.replace(ending, means));
  const spelt = [name, ...like].flatMap((each) => [each, each.replace(/^f/, 'ph')]);
  return spelt.find((each) => each.length >= SHORTEST_KEPT && titleWords.has(each)) ?? '';
};
const SHORTEST_KEPT = 4;

/** How many words from one on are an expression of the table; 0 for none. It does not reach over a comma. */
const sizeAt = (words: readonly string[], at: number, table: ReadonlyMap<string, string>): number => {
  for (let size = Math.min(LONGEST, words.length - at); size > 0; size -= 1) {
    const some = words.slice(at, at + size);
    if (some.slice(0, -1).some((word) => /[,.;?!]$/.test(word))) continue;
    if (table.has(some.map(plain).join(' '))) return size;
  }
  return 0;
};

const replaced = (message: string, language: Language): string => {
  let text = message
    .normalize('NFKC')
    .replaceAll(/[，、。！？；]/g, ', ')
    .replaceAll(/[两二三四五六七八九十](?=个?小时|点|天|次|门)/g, (digit) =>
      String(digit === '两' ? 2 : HAN_NUMBERS.indexOf(digit)),
    );
  for (const [clock, means] of FOREIGN_CLOCKS[language] ?? []) text = text.replaceAll(clock, means);
  for (const [word, means] of FOREIGN_WORDS[language]) text = text.replaceAll(word, ` ${means} `);
  return text
    .replaceAll(/[^\x20-\x7e]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
};
