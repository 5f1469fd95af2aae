import { type Atom, splitAtoms } from './atoms.ts';
import { foldText } from './fold-text.ts';

/**
 * A code without its variable parts. `key`: letters and digits in upper case; separators are kept only between
 * digits (`6.1010` is not `61.010`). `breaks`: indexes in the key where it had a separator.
 */
export interface Spelling {
  key: string;
  breaks: readonly number[];
}

const ONLY_ASCII = /^[\0-\x7f]*$/;

/** Null for a text without letters and digits. */
export function spell(text: string): Spelling | null {
  if (ONLY_ASCII.test(text)) return spellAscii(text);
  const atoms = splitAtoms(foldText(text));
  if (atoms.length === 0) return null;
  let key = '';
  const breaks: number[] = [];
  atoms.forEach((atom, index) => {
    const sign = index === 0 ? '' : signBetweenDigits(atoms[index - 1], atom);
    if (index > 0 && atom.gap !== 'none' && sign === '') breaks.push(key.length);
    key += sign + atom.word;
  });
  return { key, breaks };
}

const NEITHER = 0;
const DIGIT = 1;
const LETTER = 2;

/** A fast path for ASCII, which nearly every tag is: thousands are processed while a page loads. */
function spellAscii(text: string): Spelling | null {
  const upper = text.toUpperCase();
  let key = '';
  const breaks: number[] = [];
  let last = NEITHER;
  let isApart = false;
  for (let index = 0; index < upper.length; index += 1) {
    const code = upper.charCodeAt(index);
    const kind = code >= 65 && code <= 90 ? LETTER : code >= 48 && code <= 57 ? DIGIT : NEITHER;
    if (kind === NEITHER) {
      isApart = true;
      continue;
    }
    if (isApart && last !== NEITHER) {
      const before = upper[index - 1];
      if (kind === DIGIT && last === DIGIT) key += before === '-' || before === '.' ? before : ' ';
      else breaks.push(key.length);
    }
    key += upper[index];
    last = kind;
    isApart = false;
  }
  return key === '' ? null : { key, breaks };
}

/** The separator to keep between two atoms: the one between two numbers, otherwise none. */
export function signBetweenDigits(left: Atom | undefined, right: Atom): string {
  if (left === undefined || !left.isNumber || !right.isNumber) return '';
  return right.gap === '-' ? '-' : right.gap === '.' ? '.' : ' ';
}

/** The pattern of a number: `S999B` is `A9A`, `90R.C` is `9A.A`, `399-TIME` is `9-A`. */
export function shapeOf(number: string): string {
  let shape = '';
  let last = '';
  for (const character of number) {
    const isSign = character === '.' || character === '-';
    const sign = character >= '0' && character <= '9' ? '9' : isSign ? character : 'A';
    if (sign !== last) shape += sign;
    last = sign;
  }
  return shape;
}
