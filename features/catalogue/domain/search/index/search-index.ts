import { subjectOfTag } from '../../pack/subject-of-tag.ts';
import { AttributeLookup } from './attribute-lookup.ts';
import { CodeLookup, type CodeReader } from './code-lookup.ts';
import type { CourseRow } from '../../../contract.ts';
import { isRegistrars } from '../../sections/class-number.ts';
import { byTag, classNumbersOf, teachersOf, type WithSections } from '../course-row.ts';
import { type Identified, identityOf } from '../duplicates.ts';
import type { MatchRange } from './match-ranges.ts';
import { oneSpaced, parseQuery, type SearchQuery } from './parse-query.ts';
import { RowIndex, type Nicknames, type RowHit } from './text-index.ts';
import { fold, STOP_WORDS, titleKey, wordsOf } from './search-words.ts';
import type { TopicIndex } from '../topics/topic-index.ts';
import { stemOf, withoutFiller } from '../topics/topic-words.ts';

/** Something searchable: a row, or a record. */
export type Findable = Pick<
  CourseRow,
  | 'course_id'
  | 'class_number'
  | 'class_tag'
  | 'class_name'
  | 'term'
  | 'instructors'
  | 'schedule'
  | 'codes'
  | 'attributes'
> &
  WithSections;

export interface SearchHit<Row extends Findable = CourseRow> {
  /** Under the code of its class that was searched. */
  row: Row;
  /** Its folded words that matched; see `matchRanges`. */
  words: readonly string[];
  /** Whether the query was a code or class number of its own. */
  isNamed: boolean;
  /** In a list: whether another row of the page looks the same. */
  isTwin?: boolean;
  /** In a student's list: whether they have taken it. */
  isTaken?: boolean;
  /** In a list: whether its term has ended. */
  isOver?: boolean;
  /** In a student's list: why it is ranked first. */
  reasons?: readonly string[];
  /** Whether only its topic matched, not its code, name, schedule or instructors. */
  isOfTopic: boolean;
  /** It contains none of the words itself: the code of a similar course that does. */
  closeTo?: string;
  /** The matching part of its description; provided by the server for the rows shown. */
  sentence?: { text: string; ranges: readonly MatchRange[] };
}

export interface SearchAnswer<Row extends Findable = CourseRow> {
  query: SearchQuery;
  /** Best first. */
  hits: SearchHit<Row>[];
  /** Tags of the classes named by code; they are the first hits. */
  codes: string[];
  /** False if no row has all the words, so that rows with some of them are returned. */
  hasAllWords: boolean;
  /** How many of the first hits contain all the words. */
  whole: number;
  /** Related words that were searched too, for display: `film`, `cinema`. */
  also: string[];
  /** Stems used for searching topics. */
  stems: string[];
}

/** How a row was found. */
interface Finding {
  words: readonly string[];
  isOfTopic?: boolean;
  /** Id of a similar row that contains the words, if this one does not. */
  closeTo?: number | undefined;
  /** The typed code of its class. */
  code?: string;
  isNamed?: boolean;
}

export interface SearchOptions {
  /** Whether topics are searched too, as far as they are loaded; default true. */
  descriptions?: boolean;
  /** Whether related words are searched in topics; default true. */
  expansion?: boolean;
  /** Whether a short word that occurs nowhere is taken for a misprint too; default true. */
  mending?: boolean;
}

/**
 * The one index and ranking of list, chat and tools (decision 28). Finds courses by any of their codes, name, schedule,
 * class numbers and instructors of all sections, with prefix and fuzzy matches, and by topic. Rows may be added between
 * searches, topics once they are loaded. Runs anywhere; the browser keeps it in a worker.
 */
export class SearchIndex<Row extends Findable = CourseRow> {
  readonly rows: Row[] = [];
  /** How many rows, from the first on, can be searched by text. */
  indexed = 0;
  private readonly codes: CodeLookup;
  private readonly reader: CodeReader;
  private readonly attributes = new AttributeLookup();
  private readonly index = new RowIndex();
  private topics: { index: TopicIndex; idOf: (record: number) => number | undefined } | null = null;
  private readonly idsByTitle = new Map<string, number[]>();
  private readonly ids = new Map<string, number>();
  private readonly idsByNumber = new Map<string, number[]>();
  private readonly haystacks: string[][] = [];
  private inOrder: number[] | null = null;

  constructor(reader: CodeReader) {
    this.reader = reader;
    this.codes = new CodeLookup(reader);
  }

  /** Rows must be free of duplicates. */
  add(rows: readonly Row[]): void {
    this.list(rows);
    this.indexNext(rows.length);
  }

  /** Adds rows that are found without a text at once, and by text when `indexNext` has come to them. */
  list(rows: readonly Row[]): void {
    for (const row of rows) this.ids.set(identityOf(row), this.rows.push(row) - 1);
    this.inOrder = null;
  }

  /** Indexes up to `most` further rows of the list; returns whether all are indexed. */
  indexNext(most: number): boolean {
    const documents = this.rows.slice(this.indexed, this.indexed + most).map((row, place) => {
      const id = this.indexed + place;
      this.codes.add(id, row);
      this.attributes.add(id, row);
      for (const number of classNumbersOf(row)) this.addNumber(fold(number), id);
      const { class_tag, class_name, schedule } = row;
      const title = titleKey(class_name);
      const titled = this.idsByTitle.get(title);
      if (titled === undefined) this.idsByTitle.set(title, [id]);
      else titled.push(id);
      return { id, class_tag, class_name, schedule, instructors: teachersOf(row) };
    });
    this.index.add(documents);
    this.indexed += documents.length;
    return this.indexed === this.rows.length;
  }

  /** The id of a row in this index; undefined if it was not added. */
  numberOf(row: Identified): number | undefined {
    return this.ids.get(identityOf(row));
  }

  /**
   * Adds topics to the search.
   *
   * @param idOf maps a record of the topic index to its id here (`numberOf`)
   */
  addTopics(index: TopicIndex, idOf: (record: number) => number | undefined): void {
    this.topics = { index, idOf };
  }

  /** An empty query finds all rows, in the order of a printed catalogue. */
  search(
    text: string,
    { descriptions = true, expansion = true, mending = expansion }: SearchOptions = {},
  ): SearchAnswer<Row> {
    const query = parseQuery(text);
    if (query.text === '') {
      const hits = this.hitsOf(this.allInOrder());
      return { query, hits, codes: [], hasAllWords: true, whole: hits.length, also: [], stems: [] };
    }
    const typed = this.codes.read(query.text);
    const found = new Map<number, Finding>();
    const put = (hits: readonly (Finding & { id: number })[]): void => {
      for (const { id, ...finding } of hits)
        if (!found.has(id) && this.hasPhrases(id, query.phrases)) found.set(id, finding);
    };
    put(this.withTags(typed.tags).map((each) => ({ ...each, isNamed: true })));
    put(this.withNumbers(query.words));
    put(this.withTitle(query.text));
    put(this.withTags(typed.beginnings));
    if (typed.isSubjectCode) put(this.withTags(typed.subject, subjectOfTag));
    const carriers = this.attributes.named(query.text);
    if (carriers.isLikeCode) put(withoutWords(carriers.ids));
    const { words } = parseQuery(typed.rest);
    const nicknames: Nicknames = (word) => this.reader.subjectsNamed(word).map(({ code }) => code);
    const how = { isOpen: query.isOpen, compounds: query.compounds };
    const all = words.length === 0 ? [] : this.index.search(words, how, 'AND', nicknames);
    const mayMend = (word: string): boolean => mending || word.length >= LONG;
    // Only one's own words: nothing that is spelt otherwise.
    const named = all.filter(({ guessed }) => (expansion ? guessed.every(mayMend) : guessed.length === 0));
    const isMisprint = (word: string): boolean => mayMend(word) && this.isMisprint(word, query);
    // A word that occurs is no misprint of another: what is only spelt like it comes last.
    const isGuess = ({ guessed }: RowHit): boolean => guessed.some((word) => !isMisprint(word));
    const isOfShort = ({ begun }: RowHit): boolean => begun.some((word) => this.isShortWord(word));
    if (words.length === 0) put(this.withPhraseOrText(query));
    if (carriers.ids.length > 0) {
      put(named.filter(({ guessed, begun }) => guessed.length === 0 && begun.length === 0));
      put(withoutWords(carriers.ids));
    }
    put(named.filter((hit) => !isGuess(hit) && !isOfShort(hit)));
    put(this.withTags(typed.subject, subjectOfTag));
    const namesAll = typed.isOnlyCodes || this.isPerson(words, named);
    const about =
      descriptions && !namesAll ? this.aboutTopic(typed.rest, query, expansion, isMisprint) : NO_TOPIC;
    const carried = this.attributes.namedIn(typed.rest);
    const topical = carried ? carriersFirst(about.hits, carried) : about.hits;
    put(topical.filter(({ hasAll }) => hasAll));
    put(named.filter((hit) => !isGuess(hit)));
    const whole = found.size;
    put(topical);
    put(named);
    const hasAllWords = whole > 0 || named.some((hit) => found.has(hit.id));
    if (!hasAllWords) {
      const telling = withoutFiller(words);
      const some = this.index.search(telling, how, 'OR', nicknames);
      // Excludes rows that only match fuzzily although the word occurs: "chance" is not "change".
      const isSpelt = ({ guessed, words: own }: RowHit): boolean =>
        guessed.length < telling.length || own.some((term) => telling.some((word) => term.startsWith(word)));
      put(some.filter((hit) => isSpelt(hit) || (expansion && telling.some(isMisprint))));
    }
    return {
      query,
      hits: this.hitsOf(found),
      codes: typed.tags,
      hasAllWords,
      whole: whole > 0 ? whole : hasAllWords ? found.size : 0,
      also: [
        ...new Set([...speltOf(named.filter((hit) => found.has(hit.id) && !isGuess(hit))), ...about.also]),
      ],
      stems: about.stems,
    };
  }

  /** Whether no row contains the word or one that starts with it, and no topic has any form of it. */
  private isMisprint(word: string, { isOpen, words }: SearchQuery): boolean {
    const isLast = isOpen && word === words.at(-1);
    // The cheaper check first.
    return this.topics?.index.has(word) !== true && !this.index.has(word, isLast);
  }

  /**
   * Whether a word is short, such as "AI": a name that merely starts with it is mostly a coincidence, and is ranked
   * after rows with the word itself or a synonym. Of three letters only those with synonyms: "bio" is the beginning of
   * biology.
   */
  private isShortWord(word: string): boolean {
    return word.length < 3 || (word.length === 3 && this.topics?.index.isOfRule(word) === true);
  }

  /** Whether the words name a person: several words of one instructor's name, or one that occurs in no topic. */
  private isPerson(words: readonly string[], named: readonly RowHit[]): boolean {
    const [only, ...others] = words;
    if (only === undefined) return false;
    if (others.length === 0 && this.topics?.index.isOnlyName(only) !== true) return false;
    return named.some(({ id }) =>
      teachersOf(this.rows[id] as Row).some((name) => {
        const parts = wordsOf(name).map(({ text }) => text);
        return words.every((word) => parts.includes(word));
      }),
    );
  }

  private aboutTopic(
    text: string,
    { isOpen, compounds }: SearchQuery,
    isExpanded: boolean,
    isMisprint: (word: string) => boolean,
  ): { hits: (Finding & { id: number; hasAll: boolean })[]; also: string[]; stems: string[] } {
    const { topics } = this;
    const { words } = parseQuery(text);
    const phrase = wordsOf(text).map((word) => word.text);
    if (topics === null || words.length === 0) return NO_TOPIC;
    const isKnown = (word: string): boolean => !isMisprint(word);
    const { hits, also, stems } = topics.index.search({
      words,
      phrase,
      compounds,
      isOpen,
      isExpanded,
      isKnown,
    });
    return {
      hits: hits.flatMap(({ record, hasAll, closeTo }) => {
        const id = topics.idOf(record);
        const near = closeTo === null ? undefined : topics.idOf(closeTo);
        return id === undefined ? [] : { id, hasAll, words: [], isOfTopic: true, closeTo: near };
      }),
      also,
      stems: [...stems],
    };
  }

  /** Rows with exactly this title. */
  private withTitle(text: string): (Finding & { id: number })[] {
    const title = titleKey(text);
    const words = title.split(' ');
    return title === '' ? [] : (this.idsByTitle.get(title) ?? []).map((id) => ({ id, words }));
  }

  /** The folded words of a row that have these stems, for highlighting. */
  wordsWithStems(row: Row, stems: readonly string[]): string[] {
    const wanted = new Set(stems);
    const words = wordsOf([row.class_name, ...teachersOf(row)].join(' ; ')).map((word) => word.text);
    return [...new Set(words)].filter((word) => !STOP_WORDS.has(word) && wanted.has(stemOf(word)));
  }

  private addNumber(number: string, id: number): void {
    if (!isRegistrars(number)) return;
    const ids = this.idsByNumber.get(number);
    if (ids === undefined) this.idsByNumber.set(number, [id]);
    else if (ids.at(-1) !== id) ids.push(id);
  }

  /** `matched` is the typed part of a tag. */
  private withTags(
    tags: readonly string[],
    matched = (tag: string): string => tag,
  ): (Finding & { id: number })[] {
    return tags.flatMap((tag) => {
      const words = wordsOf(matched(tag)).map((word) => word.text);
      return this.codes.idsOf(tag).map((id) => ({ id, words, code: tag }));
    });
  }

  /** Sections with a class number from the query. */
  private withNumbers(words: readonly string[]): (Finding & { id: number })[] {
    return words.flatMap((word) =>
      (this.idsByNumber.get(word) ?? []).map((id) => ({ id, words: [word], isNamed: true })),
    );
  }

  /** For queries of only phrases of stop words, or of words that are not indexed ("who"). */
  private withPhraseOrText({ text, phrases }: SearchQuery): (Finding & { id: number })[] {
    const needed = phrases.length > 0 ? phrases : [oneSpaced(fold(text))];
    const ids = [...this.rows.keys()].filter((id) => this.hasPhrases(id, needed));
    return ids.map((id) => ({ id, words: [] }));
  }

  /** Each phrase occurs in a code, the name, the schedule or the instructors. */
  private hasPhrases(id: number, phrases: readonly string[]): boolean {
    if (phrases.length === 0) return true;
    const fields = (this.haystacks[id] ??= haystackOf(this.rows[id]));
    return phrases.every((phrase) => fields.some((field) => field.includes(phrase)));
  }

  private allInOrder(): ReadonlyMap<number, Finding> {
    this.inOrder ??= [...this.rows.keys()].sort((a, b) =>
      byTag(this.rows[a]?.class_tag ?? '', this.rows[b]?.class_tag ?? ''),
    );
    return new Map(this.inOrder.map((id) => [id, NOTHING_TYPED]));
  }

  private hitsOf(found: ReadonlyMap<number, Finding>): SearchHit<Row>[] {
    return [...found].flatMap(([id, { words, code, isNamed = false, isOfTopic = false, closeTo }]) => {
      const row = this.rows[id];
      if (row === undefined) return [];
      const near = closeTo === undefined ? undefined : this.rows[closeTo]?.class_tag;
      const hit = { row: this.under(code, row), words, isNamed, isOfTopic };
      return near === undefined ? hit : { ...hit, closeTo: near };
    });
  }

  /** The row under another code of its class, unless a different row of the term has that code as its own. */
  private under(code: string | undefined, row: Row): Row {
    if (code === undefined || code === row.class_tag) return row;
    const owners = this.codes.idsOf(code).map((id) => this.rows[id]);
    const isTaken = owners.some((owner) => owner?.class_tag === code && owner.term === row.term);
    return isTaken ? row : { ...row, class_tag: code };
  }
}

const withoutWords = (ids: readonly number[]): (Finding & { id: number })[] =>
  ids.map((id) => ({ id, words: [] }));

const carriersFirst = <Hit extends { id: number }>(hits: readonly Hit[], ids: ReadonlySet<number>): Hit[] => [
  ...hits.filter(({ id }) => ids.has(id)),
  ...hits.filter(({ id }) => !ids.has(id)),
];

const MOST_SPELT = 3;
/** Shorter words resemble too many others: "boats" is not "boots". */
const LONG = 7;

/** Corrected spellings of the typed words as they occur in names, for display; in order of the hits. */
const speltOf = (named: readonly RowHit[]): string[] =>
  [...new Set(named.flatMap(({ spelt }) => spelt))].slice(0, MOST_SPELT);

const NOTHING_TYPED: Finding = { words: [] };
const NO_TOPIC = { hits: [], also: [], stems: [] };

function haystackOf(row: Findable | undefined): string[] {
  if (row === undefined) return [];
  return [row.codes.join(', '), row.class_name, row.schedule, teachersOf(row).join(', ')].map((field) =>
    oneSpaced(fold(field)),
  );
}
