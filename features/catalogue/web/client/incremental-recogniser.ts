import {
  createRecogniser,
  type Recogniser,
  type RecogniserSource,
} from '../../domain/recogniser/recogniser.ts';
import type { CodeReader } from '../../domain/search/index/code-lookup.ts';
import type { CourseRow } from '../../contract.ts';

/**
 * Recognises codes while the catalogue is still arriving. Building a recogniser takes a few milliseconds per thousand
 * tags, so it is rebuilt only on use, and only if half of the tags are new to it, or all have arrived.
 */
export class IncrementalRecogniser implements CodeReader {
  readonly #subjects: RecogniserSource['subjects'];
  readonly #tags = new Set<string>();
  readonly #aliases: { alias: string; tag: string }[] = [];
  #built: Recogniser | null = null;
  #builtOf = 0;
  #isComplete = false;

  constructor(subjects: RecogniserSource['subjects']) {
    this.#subjects = subjects;
  }

  add(rows: readonly CourseRow[]): void {
    for (const { class_tag: tag, aliases, codes } of rows) {
      for (const code of codes) this.#tags.add(code);
      for (const alias of aliases) this.#aliases.push({ alias, tag });
    }
  }

  /** No more will arrive: prebuilds it for the next use. */
  complete(): void {
    this.#isComplete = true;
    this.#current();
  }

  get aliases(): readonly { alias: string; tag: string }[] {
    return this.#aliases;
  }

  normalise(code: string): string | null {
    return this.#current().normalise(code);
  }

  recognise(text: string): ReturnType<Recogniser['recognise']> {
    return this.#current().recognise(text);
  }

  mentions(text: string): ReturnType<Recogniser['mentions']> {
    return this.#current().mentions(text);
  }

  subjectsNamed(text: string): ReturnType<Recogniser['subjectsNamed']> {
    return this.#current().subjectsNamed(text);
  }

  #current(): Recogniser {
    const tags = this.#tags.size;
    const isStale = tags >= 2 * this.#builtOf || (this.#isComplete && tags > this.#builtOf);
    if (this.#built && !isStale) return this.#built;
    this.#builtOf = tags;
    this.#built = createRecogniser({
      subjects: this.#subjects,
      tags: [...this.#tags],
      aliases: this.#aliases,
    });
    return this.#built;
  }
}
