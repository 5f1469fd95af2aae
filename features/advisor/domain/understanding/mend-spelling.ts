import { EVERYDAY, MEANINGFUL } from './everyday-words.ts';
import type { Lexicon } from './lexicon.ts';

/**
 * Reads a word as the meaningful word it is a slip of: one letter too many, too few, wrong or swapped with its neighbour
 * (two in words of eight letters and more), the first letter right. Only where exactly one such word is nearest, and
 * never a word that the catalogue's own text or everyday English has.
 */
export const mendSpelling = (text: string, lexicon: Lexicon): string =>
  text.replaceAll(/[a-z]{5,24}/g, (word) =>
    MEANINGFUL.has(word) || EVERYDAY.has(word) || lexicon.words.has(word) || lexicon.subjects.has(word)
      ? word
      : (nearest(word, MEANINGFUL) ?? nearest(word, subjectWordsOf(lexicon)) ?? word),
  );

/** "phyics 11": a word before a number that no text has, read as the one subject whose name it is a slip of. */
export const mendSubjects = (text: string, lexicon: Lexicon): string =>
  text.replaceAll(/\b([a-z]{4,14})(?=[ -]?\d{1,4}[a-z]{0,2}\b)/gi, (word) => {
    const plain = word.toLowerCase();
    if (
      MEANINGFUL.has(plain) ||
      EVERYDAY.has(plain) ||
      lexicon.words.has(plain) ||
      lexicon.subjects.has(plain)
    )
      return word;
    return nearest(plain, subjectNamesOf(lexicon)) ?? word;
  });

const subjectNames = new WeakMap<Lexicon, Set<string>>();
const subjectNamesOf = (lexicon: Lexicon): Set<string> => {
  const known = subjectNames.get(lexicon);
  if (known) return known;
  const names = new Set([...lexicon.subjects.keys()].filter((name) => /^[a-z]{4,}$/.test(name)));
  subjectNames.set(lexicon, names);
  return names;
};

const subjectWords = new WeakMap<Lexicon, Set<string>>();
const subjectWordsOf = (lexicon: Lexicon): Set<string> => {
  const known = subjectWords.get(lexicon);
  if (known) return known;
  const words = [...lexicon.subjects.keys()].flatMap((name) => name.split(' '));
  const long = new Set(words.filter((word) => /^[a-z]{6,}$/.test(word)));
  subjectWords.set(lexicon, long);
  return long;
};

const nearest = (word: string, known: ReadonlySet<string>): string | null => {
  const reach = word.length >= 8 ? 2 : 1;
  let best: string | null = null;
  let least = reach + 1;
  for (const candidate of known) {
    if (candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > reach) continue;
    const slips = distance(word, candidate, least);
    if (slips < least) [best, least] = [candidate, slips];
    else if (slips === least && least <= reach) best = stemOf(best) === stemOf(candidate) ? best : null;
  }
  return best;
};

const stemOf = (word: string | null): string => (word ?? '').slice(0, 5);

/** Optimal string alignment distance, given up as soon as it must exceed `limit`. */
const distance = (a: string, b: string, limit: number): number => {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    if (Math.min(...row) > limit) return limit + 1;
    [before, above] = [above, row];
  }
  return above[b.length] ?? 0;
};
