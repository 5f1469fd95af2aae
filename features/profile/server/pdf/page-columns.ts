import type { Cell, PageRow } from './page-rows.ts';

/** Narrowest gap between two columns of a page, in points. */
const LEAST_GUTTER = 6;
/** Share of the rows that may cross the gap: titles and headings over both columns. */
const MOST_CROSSING = 0.12;
const LEAST_ROWS = 2;
/** Range of a gutter's position, as a share of the text's width: the gap before a table's figures is further right. */
const MIDDLE = [0.25, 0.75] as const;

/** A cell that begins like an entry: subject and number, or a dotted number. */
const ENTRY =
  /^(?:\p{Lu}[\p{L}&-]{1,11}[ .-]{0,6}\p{Lu}?\d{1,4}\p{Lu}{0,3}\b|\d{1,2}[A-Z]?\.[A-Z]{0,2}\d{2,4})/u;
/** Words before a year or a sum that are not subjects. */
const NO_ENTRY = /^(?:fall|autumn|winter|spring|summer|term|page|total|level|grade|year|date)\b/i;
const SUBJECT_CELL = /^\p{Lu}[\p{Lu}&-]{1,11}$/u;
const NUMBER_CELL = /^0{0,2}\p{Lu}?\d{1,4}\p{Lu}{0,3}$/u;

const isEntry = ([first, second, ...rest]: readonly Cell[]): boolean => {
  if (!first || NO_ENTRY.test(first.text)) return false;
  const isBegun =
    ENTRY.test(first.text) || (SUBJECT_CELL.test(first.text) && NUMBER_CELL.test(second?.text ?? ''));
  return isBegun && /\p{L}{4}/u.test([first, second, ...rest].map((cell) => cell?.text).join(' '));
};

const countEntries = (rows: readonly (readonly Cell[])[]): number =>
  new Set(rows.filter(isEntry).map((cells) => cells.map(({ text }) => text).join(' '))).size;

/**
 * Splits a page of two (or more) columns, so that each column is read to its end before the next. Tables stay whole:
 * only columns of a page have entries on both sides.
 */
export function inReadingOrder(rows: readonly PageRow[], depth = 2): PageRow[] {
  const gutter = depth > 0 ? findGutter(rows) : null;
  if (gutter === null) return [...rows];
  const ordered: PageRow[] = [];
  let left: PageRow[] = [];
  let right: PageRow[] = [];
  const flush = (): void => {
    ordered.push(...inReadingOrder(left, depth - 1), ...inReadingOrder(right, depth - 1));
    left = [];
    right = [];
  };
  for (const row of rows) {
    if (row.cells.some((cell) => crosses(cell, gutter))) {
      flush();
      ordered.push(row);
      continue;
    }
    const [before, after] = split(row, gutter);
    if (before.length > 0) left.push({ ...row, cells: before });
    if (after.length > 0) right.push({ ...row, cells: after });
  }
  flush();
  return ordered;
}

const crosses = (cell: Cell, x: number): boolean => cell.left < x && cell.right > x;
const split = (row: PageRow, x: number): [Cell[], Cell[]] => [
  row.cells.filter(({ left }) => left < x),
  row.cells.filter(({ left }) => left >= x),
];

/** The x position of the gap between two columns of the page; null if there is none. */
function findGutter(rows: readonly PageRow[]): number | null {
  const cells = rows.flatMap((row) => row.cells);
  const from = Math.min(...cells.map(({ left }) => left));
  const to = Math.max(...cells.map(({ right }) => right));
  const [first, last] = MIDDLE.map((part) => from + part * (to - from)) as [number, number];
  // A gutter can only end where text begins.
  const starts = [...new Set(cells.map(({ left }) => Math.round(left)))].filter((x) => x > first && x < last);
  const gutters = starts
    .map((start) => start - LEAST_GUTTER / 2)
    .filter((x) => {
      const crossing = rows.filter((row) =>
        row.cells.some((cell) => cell.left < x + 1 && cell.right > x - LEAST_GUTTER / 2),
      ).length;
      return crossing <= MOST_CROSSING * rows.length;
    })
    .map((x) => ({
      x,
      entries: Math.min(
        countEntries(rows.map((row) => split(row, x)[0])),
        countEntries(
          rows.filter((row) => !row.cells.some((cell) => crosses(cell, x))).map((row) => split(row, x)[1]),
        ),
      ),
    }))
    .filter(({ entries }) => entries >= LEAST_ROWS)
    .sort((a, b) => b.entries - a.entries || a.x - b.x);
  return gutters[0]?.x ?? null;
}
