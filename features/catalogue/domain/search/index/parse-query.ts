import { fold, STOP_WORDS, wordsOf } from './search-words.ts';

/** A parsed query. */
export interface SearchQuery {
  /** The whole text, trimmed. */
  text: string;
  /** Folded significant words, including those of phrases; stop words are omitted. */
  words: string[];
  /** Folded quoted phrases, each of which must occur. */
  phrases: string[];
  /** The folded parts of hyphenated words: `socio` and `economic`. */
  compounds: ReadonlySet<string>;
  /** Whether the last word may be incomplete. */
  isOpen: boolean;
}

const COMPOUND = /[\p{L}\p{N}]+(?:[-\u2010\u2011][\p{L}\p{N}]+)+/gu;
const PHRASE = /["“”„]([^"“”„]*)["“”„]/g;

/** An unmatched quotation mark is still being typed and ignored. */
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
