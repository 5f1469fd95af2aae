import { subjectOfTag } from '../pack/subject-of-tag.ts';
import { CodeLookup, type CodeReader } from './code-lookup.ts';
import type { CourseRow } from '../../contract.ts';
import { byTag } from './course-row.ts';
import { identityOf } from './duplicates.ts';
import { oneSpaced, parseQuery, type SearchQuery } from './parse-query.ts';
import { DescriptionIndex, RowIndex, type Synonyms, type TextHit } from './text-index.ts';
import { fold, wordsOf } from './search-words.ts';

export interface SearchHit {
  row: CourseRow;
  /** The folded words of it that matched; see `matchRanges`. */
  words: readonly string[];
}

export interface SearchAnswer {
  query: SearchQuery;
  /** Best first. */
  hits: SearchHit[];
  /** Tags of the classes that were named by code; theirs are the first hits. */
  codes: string[];
  /** False where no row has all the words, so that rows with some of them are shown. */
  hasAllWords: boolean;
}

export interface SearchOptions {
  /** Look into descriptions as well; rows found only there come last. */
  descriptions?: boolean;
  /** Whether a word that is only spelt alike counts; it does unless told otherwise. */
  misprints?: boolean;
}

/**
 * Finds courses by tag, name, schedule and instructors, prefix and fuzzy, with the classes whose code was typed before all others.
 * Rows may be added between searches. Runs anywhere; the browser keeps it in a worker.
 */
export class SearchIndex {
  readonly rows: CourseRow[] = [];
  private readonly codes: CodeLookup;
  private readonly reader: CodeReader;
  private readonly index = new RowIndex();
  private readonly descriptions = new DescriptionIndex();
  private readonly ids = new Map<string, number>();
  private readonly haystacks: string[][] = [];
  private inOrder: number[] | null = null;

  constructor(reader: CodeReader) {
    this.reader = reader;
    this.codes = new CodeLookup(reader);
  }

  /** Rows have to be without duplicates. */
  add(rows: readonly CourseRow[]): void {
    const documents = rows.map((row) => {
      const id = this.rows.push(row) - 1;
      this.codes.add(id, row);
      this.ids.set(identityOf(row), id);
      return { ...row, id };
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
  search(text: string, options: SearchOptions = {}): SearchAnswer {
    const query = parseQuery(text);
    if (query.text === '')
      return { query, hits: this.hitsOf(this.allInOrder()), codes: [], hasAllWords: true };
    const typed = this.codes.read(query.text);
    const found = new Map<number, readonly string[]>();
    const put = (hits: readonly TextHit[]): void => {
      for (const { id, words } of hits)
        if (!found.has(id) && this.hasPhrases(id, query.phrases)) found.set(id, words);
    };
    put(this.withTags([...typed.tags, ...typed.beginnings]));
    if (typed.isSubjectCode) put(this.withTags(typed.subject, subjectOfTag));
    const { words } = parseQuery(typed.rest);
    const how = { isOpen: query.isOpen, misprints: options.misprints ?? true };
    const synonyms: Synonyms = (word) => this.reader.subjectsNamed(word).map(({ code }) => code);
    if (words.length === 0) put(this.withPhraseOrText(query));
    else put(this.index.search(words, how, 'AND', synonyms));
    put(this.withTags(typed.subject, subjectOfTag));
    if (options.descriptions === true) put(this.descriptions.search(words, how));
    const hasAllWords = found.size > 0;
    if (!hasAllWords) put(this.index.search(words, how, 'OR', synonyms));
    return { query, hits: this.hitsOf([...found.entries()]), codes: typed.tags, hasAllWords };
  }

  /** `matched` is the part of a tag that was typed. */
  private withTags(tags: readonly string[], matched = (tag: string): string => tag): TextHit[] {
    return tags.flatMap((tag) => {
      const words = wordsOf(matched(tag)).map((word) => word.text);
      return this.codes.idsOf(tag).map((id) => ({ id, words }));
    });
  }

  /** For queries of nothing but phrases of stop words, or of words that are nowhere indexed ("who"). */
  private withPhraseOrText({ text, phrases }: SearchQuery): TextHit[] {
    const needed = phrases.length > 0 ? phrases : [oneSpaced(fold(text))];
    const ids = [...this.rows.keys()].filter((id) => this.hasPhrases(id, needed));
    return ids.map((id) => ({ id, words: [] }));
  }

  /** Each phrase stands in the tag, the name, the schedule or the instructors. */
  private hasPhrases(id: number, phrases: readonly string[]): boolean {
    if (phrases.length === 0) return true;
    const fields = (this.haystacks[id] ??= haystackOf(this.rows[id]));
    return phrases.every((phrase) => fields.some((field) => field.includes(phrase)));
  }

  private allInOrder(): [number, readonly string[]][] {
    this.inOrder ??= [...this.rows.keys()].sort((a, b) =>
      byTag(this.rows[a]?.class_tag ?? '', this.rows[b]?.class_tag ?? ''),
    );
    return this.inOrder.map((id) => [id, []]);
  }

  private hitsOf(found: readonly (readonly [number, readonly string[]])[]): SearchHit[] {
    return found.flatMap(([id, words]) => {
      const row = this.rows[id];
      return row === undefined ? [] : [{ row, words }];
    });
  }
}

function haystackOf(row: CourseRow | undefined): string[] {
  if (row === undefined) return [];
  return [row.class_tag, row.class_name, row.schedule, row.instructors.join(', ')].map((field) =>
    oneSpaced(fold(field)),
  );
}
