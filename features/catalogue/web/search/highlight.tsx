import type { ReactNode } from 'react';
import { type MatchRange, matchRanges } from '../../domain/search/match-ranges.ts';
import type { SearchQuery } from '../../domain/search/parse-query.ts';
import { splitText } from './split-text.ts';

/**
 * A text with what matched the search marked. A function and no component: a page of results has two hundred such texts.
 *
 * @param words that matched, as the hit has them
 */
export const highlighted = (text: string, query: SearchQuery, words: readonly string[]): ReactNode => {
  const ranges = words.length > 0 || query.phrases.length > 0 ? matchRanges(text, query, words) : [];
  return marked(text, ranges);
};

/** A text with some parts marked. */
export const marked = (text: string, ranges: readonly MatchRange[]): ReactNode => {
  if (ranges.length === 0) return text;
  // By their places: what stood marked there before is changed, not taken out.
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
