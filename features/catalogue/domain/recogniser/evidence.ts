import type { Atom } from './atoms.ts';
import { COUNTED_THINGS, ORDINARY_WORDS, WORDS_BEFORE_NUMBERS } from './ordinary-words.ts';
import { type Page, wordAfter, wordBefore, caseOf } from './page.ts';
import type { SubjectEvidence } from './reading.ts';

/**
 * Whether a subject and number are meant as a code. Exact tags (`known`) need less evidence than unknown numbers,
 * subject codes less than names, and words that commonly precede numbers need the most.
 */
export function isIntended(page: Page, evidence: SubjectEvidence, known: boolean): boolean {
  const { kind, from, last, to, number } = evidence;
  const { atoms } = page;
  const first = atoms[from];
  const end = atoms[last];
  if (first === undefined || end === undefined) return false;
  const written = caseOf(page, first.start, end.end);
  const gap = atoms[last + 1]?.gap;
  const isGlued = gap === 'none' || gap === '-' || gap === '.';
  if (last === from && WORDS_BEFORE_NUMBERS.has(first.word)) {
    if (isGlued ? !known && !/\d{2}/.test(number) : !isWordIntended(page, evidence, written, known))
      return false;
  }
  if (/^\d+$/.test(number) && isCounted(page, to)) {
    if (!known || !(isGlued || (kind !== 'name' && written === 'upper'))) return false;
  }
  if (known) return true;
  if (isTimeOrOrdinal(page, to, number)) return false;
  if (isYear(number) && (kind !== 'code' || isTermName(page, from, to))) return false;
  if (kind === 'name' && written === 'lower' && /^\d$/.test(number)) return false;
  return !isTailOfName(page, first, from, end);
}

/** AT, IN, ME, AM need capitals before a tag or a number that is not a time, or a number unusual in prose. */
function isWordIntended(
  page: Page,
  { kind, from, number }: SubjectEvidence,
  written: string,
  known: boolean,
): boolean {
  const before = wordBefore(page, from);
  const isClock = before?.isNumber === true && /^[AP]M$/.test(page.atoms[from]?.word ?? '');
  if (written === 'upper' && !isClock && (known || (kind === 'code' && /\d{3}|\d[A-Z]/.test(number))))
    return true;
  return known && isUnusualNumber(number);
}

/** "his 4121" and "me 21a" do not occur in prose; "his 1984" and "at 10am" do. */
function isUnusualNumber(number: string): boolean {
  if (/^\d{4,}$/.test(number)) return !isYear(number);
  return /^\d+[A-Z]+$/.test(number) && !UNIT_AFTER_DIGITS.test(number);
}

/**
 * A capitalised word before a name makes it part of a longer one: "African American Studies 109" is not American
 * Studies.
 */
function isTailOfName(page: Page, first: Atom, from: number, end: Atom): boolean {
  const before = wordBefore(page, from);
  if (before === undefined || first.gap !== 'space' || WORDS_BEFORE_NUMBERS.has(before.word)) return false;
  if (end.end - first.start <= 4 || caseOf(page, first.start, end.end) !== 'mixed') return false;
  const isCapitalised = /^\p{Lu}\p{Ll}/u.test(page.text.plain.slice(before.start, before.end));
  return isCapitalised && wordBefore(page, from - 1) !== undefined;
}

const isYear = (number: string): boolean => /^(?:19|20)\d\d$/.test(number);

const SEASONS = new Set(['FALL', 'AUTUMN', 'SPRING', 'SUMMER', 'WINTER', 'TERM', 'SEMESTER']);

/** `COMPSCI 2023 Fall`, `Spring ECON 2024`: the number is the year of the term. */
function isTermName(page: Page, from: number, to: number): boolean {
  if (SEASONS.has(wordAfter(page, to)?.word ?? '')) return wordAfter(page, to + 1)?.isNumber !== true;
  if (!SEASONS.has(wordBefore(page, from)?.word ?? '')) return false;
  return !isYear(wordBefore(page, from - 1)?.word ?? '');
}

const UNIT_AFTER_DIGITS = /^(?:0?\d|1[0-2])[AP]M$|^\d+(?:TH|ST|ND|RD|MINS?|HRS?|KM|KG|MM|CM|ISH)$|0S$/;

/** 19th, 1960s, 10am, 50min. 10:30 is rejected by the word boundaries. */
export function isTimeOrOrdinal(page: Page, to: number, number: string): boolean {
  if (!UNIT_AFTER_DIGITS.test(number)) return /^\d{1,2}$/.test(number) && isClockWord(page, to);
  const end = page.atoms[to - 1];
  return end === undefined || caseOf(page, end.start, end.end) !== 'upper' || /[AP]M$/.test(number);
}

/** Whether the word here is "am", "p.m." or "o'clock". */
export function isClockWord(page: Page, index: number): boolean {
  const atom = wordAfter(page, index);
  if (atom === undefined) return false;
  return /^(?:[AP]M|[AP]\.M|O'CLOCK)\b/.test(page.text.upper.slice(atom.start, atom.start + 8));
}

/**
 * Whether the next word is the unit of the number: "55 students". A capitalised word is a title or a new sentence.
 */
export function isCounted(page: Page, to: number): boolean {
  const next = wordAfter(page, to);
  return (
    next !== undefined && COUNTED_THINGS.has(next.word) && caseOf(page, next.start, next.end) === 'lower'
  );
}

/** Whether letters unknown to the catalogue could be a subject: `BIO 101`, not `PAGE 1`. */
export function mayBeSubject(word: string): boolean {
  return !ORDINARY_WORDS.has(word);
}
