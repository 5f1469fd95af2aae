/** The text of a column in a line; `end` is exclusive. */
export interface LineCell {
  start: number;
  end: number;
}

/** The lookbehind makes spaces before a bar match from the first one only, so that matching stays linear. */
const WIDE = /\t[\t ]*|(?:(?<!\s)\s+)?\|\s*| {2,}/g;
/** Commas of a CSV export: without a space after them, possibly next to quotes. */
const COMMA = /"?[,;]"?/g;
const LEAST_COMMAS = 3;

const isExport = (line: string): boolean => {
  const tight = line.match(/[,;](?=\S)/g)?.length ?? 0;
  return tight >= LEAST_COMMAS && tight > (line.match(/[,;] /g)?.length ?? 0);
};

/** The columns of a line, separated by tabs, bars, two or more spaces, or CSV commas; one cell without separators. */
export function cellsOf(line: string): LineCell[] {
  const cells: LineCell[] = [];
  let start = line.length - line.trimStart().length;
  for (const gap of line.matchAll(isExport(line) ? COMMA : WIDE)) {
    if (gap.index > start) cells.push({ start, end: gap.index });
    start = Math.max(start, gap.index + gap[0].length);
  }
  const end = line.trimEnd().length;
  if (end > start) cells.push({ start, end });
  return cells;
}

/** The index of the cell that contains a position; -1 if none does. */
export const cellAt = (cells: readonly LineCell[], place: number): number => {
  let low = 0;
  let high = cells.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((cells[middle]?.start ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  const cell = cells[low];
  return cell !== undefined && place >= cell.start && place < cell.end ? low : -1;
};
