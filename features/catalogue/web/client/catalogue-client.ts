import { readToken, subscribeToToken } from '#platform/web/sign-in/token-store.ts';
import type { CourseRow } from '../../contract.ts';
import type { FacetCounts } from '../../domain/search/filters/facet-counts.ts';
import type { FoundTags } from '../../domain/search/filters/found-tags.ts';
import type { Carried } from '../../domain/prerequisites/carriers.ts';
import type { Recognised, RecogniserSource } from '../../domain/recogniser/recogniser.ts';
import type { StudentCourses } from '../../domain/search/filters/student-courses.ts';
import type { SectionName } from '../../domain/timetable/timetabled-course.ts';
import { CatalogueLoad, type Connect, type LoadState } from './catalogue-load.ts';
import { isFresh } from './catalogue-cache.ts';
import type {
  CatalogueAnswer,
  CatalogueCodes,
  CatalogueQuery,
  CountsQuery,
  FromCore,
  TagsQuery,
} from './worker-messages.ts';

/** The state of the catalogue in memory, for screens. */
export interface CatalogueState extends LoadState {
  /** Refetching failed; this list is older than an hour. */
  isOutdated: boolean;
}

const connectWorker: Connect = (receive) => {
  const worker = new Worker(new URL('./catalogue.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromCore>) => receive(data));
  return {
    send: (message, transfer = []) => worker.postMessage(message, transfer),
    close: () => worker.terminate(),
  };
};

/**
 * The catalogue of this browser tab, in memory and in a worker: kept for an hour, then refetched while the old list
 * keeps answering. Dropped when the sign-in ends.
 */
export class CatalogueClient {
  readonly #connect: Connect;
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();
  #subjects: RecogniserSource['subjects'] = [];
  #current: CatalogueLoad | null = null;
  #next: CatalogueLoad | null = null;
  #state: CatalogueState | null = null;

  constructor(connect: Connect = connectWorker, now: () => number = Date.now) {
    this.#connect = connect;
    this.#now = now;
    subscribeToToken(() => {
      if (readToken() === null) this.#close();
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Null before the first `open`. */
  readonly getState = (): CatalogueState | null => this.#state;

  /** Ensures a list that is under an hour old: starts the first fetch, or another if the last is old or failed. */
  open(subjects: RecogniserSource['subjects']): void {
    this.#subjects = subjects;
    if (this.#next) return;
    if (!this.#current) this.#current = this.#load();
    else if (!this.#isGood(this.#current)) this.#next = this.#load();
    this.#publish();
  }

  /** Fetches again in any case. */
  readonly reload = (): void => {
    this.#next?.close();
    this.#next = this.#load();
    this.#publish();
  };

  search(query: CatalogueQuery): Promise<CatalogueAnswer | null> {
    return this.#current?.search(query) ?? Promise.resolve(null);
  }

  /** All results of a search, as codes. */
  tags(query: TagsQuery): Promise<FoundTags | null> {
    return this.#current?.tags(query) ?? Promise.resolve(null);
  }

  /** How many courses have each value of the facet lists, among the results of a query. */
  counts(query: CountsQuery): Promise<FacetCounts | null> {
    return this.#current?.counts(query) ?? Promise.resolve(null);
  }

  /** Sections of a row that clash with the student's plan for its term. */
  clashes(row: CourseRow, student: StudentCourses): Promise<SectionName[] | null> {
    return this.#current?.clashes(row, student) ?? Promise.resolve(null);
  }

  /** Prefetches the answer to a query that may come next, for `answerTo`. */
  anticipate(query: CatalogueQuery): void {
    this.#current?.anticipate(query);
  }

  /** The prefetched answer if it is ready; null for any other query. */
  answerTo(query: CatalogueQuery): CatalogueAnswer | null {
    return this.#current?.answerTo(query) ?? null;
  }

  codes(): Promise<CatalogueCodes | null> {
    return this.#current?.codes() ?? Promise.resolve(null);
  }

  /** All attributes, with the codes of the courses that have them. */
  carried(): Promise<Carried[] | null> {
    return this.#current?.carried() ?? Promise.resolve(null);
  }

  /** The course codes in a text, recognised against what has arrived so far. */
  mentions(text: string): Promise<Recognised[] | null> {
    return this.#current?.mentions(text) ?? Promise.resolve(null);
  }

  #load(): CatalogueLoad {
    return new CatalogueLoad(this.#connect, this.#subjects, () => this.#publish());
  }

  #isGood({ state: { status, fetched } }: CatalogueLoad): boolean {
    return status === 'loading' || (status === 'complete' && isFresh(fetched, this.#now()));
  }

  #publish(): void {
    const current = this.#current;
    const next = this.#next;
    // A load reports its first state in its constructor, before it is assigned here.
    if (!current) return;
    if (next && (next.state.status === 'complete' || this.#isWorse(current, next))) {
      current.close();
      this.#current = next;
      this.#next = null;
    } else if (next && next.state.status !== 'loading') {
      next.close();
      this.#next = null;
    }
    const { state } = this.#current ?? current;
    const isOutdated = !this.#next && state.status === 'complete' && !isFresh(state.fetched, this.#now());
    this.#state = { ...state, isOutdated };
    for (const listener of this.#listeners) listener();
  }

  /** A failed list is replaced by one that is loading; a complete one only by a complete one. */
  #isWorse({ state: { status } }: CatalogueLoad, next: CatalogueLoad): boolean {
    return status === 'failed' || (status === 'partial' && next.state.status === 'complete');
  }

  #close(): void {
    this.#current?.close();
    this.#next?.close();
    this.#current = null;
    this.#next = null;
    this.#state = null;
    for (const listener of this.#listeners) listener();
  }
}

export const catalogueClient = new CatalogueClient();
