import { isClockWord } from './evidence.ts';
import { LABELS_OF_NUMBERS, LABELS_OF_PLACES, MEASURES, OWN_FIGURES } from './ordinary-words.ts';
import { type Page, wordAfter, wordBefore } from './page.ts';

const BEFORE_AMOUNTS = new Set(
  'AT FROM ABOUT AROUND UNDER OVER BELOW ABOVE ROUGHLY LEAST MOST THAN BETWEEN RATED PRICE'.split(' '),
);
const LINKS = new Set('OF IS WAS WITH A'.split(' '));

/**
 * Numbers with a dot are codes in some catalogues (`6.1010`, `8.01`) and grades, hours, prices and paragraphs everywhere:
 * whether this one is no code. `decimals` is what stands after the dot. An exact tag with three places is doubted least,
 * a number of two places that no tag has most.
 */
export function isDecimal(page: Page, from: number, to: number, decimals: string, known: boolean): boolean {
  const label = wordBefore(page, from)?.word ?? '';
  const labelOfLink = LINKS.has(label) ? (wordBefore(page, from - 1)?.word ?? '') : '';
  if (LABELS_OF_PLACES.has(label)) return true;
  const isShort = decimals.length <= 2;
  if (known && !isShort) return false;
  if (LABELS_OF_NUMBERS.has(label) || OWN_FIGURES.has(labelOfLink)) return true;
  if (MEASURES.has(wordAfter(page, to)?.word ?? '')) return true;
  if (isShort && (isOutOf(page, to) || isAfter(page, from, /[A-F][+-]\s+$/))) return true;
  if (known) return false;
  if (/^0+$/.test(decimals)) return true;
  if (!isShort) return false;
  if (BEFORE_AMOUNTS.has(label) || LABELS_OF_NUMBERS.has(labelOfLink)) return true;
  return isClockWord(page, to) || isLastColumn(page, from, to) || isAfter(page, from, /[|:=<>≤≥≈~]\s*$/);
}

/** Whether a grade or a sign stands before: `B+ 3.33`, the cells of a table of figures, `Score = 3.91`. */
function isAfter({ atoms, text }: Page, from: number, sign: RegExp): boolean {
  const start = atoms[from]?.start ?? 0;
  return sign.test(text.upper.slice(Math.max(0, start - 6), start));
}

/** The `/5` of `4.56/5` and the "out of 5" of a rating; not the next code of `8.01/8.02`. */
function isOutOf({ atoms, text }: Page, to: number): boolean {
  const end = atoms[to - 1]?.end ?? 0;
  return /^(?: ?\/ ?\d\b(?!\.\d)| OUT OF \d)/.test(text.upper.slice(end, end + 10));
}

/** The last figure of a line of figures: credits or points, after a grade or another number. */
function isLastColumn(page: Page, from: number, to: number): boolean {
  const before = wordBefore(page, from);
  const next = page.atoms[to];
  if (before === undefined) return false;
  const end = page.atoms[to - 1]?.end ?? 0;
  const closesLine = next === undefined || page.text.upper.slice(end, next.start).includes('\n');
  return closesLine && (before.isNumber || /^[A-F]$/.test(before.word));
}
