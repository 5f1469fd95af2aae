import type { MatchRange } from './match-ranges.ts';

/** A part of a text, with what is marked in it. */
export interface Excerpt {
  text: string;
  ranges: readonly MatchRange[];
}

/** Characters before the first mark, for a line that is cut off at its end. */
const BEFORE = 20;
/** Characters of a line of small letters. */
const LINE = 50;

/** The text from shortly before the place at which a line shows most of what is marked; the whole where that is its beginning. */
export const excerptOf = ({ text, ranges }: Excerpt): Excerpt => {
  const seenFrom = (start: number): number =>
    ranges.filter((range) => range.start >= start && range.end <= start + LINE - BEFORE).length;
  let best = ranges[0];
  for (const range of ranges) if (best && seenFrom(range.start) > seenFrom(best.start)) best = range;
  if (!best || best.end <= LINE) return { text, ranges };
  // A line that has room for the rest shows more of what comes before.
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
