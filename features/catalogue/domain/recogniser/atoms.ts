import type { FoldedText } from './fold-text.ts';

/**
 * What stands between two atoms. `stop`: the dot of a shortened word (`Phil. 138`); `column`: the cells of a table; `wrap`: the
 * end of a full line. `other` never lies inside a course code.
 */
export type Gap = 'none' | 'space' | '-' | '.' | 'stop' | 'column' | 'wrap' | 'other';

/** A run of letters or a run of digits. */
export interface Atom {
  /** In capitals. */
  word: string;
  isNumber: boolean;
  /** Place in the folded text. */
  start: number;
  end: number;
  /** What stands before it; `other` before the first. */
  gap: Gap;
  /** Inside a web or mail address, where nothing is a course. */
  inAddress: boolean;
}

const NEITHER = 0;
const DIGIT = 1;
const LETTER = 2;

/** A line at least this long that ends with a subject was wrapped there: the number that follows belongs to it. */
const WRAPPED_LINE = 40;

const COLUMN = /^(?:["']?[,;]["']?|["' ]*\|["' ]*)$/;
/** Scripts written without spaces: a Latin word beside one of their characters is a word of its own. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;
const ANY_LETTER = /\p{L}/u;

/** Cuts a text into its atoms, in one pass; the time is linear in its length. */
export function cutAtoms(text: FoldedText): Atom[] {
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

/** Whether the line that holds `from` is long; `nextLine` is where the following one begins. */
function isWrapped(text: string, from: number, nextLine: number): boolean {
  const begin = nextLine < 2 ? 0 : text.lastIndexOf('\n', nextLine - 2) + 1;
  return from - begin >= WRAPPED_LINE;
}

const ADDRESS = /:\/\/|(?<![A-Z0-9])WWW\.|\.(?:EDU|COM|ORG|NET|IO|GOV|ACADEMY)\/|@(?=[A-Z0-9])/g;
const LONGEST_ADDRESS = 2048;

/** Marks the atoms of `https://…`, `www.…`, `host.edu/…` and `name@host`, each up to the next space. */
function markAddresses(text: string, atoms: Atom[]): void {
  let next = 0;
  let done = 0;
  for (const { index } of text.matchAll(ADDRESS)) {
    if (index < done) continue;
    const before = /[A-Z0-9+._-]{0,64}$/.exec(text.slice(Math.max(0, index - 64), index));
    const rest = text.slice(index, index + LONGEST_ADDRESS);
    const length = /[\s)\]>"]/.exec(rest)?.index ?? rest.length;
    const from = index - (before?.[0].length ?? 0);
    done = index + length;
    for (let atom = atoms[next]; atom !== undefined && atom.start < done; atom = atoms[next]) {
      if (atom.end > from) atom.inAddress = true;
      next += 1;
    }
  }
}
