import { fold, STOP_WORDS, wordsOf } from './search-words.ts';

/** What a student typed, taken apart. */
export interface SearchQuery {
  /** The whole, trimmed. */
  text: string;
  /** Folded words that count, those of phrases included; stop words are left out. */
  words: string[];
  /** Folded quoted phrases, each of which has to appear. */
  phrases: string[];
  /** The folded parts of hyphenated words: `socio` and `economic`. */
  compounds: ReadonlySet<string>;
  /** Whether the last word may still be typed on. */
  isOpen: boolean;
}

const COMPOUND = /[\p{L}\p{N}]+(?:[-\u2010\u2011][\p{L}\p{N}]+)+/gu;
const PHRASE = /["“”„]([^"“”„]*)["“”„]/g;

/** A quote without its partner is still being typed and counts as none. */
export function parseQuery(text: string): SearchQuery {
  const phrases = [...text.matchAll(PHRASE)]
    .map(([, phrase = '']) => oneSpaced(fold(phrase)))
    .filter((phrase) => phrase !== '');
  const words = wordsOf(text)
    .map((word) => word.text)
    .filter((word) => !STOP_WORDS.has(word));
  const compounds = new Set(
    [...text.matchAll(COMPOUND)].flatMap(([all]) => wordsOf(all).map((word) => word.text)),
  );
  return {
    text: text.trim(),
    words: [...new Set(words)],
    phrases,
    compounds,
    isOpen: !/["“”\s]$/.test(text),
  };
}

export const oneSpaced = (text: string): string => text.replace(/\s+/g, ' ').trim();
