/** A column's text in a line: from `start` to `end`, the end excluded. */
export interface LineCell {
  start: number;
  end: number;
}

/** Spaces before a bar are looked at from their first one only: a long run of them is read once. */
const WIDE = /\t[\t ]*|(?:(?<!\s)\s+)?\|\s*| {2,}/g;
/** The commas of an export: no space after them, now and then inside quotes. */
const COMMA = /"?[,;]"?/g;
const LEAST_COMMAS = 3;

const isExport = (line: string): boolean => {
  const tight = line.match(/[,;](?=\S)/g)?.length ?? 0;
  return tight >= LEAST_COMMAS && tight > (line.match(/[,;] /g)?.length ?? 0);
};

/** The columns of a line: parted by tabs, bars, two spaces or more, or the commas of an export. One where there are none. */
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

/** The index of the cell that holds a place; -1 where none does. */
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
