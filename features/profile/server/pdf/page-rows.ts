/** A text run of a page, in points from the top left; `y` is the baseline. */
export interface PageItem {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
}

/** Adjacent runs: one column of a table, or one line of a paragraph. */
export interface Cell {
  text: string;
  left: number;
  right: number;
}

export interface PageRow {
  y: number;
  size: number;
  cells: Cell[];
}

interface ItemRow {
  y: number;
  size: number;
  items: PageItem[];
}

/** In multiples of the font size: below this gap two runs belong to one word, above the next a new column starts. */
const NO_SPACE = 0.13;
const COLUMN_GAP = 0.9;
/** Smaller gap that suffices at the start of a known column, which a long title may nearly reach. */
const KNOWN_COLUMN_GAP = 0.35;
/** Number of rows with a run at the same position that make a column. */
const LEAST_ALIGNED = 3;
/** Largest vertical distance of two runs of one line, in multiples of the font size. */
const SAME_LINE = 0.45;

/** Groups the runs of a page into rows, top to bottom, and each row's runs into cells, left to right. */
export function toRows(items: readonly PageItem[]): PageRow[] {
  const rows: ItemRow[] = [];
  for (const item of items.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    if (row && item.y - row.y <= SAME_LINE * Math.min(row.size, item.size)) {
      row.items.push(item);
      row.size = Math.max(row.size, item.size);
    } else rows.push({ y: item.y, size: item.size, items: [item] });
  }
  for (const row of rows) row.items.sort((a, b) => a.x - b.x);
  const columns = columnStarts(rows);
  return rows.map(({ y, size, items: inRow }) => ({ y, size, cells: toCells(inRow, columns) }));
}

const gapBefore = (items: readonly PageItem[], at: number): number => {
  const [before, item] = [items[at - 1], items[at]];
  return before && item ? item.x - (before.x + before.width) : Number.POSITIVE_INFINITY;
};

/** Positions, in whole points, where runs of several rows start after a wide gap. */
function columnStarts(rows: readonly ItemRow[]): Set<number> {
  const counts = new Map<number, number>();
  for (const { items } of rows)
    items.forEach(({ x, size }, at) => {
      if (at > 0 && gapBefore(items, at) > COLUMN_GAP * size)
        counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1);
    });
  return new Set([...counts].filter(([, count]) => count >= LEAST_ALIGNED).map(([x]) => x));
}

function toCells(items: readonly PageItem[], columns: ReadonlySet<number>): Cell[] {
  const cells: Cell[] = [];
  items.forEach(({ text, x, width, size }, at) => {
    const cell = cells.at(-1);
    const gap = gapBefore(items, at);
    const least = columns.has(Math.round(x)) ? KNOWN_COLUMN_GAP : COLUMN_GAP;
    if (!cell || gap > least * size) {
      cells.push({ text: text.trimStart(), left: x, right: x + width });
      return;
    }
    const hasSpace = /\s$/.test(cell.text) || /^\s/.test(text);
    // A space is inserted by the measured gap only: a ligature's run ends in the middle of a word.
    cell.text += gap > NO_SPACE * size && !hasSpace ? ` ${text}` : text;
    cell.right = Math.max(cell.right, x + width);
  });
  return cells.map((cell) => ({ ...cell, text: cell.text.trim() })).filter(({ text }) => text !== '');
}
