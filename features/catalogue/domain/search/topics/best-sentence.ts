import { type MatchRange } from '../index/match-ranges.ts';
import { parseQuery } from '../index/parse-query.ts';
import { STOP_WORDS, wordsOf } from '../index/search-words.ts';
import { stemOf, withoutFiller } from './topic-words.ts';

/** The sentence of a description that matches the query best, and where. */
export interface MatchedSentence {
  text: string;
  /** Ranges to highlight. */
  ranges: MatchRange[];
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const LONGEST = 200;
const BEFORE = 60;

/** What a student typed, in contrast to what a search adds. */
export interface OwnWords {
  stems: ReadonlySet<string>;
  /** The beginning of a last word that may be incomplete. */
  begun: string | null;
}

/** As short as a word that the search completes. */
const SHORTEST_BEGUN = 3;

export const ownWordsOf = (text: string): OwnWords => {
  const { words, isOpen } = parseQuery(text);
  const last = isOpen ? words.at(-1) : undefined;
  return {
    stems: new Set(withoutFiller(words).map(stemOf)),
    begun: last !== undefined && last.length >= SHORTEST_BEGUN ? last : null,
  };
};

/**
 * The sentence with most of the student's own words; only among equals, and where none has any, that with most of all the
 * words searched.
 *
 * @param stems that were searched, added ones included
 * @returns null if no sentence contains any; a long sentence is cut around its first own word
 */
export const bestSentence = (
  description: string,
  stems: ReadonlySet<string>,
  own: OwnWords,
): MatchedSentence | null => {
  let best: Candidate | null = null;
  for (const { segment } of sentences.segment(description)) {
    const candidate = matchesIn(segment, stems, own);
    if (
      candidate.own > (best?.own ?? 0) ||
      (candidate.own === (best?.own ?? 0) && candidate.all > (best?.all ?? 0))
    )
      best = candidate;
  }
  return best && shortened(best.segment.trimEnd(), best.ranges, best.around);
};

interface Candidate {
  segment: string;
  ranges: MatchRange[];
  /** Where its first own word begins, or its first match. */
  around: number;
  /** How many different words of the student's it has. */
  own: number;
  /** The same with those that were added. */
  all: number;
}

const matchesIn = (segment: string, stems: ReadonlySet<string>, own: OwnWords): Candidate => {
  const ranges: MatchRange[] = [];
  const said = new Set<string>();
  const added = new Set<string>();
  let around: number | null = null;
  for (const { text, start, end } of wordsOf(segment)) {
    if (STOP_WORDS.has(text)) continue;
    const stem = stemOf(text);
    const isBegun = own.begun !== null && text.startsWith(own.begun);
    const isOwn = isBegun || own.stems.has(stem);
    if (!isOwn && !stems.has(stem)) continue;
    ranges.push({ start, end });
    if (isOwn) around ??= start;
    // All that begins with an incomplete word stands for that one word.
    if (isOwn) said.add(isBegun ? '' : stem);
    else added.add(stem);
  }
  return {
    segment,
    ranges,
    around: around ?? ranges[0]?.start ?? 0,
    own: said.size,
    all: said.size + added.size,
  };
};

const shortened = (sentence: string, ranges: MatchRange[], first: number): MatchedSentence => {
  const lead = sentence.length - sentence.trimStart().length;
  const isLong = sentence.length - lead > LONGEST;
  const from =
    isLong && first - BEFORE > lead ? Math.min(sentence.indexOf(' ', first - BEFORE) + 1, first) : lead;
  const space = sentence.lastIndexOf(' ', from + LONGEST);
  const to = sentence.length - from > LONGEST ? (space > first ? space : from + LONGEST) : sentence.length;
  const before = from > lead ? '… ' : '';
  const text = `${before}${sentence.slice(from, to)}${to < sentence.length ? ' …' : ''}`;
  const inside = ranges.filter(({ start, end }) => start >= from && end <= to);
  const shift = before.length - from;
  return { text, ranges: inside.map(({ start, end }) => ({ start: start + shift, end: end + shift })) };
};
