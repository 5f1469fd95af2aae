import { cellsOf } from './line-cells.ts';

/** A title found in a piece of text, with its place there. */
export interface FoundTitle {
  title: string;
  start: number;
  end: number;
}

const LONGEST = 160;
/** So much of a line beside a code can belong to it: more than the longest row of a transcript. */
export const BESIDE_CODE = 400;
/** So much of a cell is looked at: a title, and what may stand behind it. */
const LONGEST_CELL = 250;
/** What stands between a code and its title: a joint mark, a section, a campus and a level. */
const LEAD =
  /^(?:[\s,;|:"'–—-]|\[[A-Z]\]|\([A-Z]\)|(?:S|M|H|US|UG|GR|U|G|UGRD|GRAD)(?=\s*[|\t]|\s{2,}|,|\s+(?:US|UG|GR|UGRD|GRAD)\b|$)|(?:US|UG|GR|UGRD|GRAD)\b(?=\s+[A-Z]))+/;

const GRADE = String.raw`[A-F][+\-−–]?|P|NP|S|U|CR|NC|IP|W|WD|WF|TR|AU|PA|SAT|UNS|DIS|INC|NG|EXC|CIP|REG|T`;
const NUMBER = String.raw`\d+(?:[./]\d+)*|\*+|-+`;
const LEVEL = String.raw`UG|GR|UGRD|GRAD|U|G`;
const TAIL = new RegExp(String.raw`(?:\s+|^)(?:${GRADE}|${NUMBER}|${LEVEL}|\[[A-Z]\])\s*$`);
const FIGURE = /(?:^|\s)(?:\d+\.\d+|\*{2,})(?=\s|$)/;

/** A cell that can be a title: words, begun with a capital or a figure; no sentence, no term, no grade. */
const isTitle = (cell: string): boolean =>
  /\p{L}{3}/u.test(cell) &&
  /^[\p{Lu}\p{Nd}"“‘'¿¡«]/u.test(cell) &&
  !/^(?:\d{4}\s+)?(?:fall|spring|summer|winter|autumn)\b[\s\d]*$/i.test(cell) &&
  !/^(?:and|or|in|but|with|then|which|was|is)\b/i.test(cell);

/** The title at the head of a cell: up to the first figure; what may be a grade or units at its end is taken off. */
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

/**
 * The title that follows a code; null where what follows is none. The catalogue's own title is found in any case, so
 * that it ends exactly where it ends.
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
    // Words that are no title end the search: what follows a sentence is no column of a table.
    if (/\p{Ll}{3}/u.test(cell)) return null;
  }
  return null;
}

/** The title in the column before a code, in records that put it first; null where there is none. */
export function titleBefore(before: string): FoundTitle | null {
  const trimmed = before.replace(/(?<![\s|,;"])[\s|,;"]+$/, '');
  // Only a column of its own: a space before the code is a sentence.
  if (before.length - trimmed.length < 2 && !/[\t|,;"]$/.test(before)) return null;
  const cell = cellsOf(trimmed).at(-1);
  if (!cell) return null;
  const title = trimTail(trimmed.slice(cell.start, cell.end));
  return isTitle(title) ? { title, start: cell.start, end: cell.start + title.length } : null;
}
