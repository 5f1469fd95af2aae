import { isDecimal } from './decimals.ts';
import { isMeant } from './evidence.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';
import { endsWord, type Page, writtenAs } from './page.ts';
import type { Reading } from './reading.ts';
import { signBetweenDigits } from './spelling.ts';
import type { Entry, SubjectWord, TagTable } from './tag-table.ts';

/** Atoms of the longest codes and names that are worth a look: "History of Science Medicine and Public Health 100A". */
const MOST_ATOMS = 10;

/** What a page's atoms spell from one place on, and where in it they are apart. */
export interface Spelled {
  key: string;
  breaks: number[];
  /** Where in the key two lines, two columns or a shortened word and its number meet; -1 for nowhere. */
  seam: number;
}

/** Adds one atom to what is spelled; false where no code goes on over the gap before it. */
export function spellOn(page: Page, spelled: Spelled, index: number, isFirst: boolean): boolean {
  const atom = page.atoms[index];
  if (atom === undefined || atom.inAddress) return false;
  if (!isFirst && atom.gap !== 'none') {
    if (atom.gap === 'other') return false;
    const sign = signBetweenDigits(page.atoms[index - 1], atom);
    if (sign === ' ') return false;
    if (atom.gap === 'column' || atom.gap === 'wrap' || atom.gap === 'stop') {
      if (spelled.seam >= 0 || (atom.gap === 'stop' && !isShortened(page, spelled.key, index))) return false;
      spelled.seam = spelled.key.length;
    }
    if (sign === '') spelled.breaks.push(spelled.key.length);
    spelled.key += sign;
  }
  spelled.key += atom.word;
  return true;
}

/** `Phil. 138`, not "I like maths. 21 people came": a short capitalised word, then a number. */
function isShortened({ atoms, text }: Page, key: string, index: number): boolean {
  const word = atoms[index - 1];
  if (word === undefined || word.word !== key || key.length > 5 || atoms[index]?.isNumber !== true)
    return false;
  return text.plain[word.start] === text.upper[word.start];
}

/** Whether a code may be apart where the page has it apart. A seam lies between subject and number only. */
function fits(spelled: Spelled, breaks: readonly number[], lead: number): boolean {
  return (spelled.seam < 0 || spelled.seam === lead) && spelled.breaks.every((at) => breaks.includes(at));
}

/** Rule 1, the catalogue's own codes in any spelling: the longest that begins at this atom. */
export function readExactCode(page: Page, table: TagTable, from: number, isAlone = false): Reading | null {
  const spelled: Spelled = { key: '', breaks: [], seam: -1 };
  let found: Reading | null = null;
  for (let index = from; index < from + MOST_ATOMS; index += 1) {
    if (!spellOn(page, spelled, index, index === from) || spelled.key.length > table.longestKey) break;
    const entries = table.entries.get(spelled.key);
    if (entries === undefined || !endsWord(page, index)) continue;
    const entry = closest(entries, spelled);
    if (entry === null) continue;
    if (isAlone || isMeantExactly(page, entry, spelled, from, index + 1)) {
      found = readingOf(
        entry,
        from,
        index + 1,
        page.atoms[lastOfSubject(page, from, entry) + 1]?.gap === 'column',
      );
    }
  }
  return found;
}

/** Of entries with one key the one written as the page has it (`ART S10`, `ARTS 10`). */
function closest(entries: readonly Entry[], spelled: Spelled): Entry | null {
  const fitting = entries.filter((entry) =>
    fits(spelled, entry.breaks, entry.key.length - entry.number.length),
  );
  return fitting.find(({ breaks }) => breaks.length === spelled.breaks.length) ?? fitting[0] ?? null;
}

export function readingOf(entry: Entry, from: number, to: number, inColumns: boolean): Reading {
  const { tag, subject, number, candidates } = entry;
  const prefix = subject.code + subject.joiner;
  if (candidates === undefined)
    return { code: tag, known: true, from, to, subject, prefix, number, inColumns };
  return { code: prefix + number, known: false, from, to, subject, prefix, number, inColumns, candidates };
}

/** The atom in which the subject's letters end. */
function lastOfSubject({ atoms }: Page, from: number, entry: Entry): number {
  let length = 0;
  for (let index = from; ; index += 1) {
    length += atoms[index]?.word.length ?? entry.key.length;
    if (length >= entry.subject.key.length) return index;
  }
}

function isMeantExactly(page: Page, entry: Entry, spelled: Spelled, from: number, to: number): boolean {
  const { subject, number } = entry;
  if (/^\d+$/.test(subject.key)) return !isDecimal(page, from, to, number, true);
  if (!/\d/.test(entry.key)) return isMeantWithoutDigits(page, spelled, from, to);
  const last = lastOfSubject(page, from, entry);
  return isMeant(page, { kind: 'code', from, last, to, number }, true);
}

/** `LPS A` and `MATH MA`: letters only, so running text has many more ways to say it by accident. */
function isMeantWithoutDigits(page: Page, { key, breaks, seam }: Spelled, from: number, to: number): boolean {
  const { atoms } = page;
  if (seam >= 0 && page.atoms[to - 1]?.gap === 'wrap') return false;
  if (breaks.length === 0 && to === from + 1 && ORDINARY_WORDS.has(key)) return false;
  const last = atoms[to - 1];
  const next = atoms[to];
  if (last === undefined || last.word.length > 1 || writtenAs(page, last.start, last.end) === 'upper')
    return true;
  return next === undefined || next.gap !== 'space';
}

/**
 * Rule 1 for a subject's nickname or full name (`cs50`, `Mathematics 21B`) and for zeros in front of a number. A code goes
 * before a nickname and that before a name; several classes of one rank are a question.
 */
export function readNamedCode(
  page: Page,
  words: readonly SubjectWord[],
  from: number,
  last: number,
  isAlone = false,
): Reading | null {
  let known: { entry: Entry; word: SubjectWord; to: number }[] = [];
  for (const word of words) {
    if (word.kind === 'code' && /^\d+$/.test(word.key)) continue;
    const found = readNumber(page, word, last + 1);
    if (found === null) continue;
    const { entry, to } = found;
    const number = entry.number;
    const isMeantSo = /\d/.test(number)
      ? isMeant(page, { kind: word.kind, from, last, to, number }, true)
      : isMeantWithoutDigits(page, { key: entry.key, breaks: [0], seam: -1 }, from, to);
    if (isAlone || isMeantSo) known.push({ entry, word, to });
  }
  if (known.some(({ word }) => word.kind === 'alias'))
    known = known.filter(({ word }) => word.kind === 'alias');
  const [first, second] = known;
  if (first === undefined) return null;
  const reading = readingOf(first.entry, from, first.to, page.atoms[last + 1]?.gap === 'column');
  if (second === undefined || second.to !== first.to) return reading;
  const code = `${page.text.upper.slice(page.atoms[from]?.start, page.atoms[last]?.end)} ${first.entry.number}`;
  return { ...reading, code, known: false, subject: null, candidates: known.map(({ entry }) => entry.tag) };
}

/** The longest number of a subject that stands at this atom. */
export function readNumber(
  page: Page,
  word: SubjectWord,
  start: number,
): { entry: Entry; to: number } | null {
  const gap = page.atoms[start]?.gap;
  if (gap === undefined || gap === 'other' || (gap === 'stop' && !isShortened(page, word.key, start)))
    return null;
  const spelled: Spelled = { key: '', breaks: [], seam: -1 };
  let found: { entry: Entry; to: number } | null = null;
  for (let index = start; index < start + MOST_ATOMS; index += 1) {
    if (!spellOn(page, spelled, index, index === start) || spelled.seam >= 0) break;
    const entry =
      word.subject.numbers.get(spelled.key) ?? word.subject.numbers.get(spelled.key.replace(/^0+(?=\d)/, ''));
    if (entry === undefined || !endsWord(page, index)) continue;
    const lead = entry.key.length - entry.number.length;
    if (spelled.breaks.every((at) => entry.breaks.includes(at + lead))) found = { entry, to: index + 1 };
  }
  return found;
}
