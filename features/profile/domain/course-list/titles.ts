import { GRADES } from './grades.ts';
import { cellsOf } from './line-cells.ts';

/** A title found in a text, with its position. */
export interface FoundTitle {
  title: string;
  start: number;
  end: number;
}

const LONGEST = 160;
/** Characters beside a code that may belong to it: longer than any transcript row. */
export const BESIDE_CODE = 400;
/** Characters of a cell that are examined: a title and what may follow it. */
const LONGEST_CELL = 250;
/** Text between a code and its title: punctuation, section, campus and level. */
const LEAD =
  /^(?:[\s,;|:"'–—-]|\[[A-Z]\]|\([A-Z]\)|(?:S|M|H|US|UG|GR|U|G|UGRD|GRAD)(?=\s*[|\t]|\s{2,}|,|\s+(?:US|UG|GR|UGRD|GRAD)\b|$)|(?:US(?! (?:Hist|Gov|Pol|Law|Econ|Const|Foreign|Lit))|UG|GR|UGRD|GRAD)\b(?=\s+[A-Z]))+/;

const NUMBER = String.raw`\d+(?:[./]\d+)*|\*+|-+`;
const LEVEL = String.raw`UG|GR|UGRD|GRAD|U|G`;
const TAIL = new RegExp(String.raw`(?:\s+|^)(?:${GRADES}|${NUMBER}|${LEVEL}|\[[A-Z]\])\s*$`);
const FIGURE = /(?:^|\s)(?:\d+\.\d+|\*{2,})(?=\s|$)/;

/** A cell that may be a title: words beginning with a capital or a digit; not a sentence, term or grade. */
const isTitle = (cell: string): boolean =>
  /\p{L}{3}/u.test(cell) &&
  /^[\p{Lu}\p{Nd}"“‘'¿¡«]/u.test(cell) &&
  !/^(?:\d{4}\s+)?(?:fall|spring|summer|winter|autumn)\b[\s\d]*$/i.test(cell) &&
  !/^(?:and|or|in|but|with|then|which|was|is)\b/i.test(cell);

/** The title at the start of a cell, up to the first figure, without a possible grade or units at its end. */
const trimTail = (whole: string): string => {
  const cell = whole.slice(0, LONGEST_CELL);
  const figure = FIGURE.exec(cell);
  let title = figure ? cell.slice(0, figure.index) : cell;
  for (let last = ''; last !== title;) {
    last = title;
    title = title.replace(TAIL, '');
  }
  return title.replace(/[\s,;:|"–—-]+$/u, '').slice(0, LONGEST);
};

/** The title at the start of a cell; empty if there is none. */
export const titleOfCell = (cell: string): string => {
  const title = trimTail(cell);
  return isTitle(title) ? title : '';
};

/**
 * The title that follows a code; null if there is none. The catalogue's own title is recognised first, so that the
 * end is exact.
 */
export function titleAfter(rest: string, official: string | null): FoundTitle | null {
  const lead = LEAD.exec(rest)?.[0].length ?? 0;
  if (official && rest.slice(lead, lead + official.length).toLowerCase() === official.toLowerCase())
    return { title: official, start: lead, end: lead + official.length };
  for (const { start, end } of cellsOf(rest)) {
    if (end <= lead) continue;
    const from = Math.max(start, lead);
    const cell = rest.slice(from, end);
    const title = trimTail(cell);
    if (isTitle(title)) return { title, start: from, end: from + title.length };
    // Other words end the search: what follows them is text, not a table column.
    if (/\p{Ll}{3}/u.test(cell)) return null;
  }
  return null;
}

/** The title in the column before a code, for layouts that put it first; null if there is none. */
export function titleBefore(before: string): FoundTitle | null {
  const trimmed = before.replace(/(?<![\s|,;"])[\s|,;"]+$/, '');
  // Only a separate column: a single space before the code means a sentence.
  if (before.length - trimmed.length < 2 && !/[\t|,;"]$/.test(before)) return null;
  const cell = cellsOf(trimmed).at(-1);
  if (!cell) return null;
  const title = trimTail(trimmed.slice(cell.start, cell.end));
  return isTitle(title) ? { title, start: cell.start, end: cell.start + title.length } : null;
}
