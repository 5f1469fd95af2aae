import MiniSearch, { type Query } from 'minisearch';
import { fold, STOP_WORDS, wordsOf } from './search-words.ts';

/** A row found, and which of its words matched. */
export interface RowHit {
  id: number;
  words: readonly string[];
  /** Words of the query that matched fuzzily, and their spelling in the row. */
  guessed: readonly string[];
  spelt: readonly string[];
  /** Words of the query that matched only as a prefix. */
  begun: readonly string[];
}

/** The specification's weights for fuzzy and prefix matches. */
const WEIGHTS = { fuzzy: 0.45, prefix: 0.375 };
const FUZZY = 0.2;
/** A tag is the strongest match: otherwise a room or an hour with the same digits would rank before the class. */
const TAG_BOOST = 3;

const FIELDS = ['class_tag', 'class_name', 'schedule', 'instructors'] as const;

const FULL_WEEKDAYS: Record<string, string> = {
  mon: 'monday',
  tue: 'tuesday',
  wed: 'wednesday',
  thu: 'thursday',
  fri: 'friday',
  sat: 'saturday',
  sun: 'sunday',
};

/** The indexed words of a field. A tag is also indexed by its parts, a day by its full name. */
function tokensOf(text: string, field?: string): string[] {
  const words = wordsOf(text).map((word) => word.text);
  if (field === 'class_tag')
    return words.flatMap((word) => (word.includes('.') ? [word, ...word.split('.')] : word));
  if (field === 'schedule') return words.flatMap((word) => FULL_WEEKDAYS[word] ?? word);
  return words;
}

const withoutStopWords = (term: string): string | null => (STOP_WORDS.has(term) ? null : term);

/** How the words of a query may differ from those of a text. */
export interface Leniency {
  /** The last word may be incomplete. */
  isOpen: boolean;
  /** Parts of hyphenated words, which are not treated as misspelt names. */
  compounds: ReadonlySet<string>;
}

/** The subject codes for a nickname in the query. */
export type Nicknames = (word: string) => readonly string[];

/** The words of a row. */
export interface RowDocument {
  id: number;
  class_tag: string;
  class_name: string;
  schedule: string;
  instructors: readonly string[];
}

/** Tag, name, schedule and instructors of rows, with prefix and fuzzy search. */
export class RowIndex {
  private readonly index = new MiniSearch<RowDocument>({
    fields: [...FIELDS],
    extractField: (row, field) => {
      const value = row[field as keyof RowDocument];
      return typeof value === 'object' ? value.join(' ; ') : value;
    },
    tokenize: tokensOf,
    processTerm: (term, field) => (field === 'instructors' ? term : withoutStopWords(term)),
    searchOptions: { weights: WEIGHTS, boost: { class_tag: TAG_BOOST }, tokenize: (text) => tokensOf(text) },
  });

  private readonly known = new Map<string, boolean>();

  add(rows: readonly RowDocument[]): void {
    this.known.clear();
    this.index.addAll(rows);
  }

  search(words: readonly string[], how: Leniency, mode: 'AND' | 'OR', nicknames: Nicknames): RowHit[] {
    const queries = words.map((word, place): Query => {
      const isLast = how.isOpen && place === words.length - 1;
      const exact = [...nicknames(word), ...this.singularOf(word)].map(exactly);
      const asWritten = wordQuery(word, isLast);
      const own: Query[] = how.compounds.has(word) ? [withoutNames(asWritten), exactly(word)] : [asWritten];
      return { combineWith: 'OR', queries: [...own, ...exact] };
    });
    const asked = words.map((word, place) => ({
      word,
      isLast: how.isOpen && place === words.length - 1,
      codes: [...nicknames(word).map(fold), ...this.singularOf(word)],
    }));
    return this.index.search({ queries, combineWith: mode }).map(({ id, terms }) => {
      const own = asked.filter(({ codes }) => !codes.some((code) => terms.includes(code)));
      const guessed = own.filter(
        ({ word, isLast }) => !terms.some((term) => isAsWritten(word, term, isLast)),
      );
      return {
        id: Number(id),
        words: terms,
        guessed: guessed.map(({ word }) => word),
        spelt:
          guessed.length === 0
            ? []
            : terms.filter((term) => !asked.some(({ word, isLast }) => isAsWritten(word, term, isLast))),
        begun: own.filter(({ word }) => !terms.some((term) => isWhole(word, term))).map(({ word }) => word),
      };
    });
  }

  /**
   * Whether some row has the word, or its singular; if it is still being typed, or has at least three letters, also as a
   * prefix.
   */
  has(word: string, isOpen: boolean): boolean {
    return this.occurs(word, isOpen) || this.singularOf(word).length > 0;
  }

  /** The singular of a plural that no row has: "films" is a form of "film", not a misprint of "firms". */
  private singularOf(word: string): string[] {
    if (word.length < SHORTEST_PLURAL || !word.endsWith('s') || this.occurs(word, false)) return [];
    const singular = word.slice(0, -1);
    return this.index.search(exactly(singular)).length > 0 ? [singular] : [];
  }

  private occurs(word: string, isOpen: boolean): boolean {
    const { prefix } = wordQuery(word, isOpen);
    const key = `${prefix} ${word}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const found = this.index.search({ ...exactly(word), prefix }).length > 0;
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    this.known.set(key, found);
    return found;
  }
}

/** A word that ends in an s, and of which the rest is a word. */
const SHORTEST_PLURAL = 5;
/** Cache size, so that typing on does not look the same words up again. */
const MOST_KNOWN = 1_000;

interface WordQuery {
  queries: string[];
  combineWith: 'AND';
  prefix: boolean;
  fuzzy: number | false;
}

const exactly = (word: string): WordQuery => ({
  queries: [fold(word)],
  combineWith: 'AND',
  prefix: false,
  fuzzy: false,
});

const isWhole = (word: string, term: string): boolean => term === word || term === `${word}s`;

/** "Art" as a whole word does not match as a prefix of "article". */
const isAsWritten = (word: string, term: string, isLast: boolean): boolean =>
  isLast || word.length > 3 ? term.startsWith(word) : isWhole(word, term);

const withoutNames = (query: WordQuery): Query => ({
  ...query,
  fields: FIELDS.filter((field) => field !== 'instructors'),
});

/**
 * Numbers match exactly: one off is a different class. Only the last word and alphabetic words match as prefixes, since
 * `1` begins every other room and hour. The fuzzy distance of a short word rounds down to zero: "art" is not "ar".
 */
function wordQuery(word: string, isLast: boolean): WordQuery {
  const hasDigit = /\d/.test(word);
  return {
    queries: [word],
    combineWith: 'AND',
    prefix: isLast || (!hasDigit && word.length > 2),
    fuzzy: hasDigit || word.length < 4 ? false : FUZZY,
  };
}
