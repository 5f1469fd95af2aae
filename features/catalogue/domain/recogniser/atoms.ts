import type { FoldedText } from './fold-text.ts';

/**
 * What separates two atoms. `stop`: the dot of an abbreviation (`Phil. 138`); `column`: table cells; `wrap`: the
 * end of a wrapped line. `other` never occurs inside a course code.
 */
export type Gap = 'none' | 'space' | '-' | '.' | 'stop' | 'column' | 'wrap' | 'other';

/** A run of letters or a run of digits. */
export interface Atom {
  /** In upper case. */
  word: string;
  isNumber: boolean;
  /** Position in the folded text. */
  start: number;
  end: number;
  /** The gap before it; `other` for the first atom. */
  gap: Gap;
  /** Inside a URL or e-mail address, which is never read as a course. */
  inAddress: boolean;
}

const NEITHER = 0;
const DIGIT = 1;
const LETTER = 2;

/**
 * A line at least this long that ends with a subject is taken as wrapped: the number on the next line belongs to
 * it.
 */
const MIN_WRAPPED_LINE = 40;

const COLUMN = /^(?:["']?[,;]["']?|["' ]*\|["' ]*)$/;
/** Scripts without spaces: a Latin word next to one of these characters is a separate word. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;
const ANY_LETTER = /\p{L}/u;

/** Splits a text into atoms in one linear pass. */
export function splitAtoms(text: FoldedText): Atom[] {
  const { upper } = text;
  const atoms: Atom[] = [];
  let position = 0;
  let lineStart = 0;
  let previousEnd = 0;
  while (position < upper.length) {
    const kind = kindAt(upper, position);
    if (kind === NEITHER) {
      if (upper[position] === '\n') lineStart = position + 1;
      position += 1;
      continue;
    }
    const start = position;
    do position += 1;
    while (position < upper.length && kindAt(upper, position) === kind);
    const gap = atoms.length === 0 ? 'other' : gapOf(upper, previousEnd, start, lineStart);
    const word = upper.slice(start, position);
    atoms.push({ word, isNumber: kind === DIGIT, start, end: position, gap, inAddress: false });
    previousEnd = position;
  }
  markAddresses(upper, atoms);
  return atoms;
}

function kindAt(text: string, position: number): number {
  const code = text.charCodeAt(position);
  if (code < 128) {
    if (code >= 48 && code <= 57) return DIGIT;
    if (code >= 65 && code <= 90) return LETTER;
    return code >= 97 && code <= 122 ? LETTER : NEITHER;
  }
  const character = text[position] ?? '';
  return ANY_LETTER.test(character) && !UNSPACED.test(character) ? LETTER : NEITHER;
}

function gapOf(text: string, from: number, to: number, lineStart: number): Gap {
  if (from === to) return 'none';
  if (to - from === 1) {
    const character = text[from];
    if (character === ' ' || character === '\t') return 'space';
    if (character === '-' || character === '.') return character;
  }
  const between = text.slice(from, to);
  if (between === '. ') return 'stop';
  if (/^[ \t]+$/.test(between)) return 'space';
  if (/^ *\r?\n *$/.test(between)) return isWrapped(text, from, lineStart) ? 'wrap' : 'other';
  return COLUMN.test(between) ? 'column' : 'other';
}

/** Whether the line containing `from` is long; `nextLine` is the start of the next one. */
function isWrapped(text: string, from: number, nextLine: number): boolean {
  const begin = nextLine < 2 ? 0 : text.lastIndexOf('\n', nextLine - 2) + 1;
  return from - begin >= MIN_WRAPPED_LINE;
}

const ADDRESS = /:\/\/|(?<![A-Z0-9])WWW\.|\.(?:EDU|COM|ORG|NET|IO|GOV|ACADEMY)\/|@(?=[A-Z0-9])/g;
const MAX_ADDRESS = 2048;

/** Marks the atoms of `https://…`, `www.…`, `host.edu/…` and `name@host`, up to the next space. */
function markAddresses(text: string, atoms: Atom[]): void {
  let next = 0;
  let done = 0;
  for (const { index } of text.matchAll(ADDRESS)) {
    if (index < done) continue;
    const before = /[A-Z0-9+._-]{0,64}$/.exec(text.slice(Math.max(0, index - 64), index));
    const rest = text.slice(index, index + MAX_ADDRESS);
    const length = /[\s)\]>"]/.exec(rest)?.index ?? rest.length;
    const from = index - (before?.[0].length ?? 0);
    done = index + length;
    for (let atom = atoms[next]; atom !== undefined && atom.start < done; atom = atoms[next]) {
      if (atom.end > from) atom.inAddress = true;
      next += 1;
    }
  }
}
