import MiniSearch, { type Query } from 'minisearch';
import { fold, STOP_WORDS, wordsOf } from './search-words.ts';

/** A document found, and its words that matched. */
export interface TextHit {
  id: number;
  words: readonly string[];
}

/** The specification's numbers: how much a word counts that is only near or only begins alike. */
const WEIGHTS = { fuzzy: 0.45, prefix: 0.375 };
const FUZZY = 0.2;
/** A tag says most: without this, a room or an hour that has the same digits comes before the class. */
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

/** Words of a field as they are indexed. A tag is found by its parts too, a day by its full name. */
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
  /** The last word may be the beginning of one. */
  isOpen: boolean;
  misprints: boolean;
}

/** Other words for a word of the query: the code of a subject for its nickname. */
export type Synonyms = (word: string) => readonly string[];

/** The words of a row. */
export interface RowDocument {
  id: number;
  class_tag: string;
  class_name: string;
  schedule: string;
  instructors: readonly string[];
}

/** Tag, name, schedule and instructors of rows, searched by prefix and with misprints. */
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

  add(rows: readonly RowDocument[]): void {
    this.index.addAll(rows);
  }

  search(words: readonly string[], how: Leniency, mode: 'AND' | 'OR', synonyms: Synonyms): TextHit[] {
    const queries = words.map((word, place): Query => {
      const isLast = how.isOpen && place === words.length - 1;
      const exact = synonyms(word).map((code): Query => ({
        queries: [fold(code)],
        combineWith: 'AND',
        prefix: false,
        fuzzy: false,
      }));
      return { combineWith: 'OR', queries: [wordQuery(word, isLast, how.misprints), ...exact] };
    });
    return this.index
      .search({ queries, combineWith: mode })
      .map(({ id, terms }) => ({ id: Number(id), words: terms }));
  }
}

/**
 * Numbers are taken as they are: one off is another class. Only the last word and words of letters may go on, for `1` begins every
 * other room and hour. A fifth of three letters is no whole misprint: "art" is not "ar".
 */
function wordQuery(word: string, isLast: boolean, misprints: boolean): Query {
  const hasDigit = /\d/.test(word);
  // As it is written, "art" is neither the beginning of "article" nor less than "arts".
  if (!misprints && !isLast && word.length === 3)
    return { queries: [word, `${word}s`], combineWith: 'OR', prefix: false, fuzzy: false };
  return {
    queries: [word],
    combineWith: 'AND',
    prefix: isLast || (!hasDigit && word.length > 2),
    fuzzy: !misprints || hasDigit || word.length < 4 ? false : FUZZY,
  };
}

/** Descriptions, which are many times longer than all else: kept apart, so that only who asks for them pays. */
export class DescriptionIndex {
  private readonly index = new MiniSearch<{ id: number; description: string }>({
    fields: ['description'],
    tokenize: tokensOf,
    processTerm: withoutStopWords,
    searchOptions: { weights: WEIGHTS },
  });

  has(id: number): boolean {
    return this.index.has(id);
  }

  add(id: number, description: string): void {
    this.index.add({ id, description });
  }

  search(words: readonly string[], { isOpen, misprints }: Leniency): TextHit[] {
    const queries = words.map((word, place) =>
      wordQuery(word, isOpen && place === words.length - 1, misprints),
    );
    return this.index
      .search({ queries, combineWith: 'AND' })
      .map(({ id, terms }) => ({ id: Number(id), words: terms }));
  }
}
