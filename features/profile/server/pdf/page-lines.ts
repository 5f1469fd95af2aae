import { inReadingOrder } from './page-columns.ts';
import { type Cell, type PageItem, type PageRow, toRows } from './page-rows.ts';

/** Largest line spacing and horizontal offset within a wrapped cell, in multiples of the font size. */
const NEXT_LINE = 1.9;
const SAME_EDGE = 0.35;
/** Separates columns visibly from words. */
const COLUMN = '   ';

/** The lines of a page in reading order: columns of the page one after the other, wrapped cells joined. */
export function toLines(items: readonly PageItem[]): string[] {
  const rows: PageRow[] = [];
  for (const row of inReadingOrder(toRows(items))) {
    const above = rows.at(-1);
    if (above && continues(row, above)) join(row, above);
    else rows.push({ ...row, cells: row.cells.map((cell) => ({ ...cell })) });
  }
  return rows.map(({ cells }) => cells.map(({ text }) => text).join(COLUMN));
}

/** A figure, a term's year, or a possible course code. */
const NOT_WRAPPED = /^\d|\d\.\d|^\p{Lu}[\p{Lu}&-]+ ?\d/u;

/** The cell of the row above that this row's only cell continues: aligned with it, and not the first. */
function cellAbove(row: PageRow, above: PageRow): Cell | undefined {
  const [only, ...more] = row.cells;
  if (!only || more.length > 0) return undefined;
  return above.cells.slice(1).find(({ left }) => Math.abs(left - only.left) <= SAME_EDGE * above.size);
}

function continues(row: PageRow, above: PageRow): boolean {
  const distance = row.y - above.y;
  if (distance <= 0 || distance > NEXT_LINE * above.size) return false;
  const cell = cellAbove(row, above);
  return cell !== undefined && /\p{L}{3}/u.test(cell.text) && !NOT_WRAPPED.test(row.cells[0]?.text ?? '');
}

function join(row: PageRow, above: PageRow): void {
  const cell = cellAbove(row, above);
  const text = row.cells[0]?.text ?? '';
  if (!cell) return;
  const isHyphenated = /\p{Ll}[-\u00ad\u2010]$/u.test(cell.text) && /^\p{Ll}/u.test(text);
  cell.text = isHyphenated ? cell.text.slice(0, -1) + text : `${cell.text} ${text}`;
  cell.right = Math.max(cell.right, row.cells[0]?.right ?? 0);
  // Further lines are measured from this one.
  above.y = row.y;
}
