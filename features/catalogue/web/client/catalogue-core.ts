import { repairNaN } from '#platform/web/api/repair-nan.ts';
import type { CourseRow, CourseRowsHead, StreamedRow } from '../../contract.ts';
import { subjectOfTag } from '../../domain/pack/subject-of-tag.ts';
import { carriedBy } from '../../domain/prerequisites/carriers.ts';
import { byTag, type Filterable, readRow } from '../../domain/search/course-row.ts';
import { toCourseRow } from '../../domain/search/to-course-row.ts';
import { DuplicateFilter } from '../../domain/search/duplicates.ts';
import { facetCounts } from '../../domain/search/filters/facet-counts.ts';
import { facetsOf } from '../../domain/search/filters/facets.ts';
import { type CourseFilters, type Facts, withFacts } from '../../domain/search/filters/filters.ts';
import { type Fit, forYouFirst } from '../../domain/search/for-you.ts';
import { foundTags } from '../../domain/search/filters/found-tags.ts';
import { type Drop, dropsOf, listHits, underSubject } from '../../domain/search/listing.ts';
import { pageOf } from '../../domain/search/paging.ts';
import { searchList } from '../../domain/search/index/search-asked.ts';
import { type SearchHit, SearchIndex } from '../../domain/search/index/search-index.ts';
import {
  clashingSections,
  type CatalogueView,
  studentView,
} from '../../domain/search/filters/student-filters.ts';
import type { StudentCourses } from '../../domain/search/filters/student-courses.ts';
import { type ExpansionFile, readExpansionFile } from '../../domain/search/topics/expansion-file.ts';
import { buildTopicFile, readTopicFile, type TopicFile } from '../../domain/search/topics/topic-file.ts';
import { runningFirst } from '../../domain/search/running-first.ts';
import { twinsAmong } from '../../domain/search/twins.ts';
import { TopicIndex } from '../../domain/search/topics/topic-index.ts';
import { readWireCourses } from '../../domain/wire/wire-course.ts';
import { joined, textOf } from './body-parts.ts';
import { IncrementalRecogniser } from './incremental-recogniser.ts';
import { KnownFits } from './known-fits.ts';
import type {
  Body,
  CatalogueAnswer,
  CatalogueCodes,
  CatalogueQuery,
  CountsQuery,
  ForYou,
  FromCore,
  TagsQuery,
  SearchFileName,
  ToCore,
} from './worker-messages.ts';
import { RowStream } from './row-stream.ts';

/** Work is done in portions of about this length; a query waits at most for one. */
const PORTION_MS = 6;
/** Listing a row takes a twentieth of what indexing it takes. */
const LISTED_AT_ONCE = 500;
const INDEXED_AT_ONCE = 50;
/** Default until it is known. */
const ALL_RATED = { rating: true, hours: true };

export interface CoreParts {
  send: (message: FromCore) => void;
  /** Schedules a new task, not a microtask. */
  later: (run: () => void) => void;
  now: () => number;
}

/**
 * The catalogue in a worker: takes bytes as they arrive, lists their rows, indexes these in small portions when there
 * is nothing to read, and answers queries in between. Independent of the network.
 */
export class CatalogueCore {
  readonly #parts: CoreParts;
  readonly #rows = new RowStream();
  readonly #bytes: Record<'records' | SearchFileName, Uint8Array[]> = {
    records: [],
    topics: [],
    expansion: [],
  };
  readonly #duplicates = new DuplicateFilter<CourseRow>();
  #reader = new IncrementalRecogniser([]);
  #index = new SearchIndex(this.#reader);
  /** The queue of work; each call does a little and returns whether it is finished. */
  readonly #work: (() => boolean)[] = [];
  #isWorking = false;
  #search: { id: number; query: CatalogueQuery } | null = null;
  #departments: ReadonlyMap<string, string> = new Map();
  readonly #fits = new KnownFits();
  #student: { of: string; view: CatalogueView } | null = null;
  /** Ids in the index in the order in which rows arrived, which is that of the search files. */
  readonly #numbers: (number | undefined)[] = [];
  #topics: TopicFile | null = null;
  #version: string | null = null;
  #raw = 0;
  #total: number | null = null;
  #rated = ALL_RATED;
  #has: Facts = ALL_RATED;
  #attributes: CourseRowsHead['attributes'] = [];
  /** The rows end before the catalogue does. */
  #isCutOff = false;
  #told = { loaded: 0, indexed: 0 };

  constructor(parts: CoreParts) {
    this.#parts = parts;
  }

  receive(message: ToCore): void {
    switch (message.kind) {
      case 'open':
        this.#reader = new IncrementalRecogniser(message.subjects);
        this.#index = new SearchIndex(this.#reader);
        this.#departments = new Map(message.subjects.map(({ code, department }) => [code, department ?? '']));
        break;
      case 'bytes':
        if (message.of !== 'rows') this.#bytes[message.of].push(message.bytes);
        else this.#enqueue('rows', () => this.#addRows(this.#read(this.#rows.push(message.bytes))));
        break;
      case 'end':
        if (message.of === 'records') this.#enqueue('records', () => this.#readRecords());
        else if (message.of === 'rows') this.#enqueue('rows', () => this.#endRows());
        else this.#readSearchFile(message.of);
        break;
      case 'search':
        if (this.#search) this.#parts.send({ kind: 'answer', id: this.#search.id, answer: null });
        else this.#parts.later(() => this.#answerSearch());
        this.#search = message;
        break;
      case 'tags':
        this.#parts.later(() => this.#answerTags(message.id, message.query));
        break;
      case 'counts':
        this.#parts.later(() => this.#answerCounts(message.id, message.query));
        break;
      case 'codes':
        this.#parts.send({ kind: 'answer', id: message.id, answer: this.#codes() });
        break;
      case 'carried':
        this.#parts.send({ kind: 'answer', id: message.id, answer: carriedBy(this.#index.rows) });
        break;
      case 'clashes': {
        const { id, row, student } = message;
        this.#parts.send({ kind: 'answer', id, answer: clashingSections(this.#index.rows, row, student) });
        break;
      }
      case 'mentions':
        this.#parts.send({ kind: 'answer', id: message.id, answer: this.#reader.mentions(message.text) });
    }
  }

  /** `start` returns the work to be done in portions; if it throws, the body is not a catalogue. */
  #enqueue(of: Body, start: () => (() => boolean) | void): void {
    let rest: (() => boolean) | undefined;
    this.#work.push(() => {
      try {
        rest ??= start() ?? (() => true);
        return rest();
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        this.#parts.send({ kind: 'broken', of, reason });
        this.#isCutOff ||= of === 'rows';
        return true;
      }
    });
    if (!this.#isWorking) this.#parts.later(() => this.#workOn());
    this.#isWorking = true;
  }

  #workOn(): void {
    const until = this.#parts.now() + PORTION_MS;
    while (this.#isWorking && this.#parts.now() < until) {
      const [work] = this.#work;
      if (!work) this.#indexSome();
      else if (work()) this.#work.shift();
      this.#isWorking = this.#work.length > 0 || this.#index.indexed < this.#index.rows.length;
    }
    if (this.#isWorking) this.#parts.later(() => this.#workOn());
  }

  /** Only our own server sends short rows, so they match the contract. */
  #read(values: readonly unknown[]): CourseRow[] {
    return (values as (CourseRowsHead | StreamedRow)[]).flatMap((value) => {
      if (!('total' in value)) return readRow(value, this.#attributes);
      this.#total = value.total;
      this.#version = value.version ?? null;
      this.#rated = value.rated ?? ALL_RATED;
      this.#has = this.#rated;
      this.#attributes = value.attributes;
      return [];
    });
  }

  #addRows(rows: readonly CourseRow[]): () => boolean {
    let from = 0;
    return () => {
      const part = rows.slice(from, from + LISTED_AT_ONCE);
      from += LISTED_AT_ONCE;
      this.#raw += part.length;
      const unique = this.#duplicates.unique(part);
      this.#reader.add(unique);
      this.#index.list(unique);
      for (const row of part) this.#numbers.push(this.#index.numberOf(row));
      this.#tellProgress();
      return from >= rows.length;
    };
  }

  /** @returns whether all listed rows are indexed */
  #indexSome(): boolean {
    const isWhole = this.#index.indexNext(INDEXED_AT_ONCE);
    this.#tellProgress();
    return isWhole;
  }

  #tellProgress(): void {
    const loaded = this.#index.rows.length;
    const { indexed } = this.#index;
    const isDoubled = loaded >= 2 * this.#told.loaded || (indexed > 0 && indexed >= 2 * this.#told.indexed);
    // Of rows that were cut off no `complete` follows.
    if (loaded === 0 || !(isDoubled || (this.#isCutOff && indexed === loaded))) return;
    this.#told = { loaded, indexed };
    const total = this.#total ?? loaded;
    this.#parts.send({ kind: 'progress', loaded, indexed, total, rated: this.#rated });
  }

  #endRows(): () => boolean {
    const addLast = this.#addRows(this.#read(this.#rows.end()));
    let isListed = false;
    return () => {
      if (isListed) return this.#complete();
      if (!addLast()) return false;
      if (this.#total !== null && this.#raw < this.#total)
        throw new Error(`the list ended after ${this.#raw} of ${this.#total} rows`);
      this.#tellListed();
      isListed = true;
      return false;
    };
  }

  /** Indexes some of the last rows; returns whether all are indexed, which it then tells. */
  #complete(): boolean {
    const isWhole = this.#indexSome();
    if (isWhole) this.#parts.send({ kind: 'complete' });
    return isWhole;
  }

  #tellListed(): void {
    this.#reader.complete();
    const { rows } = this.#index;
    const subjects = [...new Set(rows.flatMap(({ codes }) => codes.map(subjectOfTag)))];
    const facets = facetsOf(rows);
    this.#has = facets.has;
    const { rating, hours } = facets.has;
    this.#rated = { rating, hours };
    this.#parts.send({
      kind: 'listed',
      total: rows.length,
      subjects,
      version: this.#version,
      rated: this.#rated,
      facets,
    });
  }

  /** Another backend may not have short rows: then the records are used as rows. */
  #readRecords(): () => boolean {
    const { courses } = JSON.parse(repairNaN(textOf(this.#bytes.records.splice(0)))) as { courses: unknown };
    const records = readWireCourses(courses);
    const addRows = this.#raw === 0 ? this.#addRows(records.map((record) => toCourseRow(record))) : null;
    let step: 'list' | 'index' | 'describe' = addRows === null ? 'describe' : 'list';
    return () => {
      if (step === 'list') {
        if (addRows?.() === false) return false;
        this.#tellListed();
        step = 'index';
      }
      if (step === 'index') {
        if (this.#complete()) step = 'describe';
        return false;
      }
      this.#addTopics(buildTopicFile(records));
      return true;
    };
  }

  /** Topics must be read first: related words are only useful with them. */
  #readSearchFile(of: SearchFileName): void {
    this.#enqueue(of, () => {
      const bytes = joined(this.#bytes[of].splice(0));
      if (of === 'topics') this.#addTopics(readTopicFile(bytes));
      else if (this.#topics) this.#addTopics(this.#topics, readExpansionFile(bytes));
    });
  }

  #addTopics(topics: TopicFile, expansion: ExpansionFile | null = null): void {
    if (topics.documents !== this.#numbers.length)
      throw new Error(`topics of ${topics.documents} courses do not go with ${this.#numbers.length} rows`);
    this.#topics = topics;
    this.#index.addTopics(new TopicIndex(topics, expansion), (record) => this.#numbers[record]);
    this.#parts.send({ kind: 'described', isExpanded: expansion !== null });
  }

  #answerSearch(): void {
    const asked = this.#search;
    this.#search = null;
    if (asked) this.#parts.send({ kind: 'answer', id: asked.id, answer: this.#find(asked.query) });
  }

  /** All results of a query, in order. */
  #list({ text, filters, student, expansion }: Omit<CatalogueQuery, 'page' | 'forYou' | 'over'>) {
    const { hits, query, hasAllWords, also, stems } = searchList(this.#index, text, expansion);
    const view = this.#view(student);
    const asked = withFacts(filters, this.#has);
    const { hits: listed, leftOut, unsaid } = listHits(hits, asked, view);
    const shown = asked.subjects.length > 0 ? listed.map((hit) => underSubject(hit, asked.subjects)) : listed;
    const isSorted = asked.workloadSort !== 'none' || asked.scoreSort !== 'none';
    // Sorted by the displayed codes, which for a class with several need not be the first.
    if (query.text === '' && shown !== listed && !isSorted)
      shown.sort((a, b) => byTag(a.row.class_tag, b.row.class_tag));
    return { hits, shown, isSorted, view, asked, query, hasAllWords, also, stems, leftOut, unsaid };
  }

  #find({ page, forYou, over, ...wanted }: CatalogueQuery): CatalogueAnswer {
    const start = this.#parts.now();
    const found = this.#list(wanted);
    const { hits, shown, isSorted, view, asked, query, hasAllWords, also, stems, leftOut, unsaid } = found;
    const fitOf = forYou && query.text === '' && !isSorted ? this.#fitOf(forYou, view) : null;
    const inOrder = fitOf && forYouFirst(shown, ({ row }) => row, fitOf);
    const { items, fitting } = inOrder ?? { items: shown, fitting: 0 };
    const listedPage = pageOf(items, page);
    const twins = twinsAmong(listedPage.items.map(({ row }) => row));
    return {
      ...listedPage,
      items: runningFirst(listedPage.items, over?.names ?? [], isSorted).map((hit) => ({
        ...hit,
        isOver: over?.said.length === 0 && over.names.includes(hit.row.term),
        words: hit.isOfTopic ? this.#index.wordsWithStems(hit.row, stems) : hit.words,
        isTwin: twins.has(hit.row),
        isTaken: view.isTaken(hit.row),
        reasons: fitOf?.(hit.row)?.reasons ?? [],
      })),
      fitting,
      also,
      close: shown.filter(({ closeTo }) => closeTo !== undefined).length,
      leftOut,
      unsaid,
      drops: shown.length > 0 ? [] : this.#drops(hits, query.text !== '', asked, view),
      crowdedTerms: asked.isFittingOnly ? view.crowdedTerms : [],
      query,
      hasAllWords,
      milliseconds: this.#parts.now() - start,
      raw: this.#raw,
      unique: this.#index.rows.length,
      duplicates: this.#duplicates.info,
    };
  }

  #answerTags(id: number, { known, most, ...wanted }: TagsQuery): void {
    const rows = this.#list(wanted).shown.map(({ row }) => row);
    this.#parts.send({ kind: 'answer', id, answer: foundTags(rows, known, most) });
  }

  #answerCounts(id: number, { text, filters, student, expansion, groups }: CountsQuery): void {
    const { hits } = searchList(this.#index, text, expansion);
    const view = this.#view(student);
    const answer = facetCounts(hits, withFacts(filters, this.#has), view, groups);
    this.#parts.send({ kind: 'answer', id, answer });
  }

  #drops(hits: readonly SearchHit[], hasText: boolean, asked: CourseFilters, view: CatalogueView): Drop[] {
    const find = (withText: boolean) => (withText ? hits : this.#index.search('').hits);
    return dropsOf(find, hasText, asked, view);
  }

  /** How courses of these terms that are neither taken nor planned fit. */
  #fitOf({ aims, terms, planned }: ForYou, view: CatalogueView): (row: Filterable) => Fit | null {
    const fitOf = this.#fits.of(aims, this.#departments);
    const isPlanned = ({ codes }: Filterable): boolean => codes.some((code) => planned.includes(code));
    return (row) => (terms.includes(row.term) && !view.isTaken(row) && !isPlanned(row) ? fitOf(row) : null);
  }

  /** Recomputed only for other courses or more rows: while typing, the student is the same. */
  #view({ taken, planned, busy, lists }: StudentCourses): CatalogueView {
    const { rows } = this.#index;
    const of = JSON.stringify([rows.length, taken, planned, busy, lists]);
    if (this.#student?.of !== of) {
      const tags = taken.map((code) => this.#reader.normalise(code) ?? code);
      this.#student = {
        of,
        view: studentView(rows, {
          taken: tags,
          planned,
          ...(busy ? { busy } : {}),
          ...(lists ? { lists } : {}),
        }),
      };
    }
    return this.#student.view;
  }

  #codes(): CatalogueCodes {
    const titles = new Map<string, string>();
    // As on the server (`codeReaderOf`): if a code has several records, the first one gives the title.
    for (const { codes, class_name } of this.#index.rows)
      for (const code of codes) if (!titles.has(code)) titles.set(code, class_name);
    return { titles: [...titles], aliases: [...this.#reader.aliases] };
  }
}
