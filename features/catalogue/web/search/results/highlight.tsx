import type { ReactNode } from 'react';
import { type MatchRange, matchRanges } from '../../../domain/search/index/match-ranges.ts';
import type { SearchQuery } from '../../../domain/search/index/parse-query.ts';
import { splitText } from './split-text.ts';

/**
 * Highlights the matches in a text. A function and not a component, since a page of results has two hundred such texts.
 *
 * @param words that matched, from the hit
 */
export const highlighted = (text: string, query: SearchQuery, words: readonly string[]): ReactNode => {
  const ranges = words.length > 0 || query.phrases.length > 0 ? matchRanges(text, query, words) : [];
  return marked(text, ranges);
};

/** Highlights ranges of a text. */
export const marked = (text: string, ranges: readonly MatchRange[]): ReactNode => {
  if (ranges.length === 0) return text;
  // Keyed by index, so that React updates existing marks instead of replacing them.
  return splitText(text, ranges).map(({ text: piece, range }, place) =>
    range ? (
      <mark key={place} className={MARK}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
};

const MARK =
  'bg-transparent font-semibold text-inherit underline decoration-accent decoration-2 underline-offset-2';
