const BOUNDARY = /[,;()—]|\s[-–]\s/;

/** The part of a sentence that a place in it stands in: between commas, brackets and dashes. */
export const clauseAround = (text: string, start: number, end: number): string => {
  const before = text.slice(0, start).split(BOUNDARY).at(-1) ?? '';
  const after = text.slice(end).split(BOUNDARY)[0] ?? '';
  return before + text.slice(start, end) + after;
};
