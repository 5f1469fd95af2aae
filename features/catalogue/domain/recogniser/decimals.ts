import { isClockWord } from './evidence.ts';
import { LABELS_OF_NUMBERS, LABELS_OF_PLACES, MEASURES, OWN_FIGURES } from './ordinary-words.ts';
import { type Page, wordAfter, wordBefore } from './page.ts';

const BEFORE_AMOUNTS = new Set(
  'AT FROM ABOUT AROUND UNDER OVER BELOW ABOVE ROUGHLY LEAST MOST THAN BETWEEN RATED PRICE'.split(' '),
);
const LINKS = new Set('OF IS WAS WITH A'.split(' '));

/**
 * Whether a number with a dot is a decimal rather than a code: codes in some catalogues (`6.1010`, `8.01`), but
 * also grades, hours, prices and paragraphs. `decimals` are the digits after the dot. Exact tags with three or more
 * decimals are trusted most, unknown numbers with two least.
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
  if (isAgainst(page, from, to)) return true;
  return isClockWord(page, to) || isLastColumn(page, from, to) || isAfter(page, from, /[|:=<>≤≥≈~]\s*$/);
}

/** Whether a grade or an operator precedes: `B+ 3.33`, table cells, `Score = 3.91`. */
function isAfter({ atoms, text }: Page, from: number, sign: RegExp): boolean {
  const start = atoms[from]?.start ?? 0;
  return sign.test(text.upper.slice(Math.max(0, start - 6), start));
}

/** One of two figures that are compared, each with at most two decimals: `4.95 against 5.00`. */
function isAgainst({ atoms, text }: Page, from: number, to: number): boolean {
  const start = atoms[from]?.start ?? 0;
  const end = atoms[to - 1]?.end ?? 0;
  return (
    /(?:^|[^\d.])\d{1,3}\.\d{1,2} AGAINST $/.test(text.upper.slice(Math.max(0, start - 16), start)) ||
    /^ AGAINST \d{1,3}\.\d{1,2}(?![\d.]\d|\d)/.test(text.upper.slice(end, end + 18))
  );
}

/** Matches the `/5` of `4.56/5` and "out of 5", but not the next code in `8.01/8.02`. */
function isOutOf({ atoms, text }: Page, to: number): boolean {
  const end = atoms[to - 1]?.end ?? 0;
  return /^(?: ?\/ ?\d\b(?!\.\d)| OUT OF \d)/.test(text.upper.slice(end, end + 10));
}

/** Whether it is the last column of a row of figures: credits or points, after a grade or number. */
function isLastColumn(page: Page, from: number, to: number): boolean {
  const before = wordBefore(page, from);
  const next = page.atoms[to];
  if (before === undefined) return false;
  const end = page.atoms[to - 1]?.end ?? 0;
  const closesLine = next === undefined || page.text.upper.slice(end, next.start).includes('\n');
  return closesLine && (before.isNumber || /^[A-F]$/.test(before.word));
}
