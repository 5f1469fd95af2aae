interface Range {
  start: number;
  end: number;
}

/** A piece of a text; `range` is set, to the same object, if it is one of the given ranges. */
export interface TextPart<R extends Range> {
  start: number;
  text: string;
  range: R | null;
}

/** Splits a text at ranges that are in order and do not overlap; the pieces together are the text. */
export const splitText = <R extends Range>(text: string, ranges: readonly R[]): TextPart<R>[] => {
  const pieces: TextPart<R>[] = [];
  let from = 0;
  const cut = (to: number, range: R | null): void => {
    if (to > from) pieces.push({ start: from, text: text.slice(from, to), range });
    from = to;
  };
  for (const range of ranges) {
    cut(range.start, null);
    cut(range.end, range);
  }
  cut(text.length, null);
  return pieces;
};
