import { markdownToText } from '../markdown-to-text.ts';

const DELIMITERS = /^\s*\|?[\s:|-]*-[\s:|-]*$/;

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => markdownToText(cell).trim());

/**
 * The headings of a table's cell: the first cell of its row and the head of its column, without empty ones. Empty for
 * text outside a table, and for a first cell.
 *
 * @param at where the cell's text begins, in UTF-16 units
 */
export const cellHeadings = (content: string, at: number): string[] => {
  const lineStart = content.lastIndexOf('\n', at - 1) + 1;
  const above = content.slice(0, lineStart).split('\n').slice(0, -1);
  const delimiters = above.findLastIndex((line) => DELIMITERS.test(line) && line.includes('|'));
  const isInTable =
    delimiters > 0 && above.slice(delimiters - 1).every((line) => line.includes('|') && line.trim() !== '');
  if (!isInTable) return [];
  const before = content.slice(lineStart, at).trimStart();
  const column = before.split('|').length - (before.startsWith('|') ? 2 : 1);
  const lineEnd = content.indexOf('\n', at);
  const row = cellsOf(content.slice(lineStart, lineEnd < 0 ? content.length : lineEnd));
  if (column < 1) return [];
  return [row[0] ?? '', cellsOf(above[delimiters - 1] ?? '')[column] ?? ''].filter((name) => name !== '');
};
