import { isDecimal } from './decimals.ts';
import { isIntended } from './evidence.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';
import { endsWord, type Page, caseOf } from './page.ts';
import type { Reading } from './reading.ts';
import { signBetweenDigits } from './spelling.ts';
import type { Entry, SubjectWord, TagTable } from './tag-table.ts';

/** Maximum atoms of a code: "History of Science Medicine and Public Health 100A". */
const MAX_ATOMS = 10;

/** The key that consecutive atoms form, and its separators. */
export interface Spelled {
  key: string;
  breaks: number[];
  /** Index in the key where two lines, two columns, or an abbreviation and its number meet; -1 for none. */
  seam: number;
}

/** Appends one atom; false where no code can continue across the gap before it. */
export function appendAtom(page: Page, spelled: Spelled, index: number, isFirst: boolean): boolean {
  const atom = page.atoms[index];
  if (atom === undefined || atom.inAddress) return false;
  if (!isFirst && atom.gap !== 'none') {
    if (atom.gap === 'other') return false;
    const sign = signBetweenDigits(page.atoms[index - 1], atom);
    if (sign === ' ') return false;
    if (atom.gap === 'column' || atom.gap === 'wrap' || atom.gap === 'stop') {
      if (spelled.seam >= 0 || (atom.gap === 'stop' && !isAbbreviation(page, spelled.key, index)))
        return false;
      spelled.seam = spelled.key.length;
    }
    if (sign === '') spelled.breaks.push(spelled.key.length);
    spelled.key += sign;
  }
  spelled.key += atom.word;
  return true;
}

/** `Phil. 138`, but not "I like maths. 21 people came": a short capitalised word, then a number. */
function isAbbreviation({ atoms, text }: Page, key: string, index: number): boolean {
  const word = atoms[index - 1];
  if (word === undefined || word.word !== key || key.length > 5 || atoms[index]?.isNumber !== true)
    return false;
  return text.plain[word.start] === text.upper[word.start];
}

/** Whether the page has separators only where the code does. A seam is allowed only between subject and number. */
function fits(spelled: Spelled, breaks: readonly number[], lead: number): boolean {
  return (spelled.seam < 0 || spelled.seam === lead) && spelled.breaks.every((at) => breaks.includes(at));
}

/** Rule 1 for the catalogue's codes in any spelling: the longest code that starts at this atom. */
export function readExactCode(page: Page, table: TagTable, from: number, isAlone = false): Reading | null {
  const spelled: Spelled = { key: '', breaks: [], seam: -1 };
  let found: Reading | null = null;
  for (let index = from; index < from + MAX_ATOMS; index += 1) {
    if (!appendAtom(page, spelled, index, index === from) || spelled.key.length > table.longestKey) break;
    const entries = table.entries.get(spelled.key);
    if (entries === undefined || !endsWord(page, index)) continue;
    const entry = closest(entries, spelled);
    if (entry === null) continue;
    if (isAlone || isIntendedExactly(page, entry, spelled, from, index + 1)) {
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

/** Among entries with the same key, the one spelled as on the page (`ART S10`, `ARTS 10`). */
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

/** The last atom of the subject's letters. */
function lastOfSubject({ atoms }: Page, from: number, entry: Entry): number {
  let length = 0;
  for (let index = from; ; index += 1) {
    length += atoms[index]?.word.length ?? entry.key.length;
    if (length >= entry.subject.key.length) return index;
  }
}

function isIntendedExactly(page: Page, entry: Entry, spelled: Spelled, from: number, to: number): boolean {
  const { subject, number } = entry;
  if (/^\d+$/.test(subject.key)) return !isDecimal(page, from, to, number, true);
  if (!/\d/.test(entry.key)) return isIntendedWithoutDigits(page, spelled, from, to);
  const last = lastOfSubject(page, from, entry);
  return isIntended(page, { kind: 'code', from, last, to, number }, true);
}

/** `LPS A` and `MATH MA`: codes without digits occur by accident in prose, so they need more evidence. */
function isIntendedWithoutDigits(
  page: Page,
  { key, breaks, seam }: Spelled,
  from: number,
  to: number,
): boolean {
  const { atoms } = page;
  if (seam >= 0 && page.atoms[to - 1]?.gap === 'wrap') return false;
  if (breaks.length === 0 && to === from + 1 && ORDINARY_WORDS.has(key)) return false;
  const last = atoms[to - 1];
  const next = atoms[to];
  if (last === undefined || last.word.length > 1 || caseOf(page, last.start, last.end) === 'upper')
    return true;
  return next === undefined || next.gap !== 'space';
}

/**
 * Rule 1 for a subject's nickname or full name (`cs50`, `Mathematics 21B`) and for leading zeros. Codes precede
 * nicknames, which precede names; several matches of equal rank become candidates.
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
    const intended = /\d/.test(number)
      ? isIntended(page, { kind: word.kind, from, last, to, number }, true)
      : isIntendedWithoutDigits(page, { key: entry.key, breaks: [0], seam: -1 }, from, to);
    if (isAlone || intended) known.push({ entry, word, to });
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

/** The longest number of a subject that starts at this atom. */
export function readNumber(
  page: Page,
  word: SubjectWord,
  start: number,
): { entry: Entry; to: number } | null {
  const gap = page.atoms[start]?.gap;
  if (gap === undefined || gap === 'other' || (gap === 'stop' && !isAbbreviation(page, word.key, start)))
    return null;
  const spelled: Spelled = { key: '', breaks: [], seam: -1 };
  let found: { entry: Entry; to: number } | null = null;
  for (let index = start; index < start + MAX_ATOMS; index += 1) {
    if (!appendAtom(page, spelled, index, index === start) || spelled.seam >= 0) break;
    const entry =
      word.subject.numbers.get(spelled.key) ?? word.subject.numbers.get(spelled.key.replace(/^0+(?=\d)/, ''));
    if (entry === undefined || !endsWord(page, index)) continue;
    const lead = entry.key.length - entry.number.length;
    if (spelled.breaks.every((at) => entry.breaks.includes(at + lead))) found = { entry, to: index + 1 };
  }
  return found;
}
