import { matchRanges } from '../../domain/search/match-ranges.ts';
import type { SearchQuery } from '../../domain/search/parse-query.ts';
import { splitText } from './split-text.ts';

export interface HighlightProps {
  text: string;
  query: SearchQuery;
  /** The words that matched, as the hit has them. */
  words: readonly string[];
}

/** A text with what matched the search marked. */
export function Highlight({ text, query, words }: HighlightProps) {
  const ranges = words.length > 0 || query.phrases.length > 0 ? matchRanges(text, query, words) : [];
  if (ranges.length === 0) return text;
  return splitText(text, ranges).map(({ start, text: piece, range }) =>
    range ? (
      <mark
        key={start}
        className="bg-transparent font-semibold text-inherit underline decoration-accent decoration-2 underline-offset-2"
      >
        {piece}
      </mark>
    ) : (
      <span key={start}>{piece}</span>
    ),
  );
}
