import { fold } from './lexicon.ts';
import { FOREIGN_WORDS, type Language } from './tables/foreign-words.ts';

/** Written without spaces between words, or with endings that stick to them. */
const JOINED: readonly [Language, RegExp][] = [
  ['ko', /\p{Script=Hangul}/u],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh', /\p{Script=Han}/u],
];
const SPACED = ['es', 'fr', 'de'] as const;

/** Words that a message of another language has at least, and which part of its words. */
const [LEAST, SHARE] = [3, 0.34];
/** Words that English has, too. */
const ENGLISH = new Set(
  'a me no die an in so was am hat art note due on or as he to the of is i it'.split(' '),
);
const LONGEST = 5;

/** A message in another language as English that can be read, as far as its words are known; null for English. */
export const inEnglish = (message: string): { language: Language; text: string } | null => {
  const joined = JOINED.find(([, script]) => script.test(message));
  if (joined) return { language: joined[0], text: replaced(message, FOREIGN_WORDS[joined[0]]) };
  const words = message.split(/\s+/).filter((word) => word !== '');
  const scores = SPACED.map((language) => {
    const known = words.filter((word) => isOf(plain(word), language)).length;
    return { language, known };
  });
  const best = scores.reduce((one, other) => (other.known > one.known ? other : one));
  if (best.known < LEAST || best.known < words.length * SHARE) return null;
  return { language: best.language, text: translated(words, FOREIGN_WORDS[best.language]) };
};

const plain = (word: string): string => fold(word.replaceAll(/[’']/g, ''));

const isOf = (word: string, language: Language): boolean =>
  !ENGLISH.has(word) && (FOREIGN_WORDS[language].has(word) || (GERMAN_CLASS.test(word) && language === 'de'));

/** "Statistikkurse", "Deutschkurs". */
const GERMAN_CLASS = /^([a-z]{4,}?)(?:s|-)?(kurse?|seminare?|vorlesung(?:en)?)$/;

const translated = (words: readonly string[], table: ReadonlyMap<string, string>): string => {
  const said: string[] = [];
  for (let at = 0; at < words.length;) {
    const size = sizeAt(words, at, table);
    const raw = words.slice(at, at + Math.max(1, size)).join(' ');
    const [, stem = '', kind = ''] = GERMAN_CLASS.exec(plain(raw)) ?? [];
    if (size > 0) said.push((table.get(plain(raw)) ?? '') + (/[,.;?!]$/.test(raw) ? ',' : ''));
    else if (table.has(stem)) said.push(table.get(stem) ?? '', table.get(kind) ?? kind);
    else said.push(raw.replaceAll('¿', ''));
    at += Math.max(1, size);
  }
  return said.filter((word) => word !== '').join(' ');
};

/** How many words from one on are an expression of the table; 0 for none. */
const sizeAt = (words: readonly string[], at: number, table: ReadonlyMap<string, string>): number => {
  for (let size = Math.min(LONGEST, words.length - at); size > 0; size -= 1)
    if (
      table.has(
        words
          .slice(at, at + size)
          .map(plain)
          .join(' '),
      )
    )
      return size;
  return 0;
};

const replaced = (message: string, table: ReadonlyMap<string, string>): string => {
  let text = message.normalize('NFKC');
  for (const [word, means] of table) text = text.replaceAll(word, ` ${means} `);
  // "Under" stands behind its number in some of them.
  return text
    .replaceAll(/(\d+) +hours +under/g, 'under $1 hours')
    .replaceAll(/[^\x20-\x7e]+/g, ' ')
    .trim();
};
