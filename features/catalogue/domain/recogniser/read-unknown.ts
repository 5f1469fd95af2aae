import type { Gap } from './atoms.ts';
import { isDecimal } from './decimals.ts';
import { isCounted, isIntended, isTimeOrOrdinal, mayBeSubject } from './evidence.ts';
import { endsWord, type Page } from './page.ts';
import type { Reading } from './reading.ts';
import { shapeOf } from './spelling.ts';
import type { Subject, SubjectWord, TagTable } from './tag-table.ts';

interface NumberRead {
  number: string;
  to: number;
}

/** Gaps across which only exact tags may continue. */
const EXACT_ONLY_GAPS: ReadonlySet<Gap> = new Set(['other', 'wrap', 'stop']);

/** Rule 2: a subject of the catalogue (by code, nickname or name) with a number that no tag has. */
export function readUnknownNumber(
  page: Page,
  table: TagTable,
  words: readonly SubjectWord[],
  from: number,
  last: number,
  isAlone = false,
): Reading | null {
  const word =
    words.find(({ kind }) => kind === 'code') ?? words.find(({ kind }) => kind === 'alias') ?? words[0];
  const next = page.atoms[last + 1];
  if (word === undefined || next === undefined || EXACT_ONLY_GAPS.has(next.gap)) return null;
  // A dot after a nickname is another university's notation: a visitor's EC.718 is not economics.
  if (next.gap === '.' && word.subject.joiner !== '.' && word.kind !== 'code') return null;
  const sameKind = words.filter(({ kind }) => kind === word.kind);
  const { subject } = word;
  const isDotted = subject.joiner === '.';
  const read = isDotted ? readDotted(page, table, word, last + 1) : readPlain(page, table, subject, last + 1);
  if (read === null) return null;
  const { number, to } = read;
  if (!isAlone) {
    if (/^\d+$/.test(subject.key) && isDecimal(page, from, to, number, false)) return null;
    if (!isIntended(page, { kind: word.kind, from, last, to, number }, false)) return null;
  }
  const inColumns = next.gap === 'column';
  if (sameKind.length > 1) {
    const prefix = `${page.text.upper.slice(page.atoms[from]?.start, page.atoms[last]?.end).replace(/\s+/g, ' ')} `;
    return { code: prefix + number, known: false, from, to, subject: null, prefix, number, inColumns };
  }
  const prefix = subject.code + subject.joiner;
  return { code: prefix + number, known: false, from, to, subject, prefix, number, inColumns };
}

/** `1240`, `21A`, `S999B`, `90R.C`: digits with up to four letters, or a shape used by this subject. */
function readPlain(page: Page, table: TagTable, subject: Subject, start: number): NumberRead | null {
  const { atoms } = page;
  const first = atoms[start];
  if (first === undefined) return null;
  const hasPrefix = !first.isNumber;
  if (hasPrefix && (!subject.prefixes.has(first.word) || atoms[start + 1]?.gap !== 'none')) return null;
  const digitsAt = hasPrefix ? start + 1 : start;
  const digits = atoms[digitsAt];
  if (digits === undefined || !digits.isNumber || digits.word.length > table.maxDigits) return null;
  let number = (hasPrefix ? first.word : '') + (hasPrefix ? digits.word : withoutZeros(digits.word));
  let found: NumberRead | null = endsWord(page, digitsAt) ? { number, to: digitsAt + 1 } : null;
  for (let index = digitsAt + 1; index < digitsAt + 4; index += 1) {
    const atom = atoms[index];
    if (atom === undefined || !(atom.gap === 'none' || atom.gap === '.' || atom.gap === '-')) break;
    number += (atom.gap === 'none' ? '' : atom.gap) + atom.word;
    const isSuffix = index === digitsAt + 1 && atom.gap === 'none' && !atom.isNumber && atom.word.length <= 4;
    if (isSuffix || subject.shapes.has(shapeOf(number))) {
      if (endsWord(page, index)) found = { number, to: index + 1 };
    } else if (atom.gap !== 'none') break;
  }
  return found;
}

const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

/** `1010`, `S895`, `100A`, `C21A`, `3S50`, but not the single digits of `5.0` and `5.0pt`. */
const DOTTED_NUMBER = /^(?:\p{L}{1,2}\d{1,4}|\d{2,5}|\d\p{L}\d{2,3})\p{L}{0,2}$/u;

/** `6.1010`, `9.S895`, `18.100A`, `6.UR`: subject and number joined by a dot. */
function readDotted(page: Page, table: TagTable, word: SubjectWord, start: number): NumberRead | null {
  const { atoms } = page;
  const first = atoms[start];
  if (first === undefined) return null;
  const mayStandApart = word.kind !== 'code' || /^\D{3,}$/.test(word.key);
  if (
    first.gap !== '.' &&
    !(mayStandApart && first.gap === 'space' && first.isNumber && first.word.length > 2)
  )
    return null;
  let number = '';
  for (let index = start; index < start + 4; index += 1) {
    const atom = atoms[index];
    if (atom === undefined || (index > start && atom.gap !== 'none')) return null;
    number += atom.word;
    if (!endsWord(page, index)) continue;
    if (!/\d/.test(number)) return table.letterNumbers.has(number) ? { number, to: index + 1 } : null;
    return DOTTED_NUMBER.test(number) ? { number, to: index + 1 } : null;
  }
  return null;
}

/** `edus999b`: one run of letters contains the subject and the number's prefix. */
export function readPrefixedCode(page: Page, table: TagTable, from: number): Reading | null {
  const letters = page.atoms[from];
  const digits = page.atoms[from + 1];
  if (
    letters === undefined ||
    letters.isNumber ||
    digits?.gap !== 'none' ||
    digits.word.length > table.maxDigits
  )
    return null;
  for (const subject of table.prefixed) {
    const letter = letters.word.slice(subject.key.length);
    if (!letters.word.startsWith(subject.key) || !subject.prefixes.has(letter)) continue;
    const suffix = page.atoms[from + 2];
    const hasSuffix = suffix?.gap === 'none' && suffix.word.length <= 4;
    const to = from + (hasSuffix ? 3 : 2);
    if (!endsWord(page, to - 1)) return null;
    const number = letter + digits.word + (hasSuffix ? suffix.word : '');
    const prefix = subject.code + subject.joiner;
    return { code: prefix + number, known: false, from, to, subject, prefix, number, inColumns: false };
  }
  return null;
}

/** Rule 3, the specification's pattern: two to four letters, one to three digits, up to two letters. */
export function readPattern(page: Page, from: number, isAlone = false): Reading | null {
  const letters = page.atoms[from];
  const digits = page.atoms[from + 1];
  if (letters === undefined || digits === undefined || letters.isNumber || !digits.isNumber) return null;
  if (letters.word.length < 2 || letters.word.length > 4 || digits.word.length > 3) return null;
  if (!/^[A-Z]+$/.test(letters.word) || (!isAlone && !mayBeSubject(letters.word))) return null;
  if (digits.gap !== 'none' && (digits.gap !== 'space' || digits.start - letters.end > 2)) return null;
  const suffix = page.atoms[from + 2];
  const hasSuffix = suffix?.gap === 'none';
  if (hasSuffix && !/^[A-Z]{1,2}$/.test(suffix.word)) return null;
  const to = from + (hasSuffix ? 3 : 2);
  if (!endsWord(page, to - 1)) return null;
  const number = digits.word + (hasSuffix ? suffix.word : '');
  if (!isAlone && (isTimeOrOrdinal(page, to, number) || (!hasSuffix && isCounted(page, to)))) return null;
  if (!isAlone && isThousands(page, to)) return null;
  const prefix = `${letters.word} `;
  return { code: prefix + number, known: false, from, to, subject: null, prefix, number, inColumns: false };
}

function isThousands({ atoms, text }: Page, to: number): boolean {
  const next = atoms[to];
  return (
    next !== undefined &&
    next.isNumber &&
    next.word.length === 3 &&
    text.upper.slice(atoms[to - 1]?.end, next.start) === ','
  );
}
