import type { MatchRange } from './match-ranges.ts';

/** A part of a text with the ranges to highlight. */
export interface Excerpt {
  text: string;
  ranges: readonly MatchRange[];
}

/** Characters shown before the first highlight, for a line that is cut off at its end. */
const BEFORE = 20;
/** Approximate number of characters in a line of small text. */
const LINE = 50;

/**
 * Starts shortly before the position from which a line shows the most highlights; the whole text if that is its
 * beginning.
 */
export const excerptOf = ({ text, ranges }: Excerpt): Excerpt => {
  const seenFrom = (start: number): number =>
    ranges.filter((range) => range.start >= start && range.end <= start + LINE - BEFORE).length;
  let best = ranges[0];
  for (const range of ranges) if (best && seenFrom(range.start) > seenFrom(best.start)) best = range;
  if (!best || best.end <= LINE) return { text, ranges };
  // If the line has room for the rest, more of the preceding text is shown.
  const wanted = Math.min(best.start - BEFORE, text.length - LINE);
  const from = text.indexOf(' ', wanted) + 1;
  const start = from > 0 && from <= best.start ? from : best.start;
  const shift = LEAD.length - start;
  return {
    text: LEAD + text.slice(start),
    ranges: ranges
      .filter((range) => range.start >= start)
      .map((range) => ({ start: range.start + shift, end: range.end + shift })),
  };
};

const LEAD = '… ';
