import type { CourseItemKind } from '../contract.ts';

/** Text that starts (or, right-aligned, ends) at a character position. */
export interface SampleCell {
  at: number;
  text: string;
  align?: 'right';
}

/** A full line, or the cells of a table row. */
export type SampleLine = string | SampleCell[];

export interface ExpectedCourse {
  code: string;
  title: string;
  kind: CourseItemKind;
}

/** A generated transcript without personal data. */
export interface Sample {
  layout: string;
  /** Lines across the full width. */
  head: SampleLine[];
  /** One or two page columns. */
  columns: [SampleLine[]] | [SampleLine[], SampleLine[]];
  /** Characters per line of a column. */
  width: number;
  /** The expected courses; grades and points must not appear in them. */
  expected: ExpectedCourse[];
}

export const cell = (at: number, text: string, align?: 'right'): SampleCell =>
  align ? { at, text, align } : { at, text };

/** Maximum width of a cell: up to the next one. */
export const roomOf = (row: readonly SampleCell[], index: number, width: number): number => {
  const own = row[index];
  const next = row[index + 1];
  if (!own) return 0;
  const end = next ? (next.align ? next.at - next.text.length : next.at) - 2 : width;
  return Math.max(1, end - own.at);
};

/** Wraps a text at spaces; longer words are kept whole. */
export const wrap = (text: string, fits: (line: string) => boolean): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

const put = (line: string, at: number, text: string): string =>
  (line.length < at ? line.padEnd(at) : line.length > 0 ? `${line} ` : line) + text;

/** Formats a row as padded text; cells too long for their column continue below. */
const rowToText = (row: readonly SampleCell[], width: number): string[] => {
  const lines: string[] = [];
  row.forEach(({ at, text, align }, index) => {
    const room = roomOf(row, index, width);
    const parts = align ? [text] : wrap(text, (line) => line.length <= room);
    parts.forEach((part, below) => {
      lines[below] = put(lines[below] ?? '', align ? at - part.length : at, part);
    });
  });
  return lines;
};

const columnToText = (lines: readonly SampleLine[], width: number): string[] =>
  lines.flatMap((line) => (typeof line === 'string' ? [line] : rowToText(line, width)));

/** Formats a sample as pasted text; two columns appear side by side, as in a copied page. */
export const toText = ({ head, columns, width }: Sample): string => {
  const [left, right] = columns.map((lines) => columnToText(lines, width));
  const rows = left ?? [];
  const body = right
    ? Array.from({ length: Math.max(rows.length, right.length) }, (_, at) =>
        `${(rows[at] ?? '').padEnd(width + 4)}${right[at] ?? ''}`.trimEnd(),
      )
    : rows;
  return [...columnToText(head, width), ...body].join('\n');
};
