import { editDistance, termOf, termsFrom } from './find-term.ts';
import { type ExpansionFile, NONE, RECORDS_EACH, TERMS_EACH } from './expansion-file.ts';
import { LONGEST_PHRASE, type Synonym, SynonymTable } from './synonyms.ts';
import { eachPlace, rarity, type TopicFile } from './topic-file.ts';
import { stemOf, withoutFiller } from './topic-words.ts';

export interface TopicQuestion {
  /** Folded, without stop words. */
  words: readonly string[];
  /** The last word may be the beginning of one. */
  isOpen: boolean;
  /** Whether words beside those asked for are searched too. */
  isExpanded: boolean;
  /** Words that are no misprints though no topic has them: names of people, parts of codes. */
  isKnown: (word: string) => boolean;
}

/** A record found, by its number. */
export interface TopicHit {
  record: number;
  /** It has every word that was asked for, or a synonym of it. */
  hasAll: boolean;
}

export interface TopicAnswer {
  /** Best first. */
  hits: TopicHit[];
  /** Stems that were searched: those asked for, mended or added. */
  stems: ReadonlySet<string>;
  /** What was searched beside the words asked for, for people. */
  also: string[];
}

/** The specification's numbers for words that are only near or only begin alike hold here too. */
const PREFIX = 0.375;
const FUZZY = 0.45;
const FUZZY_SHARE = 0.2;
const SYNONYM = 0.7;
/** Chosen on questions of other seeds than those of the bench. */
const ALIKE = 0.1;
const SUBJECT = 0.3;
const SUBJECT_HALF = 0.05;
const SUBJECT_SPARE = 10;
const NEIGHBOURS = 0.6;
const NEIGHBOURS_SPARE = 0.3;
const EACH_WORD_MORE = 0.15;
const COPY = 0.2;
/** Less than this share of the best is not listed. */
const LEAST_SHARE = 0.25;
const MOST_WORDS = 24;
const MOST_BEGUN = 30;
const MOST_ADDED = 6;

interface Alternative {
  terms: readonly number[];
  weight: number;
}

/** A word of the question, or a phrase: what stands for it, and which words it is (as bits). */
interface Slot {
  bits: number;
  alternatives: Alternative[];
}

/**
 * Finds records by what they are about: words in any form, the more the better, none of which is required. The same files give the
 * same order everywhere.
 */
export class TopicIndex {
  readonly #topics: TopicFile;
  readonly #expansion: ExpansionFile | null;
  readonly #synonyms: SynonymTable;
  readonly #sizes: Float64Array;

  constructor(topics: TopicFile, expansion: ExpansionFile | null = null) {
    this.#topics = topics;
    this.#expansion = expansion;
    this.#synonyms = new SynonymTable(expansion?.synonyms ?? []);
    this.#sizes = new Float64Array(topics.subjectCount);
    for (const subject of topics.subjects) this.#sizes[subject] = (this.#sizes[subject] ?? 0) + 1;
  }

  /** Whether a topic has the folded word, in any form. */
  has(word: string): boolean {
    return termOf(this.#topics.terms, stemOf(word)) !== null;
  }

  search({ words: asked, isOpen, isExpanded, isKnown }: TopicQuestion): TopicAnswer {
    const words = withoutFiller(asked).slice(0, MOST_WORDS);
    const last = isOpen ? asked.at(-1) : undefined;
    const stems = new Set<string>();
    const also: string[] = [];
    const slots = words.map((word, place) => this.#slotOf(word, place, word === last, isKnown, stems));
    if (isExpanded) slots.push(...this.#synonymSlots(words, stems, also));
    const { documents } = this.#topics;
    const scores = new Float64Array(documents);
    const matched = new Uint32Array(documents);
    for (const slot of slots) this.#addSlot(slot, scores, matched);
    if (isExpanded) this.#addAlike(slots.slice(0, words.length), scores, also, stems);
    this.#addSubjects(slots, scores);
    return { hits: this.#rank(this.#withNeighbours(scores), matched, words.length), stems, also };
  }

  #slotOf(
    word: string,
    place: number,
    isBegun: boolean,
    isKnown: (word: string) => boolean,
    stems: Set<string>,
  ): Slot {
    const { terms } = this.#topics;
    const stem = stemOf(word);
    const alternatives: Alternative[] = [];
    const put = (term: number, weight: number): void => {
      alternatives.push({ terms: [term], weight });
      stems.add(terms[term] ?? '');
    };
    const exact = termOf(terms, stem);
    if (exact !== null) put(exact, 1);
    if (isBegun && word.length > 2)
      for (const term of this.#commonest(termsFrom(terms, word))) if (term !== exact) put(term, PREFIX);
    if (alternatives.length === 0 && !isKnown(word)) for (const term of this.#mended(word)) put(term, FUZZY);
    return { bits: 1 << place, alternatives };
  }

  #commonest(terms: readonly number[]): number[] {
    const { counts } = this.#topics;
    return terms.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b).slice(0, MOST_BEGUN);
  }

  /** The terms nearest to a word that occurs nowhere; no names of people, and none that begins with another letter. */
  #mended(word: string): number[] {
    if (word.length < 4 || /\d/.test(word)) return [];
    const { terms, isName } = this.#topics;
    const stem = stemOf(word);
    let most = Math.round(FUZZY_SHARE * word.length);
    let nearest: number[] = [];
    for (const term of termsFrom(terms, word.slice(0, 1))) {
      if (isName[term] === 1) continue;
      const distance = editDistance(stem, terms[term] ?? '', most);
      if (distance > most) continue;
      if (distance < most) nearest = [];
      most = distance;
      nearest.push(term);
    }
    return this.#commonest(nearest).slice(0, 3);
  }

  #synonymSlots(words: readonly string[], stems: Set<string>, also: string[]): Slot[] {
    const asked = words.map(stemOf);
    const slots: Slot[] = [];
    for (const from of asked.keys())
      for (let to = from + 1; to <= Math.min(asked.length, from + LONGEST_PHRASE); to += 1) {
        const alternatives = this.#synonyms
          .of(asked.slice(from, to))
          .filter((synonym) => !synonym.stems.every((stem) => asked.includes(stem)))
          .flatMap((synonym) => this.#alternativeOf(synonym, also, stems));
        let bits = 0;
        for (let place = from; place < to; place += 1) bits |= 1 << place;
        if (alternatives.length > 0) slots.push({ bits, alternatives });
      }
    return slots;
  }

  #alternativeOf({ text, stems: own }: Synonym, also: string[], stems: Set<string>): Alternative[] {
    const terms = own.map((stem) => termOf(this.#topics.terms, stem));
    const known = terms.filter((term) => term !== null);
    if (known.length < terms.length) return [];
    for (const stem of own) stems.add(stem);
    if (!also.includes(text)) also.push(text);
    return [{ terms: known, weight: SYNONYM / known.length }];
  }

  /** A record counts each word once, by what stands best for it. */
  #addSlot({ bits, alternatives }: Slot, scores: Float64Array, matched: Uint32Array): void {
    const best = new Float64Array(scores.length);
    for (const { terms, weight } of alternatives) {
      const of = terms.length === 1 ? best : new Float64Array(scores.length);
      const seen = terms.length === 1 ? null : new Uint8Array(scores.length);
      for (const term of terms) {
        const factor = (weight * rarity(this.#topics, term)) / 255;
        eachPlace(this.#topics, term, (record, share) => {
          const score = factor * share;
          if (seen === null) {
            if (score > (best[record] ?? 0)) best[record] = score;
          } else {
            of[record] = (of[record] ?? 0) + score;
            seen[record] = (seen[record] ?? 0) + 1;
          }
        });
      }
      if (seen !== null)
        for (let record = 0; record < best.length; record += 1)
          if (seen[record] === terms.length) best[record] = Math.max(best[record] ?? 0, of[record] ?? 0);
    }
    for (let record = 0; record < best.length; record += 1) {
      const score = best[record] ?? 0;
      if (score === 0) continue;
      scores[record] = (scores[record] ?? 0) + score;
      matched[record] = (matched[record] ?? 0) | bits;
    }
  }

  /** A little for terms that the catalogue uses in the same company, those that go with several of the words first. */
  #addAlike(slots: readonly Slot[], scores: Float64Array, also: string[], stems: Set<string>): void {
    const expansion = this.#expansion;
    if (expansion === null) return;
    const asked = slots.flatMap(({ alternatives: [first] }) => (first?.weight === 1 ? first.terms : []));
    const added = new Map<number, number>();
    for (const term of asked)
      for (let at = term * TERMS_EACH; at < (term + 1) * TERMS_EACH; at += 1) {
        const other = expansion.terms[at] ?? NONE;
        if (other === NONE || stems.has(this.#topics.terms[other] ?? '')) continue;
        const near = (expansion.termsLikeness[at] ?? 0) / 255;
        const telling = Math.min(1, rarity(this.#topics, term) / rarity(this.#topics, other));
        added.set(other, (added.get(other) ?? 0) + near * telling);
      }
    const best = [...added].sort(([a, x], [b, y]) => y - x || a - b).slice(0, MOST_ADDED);
    for (const [term, near] of best) {
      const factor = (ALIKE * near * rarity(this.#topics, term)) / 255;
      eachPlace(this.#topics, term, (record, share) => {
        scores[record] = (scores[record] ?? 0) + factor * share;
      });
      const word = expansion.words[term];
      if (word !== undefined && also.length < MOST_ADDED) also.push(word);
      stems.add(this.#topics.terms[term] ?? '');
    }
  }

  /** A word that is common in a subject speaks for all its courses, once one of the words is in them. */
  #addSubjects(slots: readonly Slot[], scores: Float64Array): void {
    const { subjects, subjectCount } = this.#topics;
    const bonus = new Float64Array(subjectCount);
    for (const { alternatives } of slots) {
      const [first] = alternatives;
      const term = first?.terms[0];
      if (first === undefined || term === undefined || first.terms.length > 1) continue;
      const amounts = new Float64Array(subjectCount);
      eachPlace(this.#topics, term, (record, share) => {
        const subject = subjects[record] ?? 0;
        amounts[subject] = (amounts[subject] ?? 0) + share / 255;
      });
      const factor = SUBJECT * first.weight * rarity(this.#topics, term);
      for (const [subject, amount] of amounts.entries()) {
        const share = amount / ((this.#sizes[subject] ?? 0) + SUBJECT_SPARE);
        bonus[subject] = (bonus[subject] ?? 0) + (factor * share) / (share + SUBJECT_HALF);
      }
    }
    for (let record = 0; record < scores.length; record += 1) {
      const score = scores[record] ?? 0;
      if (score > 0) scores[record] = score + (bonus[subjects[record] ?? 0] ?? 0);
    }
  }

  /** What the courses that speak of the same were found with counts for a record, too. */
  #withNeighbours(scores: Float64Array): Float64Array {
    const expansion = this.#expansion;
    if (expansion === null) return scores;
    const { records, recordsLikeness } = expansion;
    return scores.map((score, record) => {
      if (score === 0) return 0;
      let sum = 0;
      let weights = NEIGHBOURS_SPARE;
      for (let at = record * RECORDS_EACH; at < (record + 1) * RECORDS_EACH; at += 1) {
        const other = records[at] ?? NONE;
        if (other === NONE) continue;
        const near = (recordsLikeness[at] ?? 0) / 255;
        sum += near * (scores[other] ?? 0);
        weights += near;
      }
      return score + (NEIGHBOURS * sum) / weights;
    });
  }

  #rank(scores: Float64Array, matched: Uint32Array, wordCount: number): TopicHit[] {
    const all = wordCount === 0 ? -1 : 2 ** wordCount - 1;
    const found: { record: number; score: number; hasAll: boolean }[] = [];
    let best = 0;
    for (let record = 0; record < scores.length; record += 1) {
      const plain = scores[record] ?? 0;
      if (plain === 0) continue;
      const bits = matched[record] ?? 0;
      const score = plain * (1 + EACH_WORD_MORE * (bitCount(bits) - 1));
      found.push({ record, score, hasAll: bits === all });
      if (score > best) best = score;
    }
    const listed = found.filter(({ score, hasAll }) => hasAll || score >= LEAST_SHARE * best).sort(bestFirst);
    const seen = new Map<number, number>();
    for (const hit of listed) {
      const original = this.#topics.originals[hit.record] ?? hit.record;
      const before = seen.get(original) ?? 0;
      hit.score *= COPY ** before;
      seen.set(original, before + 1);
    }
    return listed.sort(bestFirst).map(({ record, hasAll }) => ({ record, hasAll }));
  }
}

interface Scored {
  record: number;
  score: number;
  hasAll: boolean;
}

const bestFirst = (a: Scored, b: Scored): number =>
  Number(b.hasAll) - Number(a.hasAll) || b.score - a.score || a.record - b.record;

const bitCount = (bits: number): number => {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
};
