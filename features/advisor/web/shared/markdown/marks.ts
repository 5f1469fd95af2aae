import type { Nodes, RootContent } from 'mdast';
import { leavesOf } from './leaves-of.ts';

/** What is said of a stretch of a message. Offsets refer to the whole message. */
export interface Mark {
  start: number;
  end: number;
  /**
   * `unknown`: a code that is not in the catalogue. `differs`: a value that contradicts the record. `verified`,
   * `quoted`: a statement that the catalogue bears out. `own`: one that was not checked. `outdated`: a value of the
   * record that is another one today.
   */
  kind: 'unknown' | 'differs' | 'verified' | 'quoted' | 'own' | 'outdated';
  said: string;
  /** The record's value, of today where it is outdated; null if it has none. */
  record: string | null;
  /** A figure of the record that a list or a table shows with its bar. */
  figure?: Figure;
}

export interface Figure {
  of: 'rating' | 'workload';
  value: number;
}

/** A part of a text: plain, or under a mark. `isLast` at the end of the mark, where its note is shown. */
export interface MarkedPart {
  text: string;
  mark: Mark | null;
  isLast: boolean;
}

interface Stretch {
  start: number;
  end: number;
}

const overlaps = (one: Stretch, other: Stretch): boolean => one.start < other.end && other.start < one.end;

/** The texts below a node, in order. */
const textsIn = (node: Nodes, base: number): Stretch[] =>
  leavesOf(node).flatMap(({ position }) => {
    const { start, end } = position ?? {};
    return start?.offset === undefined || end?.offset === undefined
      ? []
      : [{ start: base + start.offset, end: base + end.offset }];
  });

/** The marks in a block, and for each the text that shows its note: the last one it overlaps. */
export interface BlockMarks {
  marks: readonly Mark[];
  noteAt: ReadonlyMap<Mark, number>;
}

export const NO_MARKS: BlockMarks = { marks: [], noteAt: new Map() };

export const marksOfBlock = (node: RootContent, base: number, marks: readonly Mark[]): BlockMarks => {
  const [from, to] = [node.position?.start.offset, node.position?.end.offset];
  if (from === undefined || to === undefined) return NO_MARKS;
  const inBlock = marks
    .filter((mark) => overlaps(mark, { start: base + from, end: base + to }))
    .toSorted((one, other) => one.start - other.start);
  if (inBlock.length === 0) return NO_MARKS;
  const texts = textsIn(node, base);
  const noteAt = new Map<Mark, number>();
  for (const mark of inBlock) {
    const carrier = texts.findLast((text) => overlaps(text, mark));
    if (carrier) noteAt.set(mark, carrier.start);
  }
  return { marks: inBlock, noteAt };
};

/** A mark's position in a rendered text, which escapes, entities or line wraps make shorter than its source. */
const stretchIn = (value: string, place: Stretch, { start, end, said }: Mark): Stretch | null => {
  if (value.length === place.end - place.start)
    return { start: Math.max(start - place.start, 0), end: Math.min(end - place.start, value.length) };
  const found = value.indexOf(said);
  return found < 0 ? null : { start: found, end: found + said.length };
};

/** Splits a text at its marks. */
export const markedParts = (
  value: string,
  place: Stretch | null,
  { marks, noteAt }: BlockMarks,
): MarkedPart[] => {
  const parts: MarkedPart[] = [];
  let done = 0;
  const plainUntil = (end: number): void => {
    if (end > done) parts.push({ text: value.slice(done, end), mark: null, isLast: false });
    done = Math.max(done, end);
  };
  for (const mark of place ? marks.filter((each) => overlaps(each, place)) : []) {
    const stretch = place && stretchIn(value, place, mark);
    if (!stretch || stretch.end <= done) continue;
    plainUntil(stretch.start);
    parts.push({
      text: value.slice(done, stretch.end),
      mark,
      isLast: noteAt.get(mark) === place.start,
    });
    done = stretch.end;
  }
  plainUntil(value.length);
  return parts;
};
