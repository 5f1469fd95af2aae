import type { SynonymRule } from '../../pack/shapes.ts';
import { STOP_WORDS, wordsOf } from '../index/search-words.ts';
import { stemOf, stemsOf } from './topic-words.ts';

/** An alternative that is searched too. */
export interface Synonym {
  /** As displayed. */
  text: string;
  /** A record must have all of these. */
  stems: readonly string[];
}

/** Maximum number of words of a phrase in a rule. */
export const LONGEST_PHRASE = 4;

/** Looks up synonyms of words and short phrases; earlier rules come first. */
export class SynonymTable {
  readonly #found = new Map<string, Synonym[]>();

  constructor(rules: readonly SynonymRule[]) {
    for (const { words, also } of rules)
      for (const word of words) {
        const others = [...words.filter((other) => other !== word), ...also];
        const key = keyOf(wordsOf(word).map((each) => each.text));
        const known = this.#found.get(key) ?? [];
        const told = new Set([stemsOf(word).join(' '), ...known.map(({ stems }) => stems.join(' '))]);
        for (const text of others) {
          const stems = stemsOf(text);
          if (stems.length === 0 || told.has(stems.join(' '))) continue;
          told.add(stems.join(' '));
          known.push({ text, stems });
        }
        this.#found.set(key, known);
      }
  }

  /** @param words all folded words of a phrase */
  of(words: readonly string[]): readonly Synonym[] {
    return this.#found.get(keyOf(words)) ?? [];
  }
}

/** A phrase with a stop word is matched literally: "the planet" is neither "planets" nor "the planets". */
const keyOf = (words: readonly string[]): string =>
  (words.some((word) => STOP_WORDS.has(word)) ? words : words.map(stemOf)).join(' ');
