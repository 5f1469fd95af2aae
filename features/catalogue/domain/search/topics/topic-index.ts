import { editDistance, isSlip, termOf, termsFrom } from './find-term.ts';
import { Evidence } from './evidence.ts';
import { type ExpansionFile, NONE, TERMS_EACH } from './expansion-file.ts';
import { LONGEST_PHRASE, type Synonym, SynonymTable } from './synonyms.ts';
import { eachPlace, rarity, type TopicFile } from './topic-file.ts';
import { stemOf, withoutFiller } from './topic-words.ts';

export interface TopicQuestion {
  /** Folded, without stop words. */
  words: readonly string[];
  /** The same with stop words, which distinguish phrases; default: `words`. */
  phrase?: readonly string[];
  /** Parts of hyphenated words; default: none. */
  compounds?: ReadonlySet<string>;
  /** The last word may be incomplete. */
  isOpen: boolean;
  /** Whether related words are searched too. */
  isExpanded: boolean;
  /** Words that are not typos although no topic has them: names of people, parts of codes. */
  isKnown: (word: string) => boolean;
}

/** A record found, by its number. */
export interface TopicHit {
  record: number;
  /** It has every query word, or a synonym of it. */
  hasAll: boolean;
  /** It has none of the words itself: a similar record that has. */
  closeTo: number | null;
}

export interface TopicAnswer {
  /** Best first. */
  hits: TopicHit[];
  /** Stems that were searched: from the query, corrected or added. */
  stems: ReadonlySet<string>;
  /** Related words that were searched too, for display. */
  also: string[];
}

/** The specification's factors for fuzzy and prefix matches apply here too. */
const PREFIX = 0.375;
const FUZZY = 0.45;
const FUZZY_SHARE = 0.2;
const SHORTEST_MENDED = 4;
const SHORTEST_PART = 3;
const SYNONYM = 0.7;
/** Tuned on questions with other seeds than those of the bench. */
const ALIKE = 0.05;
const COPY = 0.2;
/** Factor for records without a specific description: ranked after specific ones, but not after nearly irrelevant ones. */
const SHELL = 0.5;
/** The first results contain this many different classes before a second record of any of them. */
const FIRST_CLASSES = 5;
/**
 * Results with less than this share of the best score are cut off: those with some of the words, and those that are
 * only similar.
 */
const LEAST_SHARE = 0.4;
const LEAST_SHARE_CLOSE = 0.6;
const MOST_CLOSE = 30;
const MOST_WORDS = 24;
const MOST_BEGUN = 30;
const MOST_ADDED = 6;

interface Alternative {
  terms: readonly number[];
  weight: number;
}

/** A word or phrase of the query: its alternatives, and which words it covers (as bits). */
interface Slot {
  bits: number;
  alternatives: Alternative[];
}

/**
 * Finds records by topic: words in any form, none of which is required; more matches rank higher. Deterministic for the
 * same files.
 */
export class TopicIndex {
  readonly #topics: TopicFile;
  readonly #expansion: ExpansionFile | null;
  readonly #synonyms: SynonymTable;
  readonly #evidence: Evidence;

  constructor(topics: TopicFile, expansion: ExpansionFile | null = null) {
    this.#topics = topics;
    this.#expansion = expansion;
    this.#synonyms = new SynonymTable(expansion?.synonyms ?? []);
    this.#evidence = new Evidence(topics, expansion);
  }

  /** Whether a synonym rule maps the folded word to words of the catalogue. */
  isOfRule(word: string): boolean {
    const { terms } = this.#topics;
    return this.#synonyms
      .of([word])
      .some((synonym) => synonym.stems.every((each) => termOf(terms, each) !== null));
  }

  /** Whether the folded word occurs only in names of people. */
  isOnlyName(word: string): boolean {
    const term = termOf(this.#topics.terms, stemOf(word));
    return term !== null && this.#topics.isName[term] === 1;
  }

  /** Whether a topic has the folded word, in any form, or one that begins with it: "zebra" is no misprint of "Zehra". */
  has(word: string): boolean {
    const term = termOf(this.#topics.terms, stemOf(word));
    if (term === null)
      return word.length >= SHORTEST_MENDED && termsFrom(this.#topics.terms, word).length > 0;
    return !isSlip(word, term, this.#topics, this.#expansion?.words);
  }

  search(question: TopicQuestion): TopicAnswer {
    const { words: asked, phrase = asked, compounds, isOpen, isExpanded, isKnown } = question;
    const words = withoutFiller(asked).slice(0, MOST_WORDS);
    const last = isOpen ? asked.at(-1) : undefined;
    const stems = new Set<string>();
    const also: string[] = [];
    // Without expansion only exact words count, no corrections.
    const mend = (word: string): number[] => (isExpanded && !isKnown(word) ? this.#mended(word, also) : []);
    const slots = words.map((word, place) => this.#slotOf(word, place, word === last, mend, stems));
    if (compounds) slots.push(...this.#joined(words, compounds, stems));
    if (isExpanded) slots.push(...this.#addSynonyms(words, phrase, slots, stems, also));
    const { documents } = this.#topics;
    const scores = new Float64Array(documents);
    const matched = new Uint32Array(documents);
    for (const slot of slots) this.#addSlot(slot, scores, matched);
    if (isExpanded) this.#addAlike(slots.slice(0, words.length), scores, also, stems);
    return { hits: this.#rank(scores, matched, { wordCount: words.length, isExpanded }), stems, also };
  }

  #slotOf(
    word: string,
    place: number,
    isBegun: boolean,
    mend: (word: string) => number[],
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
    const meant =
      exact !== null && isSlip(word, exact, this.#topics, this.#expansion?.words) ? mend(word) : [];
    if (meant.length > 0) for (const term of meant) put(term, FUZZY);
    else if (exact !== null) put(exact, 1);
    if (isBegun ? word.length > 2 : exact === null && word.length >= SHORTEST_MENDED)
      for (const term of this.#commonest(termsFrom(terms, word))) if (term !== exact) put(term, PREFIX);
    // A word with a synonym rule is a real word, not a typo.
    const parts = alternatives.length === 0 ? this.#partsOf(word) : null;
    if (parts !== null) {
      alternatives.push({ terms: parts, weight: 1 });
      for (const part of parts) stems.add(terms[part] ?? '');
    }
    if (alternatives.length === 0 && !this.isOfRule(word)) for (const term of mend(word)) put(term, FUZZY);
    return { bits: 1 << place, alternatives };
  }

  /** Splits an unknown word into two terms that occur together in a record: `trouble` and `shoot`. */
  #partsOf(word: string): number[] | null {
    const { terms } = this.#topics;
    for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
      const parts = [word.slice(0, at), word.slice(at)].map((part) => termOf(terms, stemOf(part)));
      const known = parts.filter((part) => part !== null);
      let isThere = false;
      if (known.length === 2)
        this.#eachAmount(known, this.#topics.documents, () => {
          isThere = true;
        });
      if (isThere) return known;
    }
    return null;
  }

  /** Joins hyphenated words, for records that write them as one word. */
  #joined(words: readonly string[], compounds: ReadonlySet<string>, stems: Set<string>): Slot[] {
    return words.flatMap((word, place): Slot[] => {
      const next = words[place + 1];
      if (next === undefined || !compounds.has(word) || !compounds.has(next)) return [];
      const stem = stemOf(word + next);
      const term = termOf(this.#topics.terms, stem);
      if (term === null) return [];
      stems.add(stem);
      return [{ bits: 3 << place, alternatives: [{ terms: [term], weight: 1 }] }];
    });
  }

  #commonest(terms: readonly number[]): number[] {
    const { counts } = this.#topics;
    return terms.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b).slice(0, MOST_BEGUN);
  }

  /**
   * The closest terms to a word that occurs nowhere; no names of people, and only with the same first letter. Compares
   * words as written: the stems of two plurals are closer than the words. Corrections are reported as searched.
   */
  #mended(word: string, also: string[]): number[] {
    if (word.length < SHORTEST_MENDED || /\d/.test(word)) return [];
    const { terms, isName } = this.#topics;
    let most = Math.round(FUZZY_SHARE * word.length);
    let nearest: number[] = [];
    for (const term of termsFrom(terms, word.slice(0, 1))) {
      if (isName[term] === 1) continue;
      const written = this.#expansion?.words[term] ?? terms[term] ?? '';
      const forms = new Set([written, `${written}s`, terms[term] ?? '']);
      const distance = Math.min(...[...forms].map((form) => editDistance(word, form, most)));
      if (distance > most) continue;
      if (distance < most) nearest = [];
      most = distance;
      nearest.push(term);
    }
    const found = this.#commonest(nearest).slice(0, 3);
    for (const term of found) also.push(this.#expansion?.words[term] ?? terms[term] ?? '');
    return found;
  }

  /** Adds synonyms as alternatives of words; those of phrases become slots of their own. */
  #addSynonyms(
    words: readonly string[],
    phrase: readonly string[],
    slots: readonly Slot[],
    stems: Set<string>,
    also: string[],
  ): Slot[] {
    const asked = phrase.slice(0, MOST_WORDS);
    const askedStems = asked.map(stemOf);
    const places = asked.map((word) => words.indexOf(word));
    const isTold = asked.map(() => false);
    const phrases: Slot[] = [];
    // Longer phrases first; their words are not looked up again: "the planet" is not about planets.
    for (let length = Math.min(LONGEST_PHRASE, asked.length); length > 0; length -= 1)
      for (let from = 0; from + length <= asked.length; from += 1) {
        const to = from + length;
        let bits = 0;
        for (const place of places.slice(from, to)) if (place >= 0) bits |= 1 << place;
        if (bits === 0 || isTold.slice(from, to).some(Boolean)) continue;
        const alternatives = this.#synonyms
          .of(asked.slice(from, to))
          .filter((synonym) => !synonym.stems.every((stem) => askedStems.includes(stem)))
          .flatMap((synonym) => this.#alternativeOf(synonym, also, stems));
        if (alternatives.length === 0) continue;
        if (length === 1) slots[places[from] ?? -1]?.alternatives.push(...alternatives);
        else {
          phrases.push({ bits, alternatives });
          isTold.fill(true, from, to);
        }
      }
    return phrases;
  }

  #alternativeOf({ text, stems: own }: Synonym, also: string[], stems: Set<string>): Alternative[] {
    const terms = own.map((stem) => termOf(this.#topics.terms, stem));
    const known = terms.filter((term) => term !== null);
    if (known.length < terms.length) return [];
    for (const stem of own) stems.add(stem);
    if (!also.includes(text)) also.push(text);
    return [{ terms: known, weight: SYNONYM / known.length }];
  }

  /** A record counts each word once, by its best alternative. */
  #addSlot({ bits, alternatives }: Slot, scores: Float64Array, matched: Uint32Array): void {
    const told = alternatives.map(({ terms, weight }) => {
      const sum = terms.reduce((total, term) => total + rarity(this.#topics, term), 0);
      return { terms, telling: weight * sum };
    });
    // A related word is at most as distinctive as the word itself.
    const asked = told.filter((_, at) => alternatives[at]?.weight === 1);
    const factor = Math.max(0, ...(asked.length > 0 ? asked : told).map(({ telling }) => telling));
    if (factor === 0) return;
    const own = new Float64Array(scores.length);
    for (const { terms, telling } of told) {
      // A word's contribution grows with the cube root of its weight.
      const share = Math.min(1, telling / factor) ** 3;
      this.#eachAmount(terms, own.length, (record, amount) => {
        if (share * amount > (own[record] ?? 0)) own[record] = share * amount;
      });
    }
    for (let record = 0; record < own.length; record += 1)
      if ((own[record] ?? 0) > 0) matched[record] = (matched[record] ?? 0) | bits;
    this.#evidence.add(own, factor, scores);
  }

  /** For a phrase, only records with all its words, by the least weight. */
  #eachAmount(
    terms: readonly number[],
    documents: number,
    take: (record: number, amount: number) => void,
  ): void {
    const [first, ...others] = terms;
    if (first === undefined) return;
    if (others.length === 0) return eachPlace(this.#topics, first, take);
    const least = new Float64Array(documents);
    eachPlace(this.#topics, first, (record, amount) => {
      least[record] = amount;
    });
    for (const term of others) {
      const both = new Float64Array(documents);
      eachPlace(this.#topics, term, (record, amount) => {
        both[record] = Math.min(amount, least[record] ?? 0);
      });
      least.set(both);
    }
    for (const [record, amount] of least.entries()) if (amount > 0) take(record, amount);
  }

  /** Adds a small score for related terms, those related to several of the words first. */
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
      const factor = ALIKE * near * rarity(this.#topics, term);
      eachPlace(this.#topics, term, (record, amount) => {
        scores[record] = (scores[record] ?? 0) + factor * Math.cbrt(amount);
      });
      const word = expansion.words[term];
      if (word !== undefined && also.length < MOST_ADDED) also.push(word);
      stems.add(this.#topics.terms[term] ?? '');
    }
  }

  #rank(
    scores: Float64Array,
    matched: Uint32Array,
    { wordCount, isExpanded }: { wordCount: number; isExpanded: boolean },
  ): TopicHit[] {
    const all = wordCount === 0 ? -1 : 2 ** wordCount - 1;
    let best = 0;
    for (let record = 0; record < scores.length; record += 1)
      if (matched[record] !== 0) best = Math.max(best, scores[record] ?? 0);
    const listed: Scored[] = [];
    const close: Scored[] = [];
    for (let record = 0; record < scores.length; record += 1) {
      const score = scores[record] ?? 0;
      const bits = matched[record] ?? 0;
      const hasAll = bits === all;
      if (bits !== 0) {
        if (hasAll || score >= LEAST_SHARE * best) listed.push({ record, score, hasAll, closeTo: null });
      } else if (isExpanded && score > 0 && score >= LEAST_SHARE_CLOSE * best) {
        const closeTo = this.#evidence.nearest(record, (other) => matched[other] !== 0);
        if (closeTo !== null) close.push({ record, score, hasAll, closeTo });
      }
    }
    listed.push(...close.sort(bestFirst).slice(0, MOST_CLOSE));
    listed.sort(bestFirst);
    const { originals, isShell } = this.#topics;
    const seen = new Map<number, number>();
    for (const hit of listed) {
      const original = originals[hit.record] ?? hit.record;
      const before = seen.get(original) ?? 0;
      seen.set(original, before + 1);
      hit.score *= COPY ** before * (isShell[hit.record] === 1 ? SHELL : 1);
    }
    listed.sort(bestFirst);
    const whole = listed.filter(({ hasAll }) => hasAll);
    const ordered = [...this.#classesFirst(whole), ...this.#classesFirst(listed.slice(whole.length))];
    return ordered.map(({ record, hasAll, closeTo }): TopicHit => ({ record, hasAll, closeTo }));
  }

  /** Moves further records of the first classes behind them. */
  #classesFirst(hits: readonly Scored[]): Scored[] {
    const classes = new Set<number>();
    const first: Scored[] = [];
    const again: Scored[] = [];
    const others: Scored[] = [];
    for (const hit of hits) {
      const of = this.#topics.classes[hit.record] ?? hit.record;
      if (classes.size >= FIRST_CLASSES) others.push(hit);
      else (classes.has(of) ? again : first).push(hit);
      classes.add(of);
    }
    return [...first, ...again, ...others];
  }
}

interface Scored extends TopicHit {
  score: number;
}

const bestFirst = (a: Scored, b: Scored): number =>
  Number(b.hasAll) - Number(a.hasAll) || b.score - a.score || a.record - b.record;
