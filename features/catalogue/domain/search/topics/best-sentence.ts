import { type MatchRange } from '../index/match-ranges.ts';
import { STOP_WORDS, wordsOf } from '../index/search-words.ts';
import { stemOf } from './topic-words.ts';

/** The sentence of a description that matches the query best, and where. */
export interface MatchedSentence {
  text: string;
  /** Ranges to highlight. */
  ranges: MatchRange[];
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const LONGEST = 200;
const BEFORE = 60;

/**
 * @param stems that were searched
 * @returns null if no sentence contains any; a long sentence is cut around its first match
 */
export const bestSentence = (description: string, stems: ReadonlySet<string>): MatchedSentence | null => {
  let best: { segment: string; ranges: MatchRange[]; count: number } | null = null;
  for (const { segment } of sentences.segment(description)) {
    const found = wordsOf(segment).flatMap(({ text, start, end }) => {
      const stem = stemOf(text);
      return !STOP_WORDS.has(text) && stems.has(stem) ? { start, end, stem } : [];
    });
    const count = new Set(found.map(({ stem }) => stem)).size;
    if (count > (best?.count ?? 0))
      best = { segment, count, ranges: found.map(({ start, end }) => ({ start, end })) };
  }
  return best && shortened(best.segment.trimEnd(), best.ranges);
};

const shortened = (sentence: string, ranges: MatchRange[]): MatchedSentence => {
  const lead = sentence.length - sentence.trimStart().length;
  const first = ranges[0]?.start ?? 0;
  const isLong = sentence.length - lead > LONGEST;
  const from = isLong && first - BEFORE > lead ? sentence.indexOf(' ', first - BEFORE) + 1 : lead;
  const space = sentence.lastIndexOf(' ', from + LONGEST);
  const to = sentence.length - from > LONGEST ? (space > first ? space : from + LONGEST) : sentence.length;
  const before = from > lead ? '… ' : '';
  const text = `${before}${sentence.slice(from, to)}${to < sentence.length ? ' …' : ''}`;
  const inside = ranges.filter(({ start, end }) => start >= from && end <= to);
  const shift = before.length - from;
  return { text, ranges: inside.map(({ start, end }) => ({ start: start + shift, end: end + shift })) };
};
