import { ApiError } from '#platform/web/api/api-error.ts';
import { sendCall } from '#platform/web/api/api-client.ts';
import { type CourseRow, getSearchFile, listCourses } from '../../contract.ts';
import type { FoundTags } from '../../domain/search/filters/found-tags.ts';
import type { Carried } from '../../domain/prerequisites/carriers.ts';
import type { Recognised, RecogniserSource } from '../../domain/recogniser/recogniser.ts';
import type { FacetCounts } from '../../domain/search/filters/facet-counts.ts';
import type { Facets } from '../../domain/search/filters/facets.ts';
import type { Figure } from '../../domain/search/filters/filter-table.ts';
import type { StudentCourses } from '../../domain/search/filters/student-courses.ts';
import type { SectionName } from '../../domain/timetable/timetabled-course.ts';
import { CACHE_VERSION, type Fetched } from './catalogue-cache.ts';
import type {
  Body,
  CatalogueAnswer,
  CatalogueCodes,
  CatalogueQuery,
  CountsQuery,
  FromCore,
  Question,
  SearchFileName,
  TagsQuery,
  ToCore,
} from './worker-messages.ts';

/** The connection to a core. */
export interface Line {
  send: (message: ToCore, transfer?: Transferable[]) => void;
  close: () => void;
}
export type Connect = (receive: (message: FromCore) => void) => Line;

/** The progress of one fetch of the catalogue. */
export interface LoadState {
  /** `partial`: the connection broke after some rows. */
  status: 'loading' | 'complete' | 'partial' | 'failed';
  /** Number of courses that are here, and listed without a text. */
  loaded: number;
  /** Number of these that can be searched by text; all once the status is `complete`. */
  indexed: number;
  /** Whether all courses are here: before they are indexed, which takes a slow machine a while. */
  isListed: boolean;
  /** Total number of courses, as far as known. */
  total: number;
  /** Whether any course has a rating, and a workload; true until it is known. */
  rated: Readonly<Record<Figure, boolean>>;
  /** Subject codes that some course has; empty until all have arrived. */
  subjects: readonly string[];
  /** Values that filters can select; null until all rows have arrived. */
  facets: Facets | null;
  /** Whether topics, mainly descriptions, can be searched. */
  descriptions: 'none' | 'loading' | 'ready' | 'failed';
  /** Whether related words can be searched too. */
  isExpanded: boolean;
  /** Version of the catalogue; null if the backend does not state one. */
  version: string | null;
  fetched: Fetched;
}

const ROWS = 'application/x-ndjson';

/** One fetch of the catalogue and the core that holds it. The fetch starts immediately, in parallel with the core. */
export class CatalogueLoad {
  state: LoadState;
  readonly #line: Line;
  readonly #changed: () => void;
  readonly #stop = new AbortController();
  readonly #asked = new Map<number, (answer: never) => void>();
  #anticipated: { of: string; answer: CatalogueAnswer | null } | null = null;
  #nextId = 0;

  constructor(connect: Connect, subjects: RecogniserSource['subjects'], changed: () => void) {
    this.#changed = changed;
    this.state = {
      status: 'loading',
      loaded: 0,
      indexed: 0,
      isListed: false,
      total: 0,
      subjects: [],
      rated: { rating: true, hours: true },
      facets: null,
      descriptions: 'none',
      isExpanded: false,
      version: null,
      fetched: { at: Date.now(), version: CACHE_VERSION },
    };
    this.#line = connect((message) => this.#receive(message));
    this.#line.send({ kind: 'open', subjects });
    void this.#fetch(ROWS);
  }

  /** Null if a newer search superseded this one, or the list was closed. */
  search(query: CatalogueQuery): Promise<CatalogueAnswer | null> {
    return this.#ask((id) => ({ kind: 'search', id, query }));
  }

  tags(query: TagsQuery): Promise<FoundTags | null> {
    return this.#ask((id) => ({ kind: 'tags', id, query }));
  }

  counts(query: CountsQuery): Promise<FacetCounts | null> {
    return this.#ask((id) => ({ kind: 'counts', id, query }));
  }

  /** Null if the list was closed. */
  clashes(row: CourseRow, student: StudentCourses): Promise<SectionName[] | null> {
    return this.#ask((id) => ({ kind: 'clashes', id, row, student }));
  }

  /** Prefetches the answer to a query that may come next, for `answerTo`. */
  anticipate(query: CatalogueQuery): void {
    const anticipated = { of: JSON.stringify(query), answer: null as CatalogueAnswer | null };
    this.#anticipated = anticipated;
    void this.search(query).then((answer) => (anticipated.answer = answer));
  }

  /** The prefetched answer if it is ready; null for any other query. */
  answerTo(query: CatalogueQuery): CatalogueAnswer | null {
    return this.#anticipated?.of === JSON.stringify(query) ? this.#anticipated.answer : null;
  }

  codes(): Promise<CatalogueCodes | null> {
    return this.#ask((id) => ({ kind: 'codes', id }));
  }

  carried(): Promise<Carried[] | null> {
    return this.#ask((id) => ({ kind: 'carried', id }));
  }

  mentions(text: string): Promise<Recognised[] | null> {
    return this.#ask((id) => ({ kind: 'mentions', id, text }));
  }

  /** Fetches the topic files; searches by name work meanwhile. */
  async #describe(): Promise<void> {
    const { version, descriptions } = this.state;
    // Another backend has no version; if it sent whole records, topics are built from those.
    if (version === null || descriptions !== 'none') return;
    this.#change({ descriptions: 'loading' });
    await this.#fetchFile('topics', version);
    if (!this.#stop.signal.aborted) await this.#fetchFile('expansion', version);
  }

  async #fetchFile(file: SearchFileName, version: string): Promise<void> {
    await this.#receiveBody(file, () =>
      sendCall(getSearchFile, { file, version }, { signal: this.#stop.signal }, 'application/octet-stream'),
    );
  }

  close(): void {
    this.#stop.abort();
    this.#line.close();
    for (const answer of this.#asked.values()) answer(null as never);
    this.#asked.clear();
  }

  #ask<Answer>(question: (id: number) => Question): Promise<Answer | null> {
    const id = this.#nextId++;
    return new Promise((resolve) => {
      this.#asked.set(id, resolve as (answer: never) => void);
      this.#line.send(question(id));
    });
  }

  async #fetch(accept: string): Promise<void> {
    await this.#receiveBody('rows', () => sendCall(listCourses, {}, { signal: this.#stop.signal }, accept));
  }

  async #receiveBody(expected: Body, ask: () => Promise<Response>): Promise<void> {
    let of = expected;
    try {
      const response = await ask();
      // A backend without rows responds with records.
      if (of === 'rows' && !response.headers.get('content-type')?.includes('ndjson')) of = 'records';
      const reader = (response.body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        this.#line.send({ kind: 'bytes', of, bytes: value }, [value.buffer]);
      }
      this.#line.send({ kind: 'end', of });
    } catch (error) {
      if (this.#stop.signal.aborted) return;
      if (!(error instanceof ApiError) && !(error instanceof TypeError)) throw error;
      this.#fail(of);
      // What came before the connection broke is searched.
      if (of === 'rows' && this.state.loaded > 0) this.#line.send({ kind: 'end', of });
    }
  }

  #fail(of: Body): void {
    if (of === 'topics') this.#change({ descriptions: 'failed' });
    // Without related words, topics are searched by the query's own words.
    else if (of === 'expansion') this.#change({ isExpanded: false });
    else this.#change({ status: this.state.loaded > 0 ? 'partial' : 'failed' });
  }

  #receive(message: FromCore): void {
    switch (message.kind) {
      case 'progress':
        this.#change({
          loaded: message.loaded,
          indexed: message.indexed,
          total: message.total,
          rated: message.rated,
        });
        break;
      case 'listed':
        this.#change({
          isListed: true,
          loaded: message.total,
          total: message.total,
          subjects: message.subjects,
          version: message.version,
          rated: message.rated,
          facets: message.facets,
        });
        break;
      case 'complete':
        this.#change({ status: 'complete', indexed: this.state.total });
        void this.#describe();
        break;
      case 'described':
        this.#change({ descriptions: 'ready', isExpanded: message.isExpanded });
        break;
      case 'broken':
        this.#fail(message.of);
        break;
      case 'answer':
        this.#asked.get(message.id)?.(message.answer as never);
        this.#asked.delete(message.id);
    }
  }

  #change(changes: Partial<LoadState>): void {
    this.state = { ...this.state, ...changes };
    // There may be more results now.
    this.#anticipated = null;
    this.#changed();
  }
}
