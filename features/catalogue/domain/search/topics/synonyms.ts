import type { SynonymRule } from '../../pack/shapes.ts';
import { STOP_WORDS, wordsOf } from '../search-words.ts';
import { stemOf, stemsOf } from './topic-words.ts';

/** What is searched beside a word. */
export interface Synonym {
  /** As a person reads it. */
  text: string;
  /** All of which a record has to have. */
  stems: readonly string[];
}

/** No phrase of a rule is longer. */
export const LONGEST_PHRASE = 4;

/** Looks up what rules say of words and short phrases; the rules that come first are told first. */
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

/** A phrase with a stop word is meant to the letter: "the planet" is neither "planets" nor "the planets". */
const keyOf = (words: readonly string[]): string =>
  (words.some((word) => STOP_WORDS.has(word)) ? words : words.map(stemOf)).join(' ');
