import type { SearchQuery } from './parse-query.ts';
import { fold, wordsOf } from './search-words.ts';

/** A part of a text; the end is exclusive. */
export interface MatchRange {
  start: number;
  end: number;
}

/**
 * The parts of a field to highlight: phrases, words of the row that matched (`words` of its hit), and for prefix
 * matches the typed beginning. In order, not overlapping, adjacent ones merged.
 */
export function matchRanges(text: string, query: SearchQuery, words: readonly string[]): MatchRange[] {
  const matched = new Set(words);
  const ranges = wordsOf(text)
    .filter((word) => matched.has(word.text) || word.text.split('.').some((part) => matched.has(part)))
    .map(({ text: word, start, end }) => {
      const typed = query.words
        .filter((each) => word.startsWith(each))
        .sort((a, b) => b.length - a.length)[0];
      return { start, end: typed === undefined || word.length !== end - start ? end : start + typed.length };
    });
  const folded = fold(text);
  for (const phrase of query.phrases) {
    for (let at = folded.indexOf(phrase); at >= 0; at = folded.indexOf(phrase, at + phrase.length)) {
      ranges.push({ start: at, end: at + phrase.length });
    }
  }
  return joined(ranges);
}

function joined(ranges: MatchRange[]): MatchRange[] {
  const result: MatchRange[] = [];
  for (const range of ranges.sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = result.at(-1);
    if (last !== undefined && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else result.push({ ...range });
  }
  return result;
}
