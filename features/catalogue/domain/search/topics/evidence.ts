import { type ExpansionFile, NONE, RECORDS_EACH } from './expansion-file.ts';
import { saturated, type TopicFile } from './topic-file.ts';

/** Tuned on questions with other seeds than those of the bench. */
const NEIGHBOURS = 2.5;
const NEIGHBOURS_SPARE = 0.1;
const SUBJECT = 2.5;
const SUBJECT_SPARE = 3;

/**
 * The expected weight of a word in a description: its own occurrences, plus some of those in the most similar
 * descriptions and the average of its subject. A description is a few sentences and leaves most of a course unsaid.
 */
export class Evidence {
  readonly #topics: TopicFile;
  readonly #expansion: ExpansionFile | null;
  /** For each record, the normalising factor of its neighbours' similarities. */
  readonly #shares: Float64Array;
  /** For each subject, the number of distinct descriptions. */
  readonly #sizes: Float64Array;

  constructor(topics: TopicFile, expansion: ExpansionFile | null) {
    this.#topics = topics;
    this.#expansion = expansion;
    this.#sizes = new Float64Array(topics.subjectCount);
    for (const [record, subject] of topics.subjects.entries())
      if (topics.originals[record] === record) this.#sizes[subject] = (this.#sizes[subject] ?? 0) + 1;
    this.#shares = new Float64Array(expansion ? topics.documents : 0);
    for (const record of this.#shares.keys()) {
      let sum = 0;
      for (let at = record * RECORDS_EACH; at < (record + 1) * RECORDS_EACH; at += 1)
        sum += expansion?.recordsLikeness[at] ?? 0;
      this.#shares[record] = NEIGHBOURS / (255 * NEIGHBOURS_SPARE + sum);
    }
  }

  /**
   * Adds a word's score for each record.
   *
   * @param own the word's weight in each record itself
   * @param factor how distinctive the word is
   */
  add(own: Float64Array, factor: number, scores: Float64Array): void {
    const { originals, subjects } = this.#topics;
    const ofSubjects = this.#ofSubjects(own);
    const near = this.#nearTo(own);
    for (let record = 0; record < scores.length; record += 1) {
      const amount =
        (own[record] ?? 0) +
        (near ? (near[originals[record] as number] ?? 0) : 0) +
        (ofSubjects[subjects[record] as number] ?? 0);
      if (amount > 0) scores[record] = (scores[record] ?? 0) + factor * Math.cbrt(amount);
    }
  }

  /** The most similar record on the same topic for which `has` is true; null if there is none. */
  nearest(record: number, has: (other: number) => boolean): number | null {
    const first = (this.#topics.originals[record] ?? record) * RECORDS_EACH;
    for (let at = first; at < first + RECORDS_EACH; at += 1) {
      const other = this.#expansion?.records[at] ?? NONE;
      if (other === NONE) return null;
      if (has(other)) return other;
    }
    return null;
  }

  #ofSubjects(own: Float64Array): Float64Array {
    const { originals, subjects } = this.#topics;
    const sums = new Float64Array(this.#sizes.length);
    for (let record = 0; record < own.length; record += 1) {
      const amount = own[record] as number;
      if (amount > 0 && originals[record] === record) {
        const subject = subjects[record] as number;
        sums[subject] = (sums[subject] ?? 0) + saturated(amount);
      }
    }
    return sums.map((sum, subject) => (SUBJECT * sum) / ((this.#sizes[subject] ?? 0) + SUBJECT_SPARE));
  }

  /** Only for records that are not copies. */
  #nearTo(own: Float64Array): Float64Array | null {
    if (this.#expansion === null) return null;
    const { records, recordsLikeness } = this.#expansion;
    const near = new Float64Array(own.length);
    for (let record = 0; record < near.length; record += 1) {
      let sum = 0;
      const end = (record + 1) * RECORDS_EACH;
      for (let at = end - RECORDS_EACH; at < end; at += 1) {
        const other = records[at] as number;
        if (other === NONE) break;
        const amount = own[other] as number;
        if (amount > 0) sum += (recordsLikeness[at] ?? 0) * amount;
      }
      if (sum > 0) near[record] = sum * (this.#shares[record] ?? 0);
    }
    return near;
  }
}
