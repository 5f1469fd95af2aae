import type { CourseItemKind } from '../contract.ts';

/** Text in a column that begins (or, right-aligned, ends) at a character's place. */
export interface SampleCell {
  at: number;
  text: string;
  align?: 'right';
}

/** A line of its own, or the cells of a table's row. */
export type SampleLine = string | SampleCell[];

export interface ExpectedCourse {
  code: string;
  title: string;
  kind: CourseItemKind;
}

/** A made-up record of studies, free of persons. */
export interface Sample {
  layout: string;
  /** Over the whole width. */
  head: SampleLine[];
  /** One column of the page, or two. */
  columns: [SampleLine[]] | [SampleLine[], SampleLine[]];
  /** Characters a line of one column has room for. */
  width: number;
  /** Words that must not come out: grades and points, each with its row's code. */
  expected: ExpectedCourse[];
}

export const cell = (at: number, text: string, align?: 'right'): SampleCell =>
  align ? { at, text, align } : { at, text };

/** How wide a cell of a row may grow: up to the next one. */
export const roomOf = (row: readonly SampleCell[], index: number, width: number): number => {
  const own = row[index];
  const next = row[index + 1];
  if (!own) return 0;
  const end = next ? (next.align ? next.at - next.text.length : next.at) - 2 : width;
  return Math.max(1, end - own.at);
};

/** Breaks a text into lines of at most `room`, at spaces; a longer word stays whole. */
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

/** One row as padded text; a cell too long for its column goes on below it. */
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

/** A sample as a student would paste it; two columns come out side by side, as a copied page does. */
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
