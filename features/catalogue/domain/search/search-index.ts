import { subjectOfTag } from '../pack/subject-of-tag.ts';
import { CodeLookup, type CodeReader } from './code-lookup.ts';
import type { CourseRow } from '../../contract.ts';
import { isRegistrars } from '../class-number.ts';
import { byTag, classNumbersOf, teachersOf, type WithSections } from './course-row.ts';
import { identityOf } from './duplicates.ts';
import { oneSpaced, parseQuery, type SearchQuery } from './parse-query.ts';
import { DescriptionIndex, RowIndex, type Synonyms, type TextHit } from './text-index.ts';
import { fold, wordsOf } from './search-words.ts';

/** What is searched: a row, or a record. */
export type Findable = Pick<
  CourseRow,
  'course_id' | 'class_number' | 'class_tag' | 'class_name' | 'term' | 'instructors' | 'schedule' | 'codes'
> &
  WithSections;

export interface SearchHit<Row extends Findable = CourseRow> {
  /** Under the code of its class that was asked for. */
  row: Row;
  /** The folded words of it that matched; see `matchRanges`. */
  words: readonly string[];
  /** Whether it was asked for by a code or a class number of its own. */
  isNamed: boolean;
  /** In a list for a student: whether they have taken it. */
  isTaken?: boolean;
  /** In a list for a student: why it comes before the others. */
  reasons?: readonly string[];
}

export interface SearchAnswer<Row extends Findable = CourseRow> {
  query: SearchQuery;
  /** Best first. */
  hits: SearchHit<Row>[];
  /** Tags of the classes that were named by code; theirs are the first hits. */
  codes: string[];
  /** False where no row has all the words, so that rows with some of them are shown. */
  hasAllWords: boolean;
}

/** How a row was found. */
interface Finding {
  words: readonly string[];
  /** The code of its class that was typed. */
  code?: string;
  isNamed?: boolean;
}

export interface SearchOptions {
  /** Look into descriptions as well; rows found only there come last. */
  descriptions?: boolean;
  /** Whether a word that is only spelt alike counts; it does unless told otherwise. */
  misprints?: boolean;
}

/**
 * Finds courses by any code of theirs, name, schedule, class numbers and instructors of all sections, prefix and fuzzy,
 * with the classes whose code was typed before all others. Rows may be added between searches. Runs anywhere; the browser
 * keeps it in a worker.
 */
export class SearchIndex<Row extends Findable = CourseRow> {
  readonly rows: Row[] = [];
  private readonly codes: CodeLookup;
  private readonly reader: CodeReader;
  private readonly index = new RowIndex();
  private readonly descriptions = new DescriptionIndex();
  private readonly ids = new Map<string, number>();
  private readonly idsByNumber = new Map<string, number[]>();
  private readonly haystacks: string[][] = [];
  private inOrder: number[] | null = null;

  constructor(reader: CodeReader) {
    this.reader = reader;
    this.codes = new CodeLookup(reader);
  }

  /** Rows have to be without duplicates. */
  add(rows: readonly Row[]): void {
    const documents = rows.map((row) => {
      const id = this.rows.push(row) - 1;
      this.codes.add(id, row);
      this.ids.set(identityOf(row), id);
      for (const number of classNumbersOf(row)) this.addNumber(fold(number), id);
      const { class_tag, class_name, schedule } = row;
      return { id, class_tag, class_name, schedule, instructors: teachersOf(row) };
    });
    this.index.add(documents);
    this.inOrder = null;
  }

  /** Rows that are not there, and those that have theirs already, are passed over. */
  addDescriptions(
    described: readonly { course_id: string; class_number: string; description: string }[],
  ): void {
    for (const { description, ...identity } of described) {
      const id = this.ids.get(identityOf(identity));
      if (id !== undefined && !this.descriptions.has(id)) this.descriptions.add(id, description);
    }
  }

  /** An empty query finds all rows, in the order of a printed catalogue. */
  search(text: string, options: SearchOptions = {}): SearchAnswer<Row> {
    const query = parseQuery(text);
    if (query.text === '')
      return { query, hits: this.hitsOf(this.allInOrder()), codes: [], hasAllWords: true };
    const typed = this.codes.read(query.text);
    const found = new Map<number, Finding>();
    const put = (hits: readonly (Finding & { id: number })[]): void => {
      for (const { id, ...finding } of hits)
        if (!found.has(id) && this.hasPhrases(id, query.phrases)) found.set(id, finding);
    };
    put(this.withTags(typed.tags).map((each) => ({ ...each, isNamed: true })));
    put(this.withTags(typed.beginnings));
    if (typed.isSubjectCode) put(this.withTags(typed.subject, subjectOfTag));
    put(this.withNumbers(query.words));
    const { words } = parseQuery(typed.rest);
    const how = { isOpen: query.isOpen, misprints: options.misprints ?? true };
    const synonyms: Synonyms = (word) => this.reader.subjectsNamed(word).map(({ code }) => code);
    if (words.length === 0) put(this.withPhraseOrText(query));
    else put(this.index.search(words, how, 'AND', synonyms));
    put(this.withTags(typed.subject, subjectOfTag));
    if (options.descriptions === true) put(this.descriptions.search(words, how));
    const hasAllWords = found.size > 0;
    if (!hasAllWords) put(this.index.search(words, how, 'OR', synonyms));
    return { query, hits: this.hitsOf(found), codes: typed.tags, hasAllWords };
  }

  private addNumber(number: string, id: number): void {
    if (!isRegistrars(number)) return;
    const ids = this.idsByNumber.get(number);
    if (ids === undefined) this.idsByNumber.set(number, [id]);
    else if (ids.at(-1) !== id) ids.push(id);
  }

  /** `matched` is the part of a tag that was typed. */
  private withTags(
    tags: readonly string[],
    matched = (tag: string): string => tag,
  ): (Finding & { id: number })[] {
    return tags.flatMap((tag) => {
      const words = wordsOf(matched(tag)).map((word) => word.text);
      return this.codes.idsOf(tag).map((id) => ({ id, words, code: tag }));
    });
  }

  /** Sections with a class number that was typed. */
  private withNumbers(words: readonly string[]): (Finding & { id: number })[] {
    return words.flatMap((word) =>
      (this.idsByNumber.get(word) ?? []).map((id) => ({ id, words: [word], isNamed: true })),
    );
  }

  /** For queries of nothing but phrases of stop words, or of words that are nowhere indexed ("who"). */
  private withPhraseOrText({ text, phrases }: SearchQuery): TextHit[] {
    const needed = phrases.length > 0 ? phrases : [oneSpaced(fold(text))];
    const ids = [...this.rows.keys()].filter((id) => this.hasPhrases(id, needed));
    return ids.map((id) => ({ id, words: [] }));
  }

  /** Each phrase stands in a code, the name, the schedule or the instructors. */
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
    return [...found].flatMap(([id, { words, code, isNamed = false }]) => {
      const row = this.rows[id];
      return row === undefined ? [] : [{ row: this.under(code, row), words, isNamed }];
    });
  }

  /** The row under a code of its class, unless another row of the term has that code for its own. */
  private under(code: string | undefined, row: Row): Row {
    if (code === undefined || code === row.class_tag) return row;
    const owners = this.codes.idsOf(code).map((id) => this.rows[id]);
    const isTaken = owners.some((owner) => owner?.class_tag === code && owner.term === row.term);
    return isTaken ? row : { ...row, class_tag: code };
  }
}

const NOTHING_TYPED: Finding = { words: [] };

function haystackOf(row: Findable | undefined): string[] {
  if (row === undefined) return [];
  return [row.codes.join(', '), row.class_name, row.schedule, teachersOf(row).join(', ')].map((field) =>
    oneSpaced(fold(field)),
  );
}
