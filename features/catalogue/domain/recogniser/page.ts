import { type Atom, splitAtoms } from './atoms.ts';
import { type FoldedText, foldText } from './fold-text.ts';

/** A text prepared for reading: folded and split into atoms. */
export interface Page {
  text: FoldedText;
  atoms: Atom[];
}

export function toPage(text: string): Page {
  const folded = foldText(text);
  return { text: folded, atoms: splitAtoms(folded) };
}

/** Case of the letters between two positions of the folded text. */
export function caseOf({ text }: Page, start: number, end: number): 'upper' | 'lower' | 'mixed' {
  const plain = text.plain.slice(start, end);
  if (plain === text.upper.slice(start, end)) return 'upper';
  return plain === plain.toLowerCase() ? 'lower' : 'mixed';
}

/** The previous word, unless a sentence or line ends between them. */
export function wordBefore({ text, atoms }: Page, index: number): Atom | undefined {
  const left = atoms[index - 1];
  const right = atoms[index];
  if (left === undefined || right === undefined) return undefined;
  return /[.;!?]\s|\n/.test(text.upper.slice(left.end, right.start)) ? undefined : left;
}

/** The word here, if only a space separates it from the previous one. */
export function wordAfter({ atoms }: Page, index: number): Atom | undefined {
  return atoms[index]?.gap === 'space' ? atoms[index] : undefined;
}

const isAlphanumeric = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Whether a code may start at this atom: not inside `E-PSCI`, `a@cs50`, `v6.1010` or `$5.45`. */
export function startsWord({ text, atoms }: Page, index: number): boolean {
  const atom = atoms[index];
  if (atom === undefined || atom.gap === 'none' || atom.inAddress) return false;
  const before = text.upper[atom.start - 1];
  if (before === undefined) return true;
  if (/[@$€£_]/.test(before)) return false;
  return !/[-.'&~]/.test(before) || !isAlphanumeric(text.upper[atom.start - 2]);
}

/** Text after a hyphen that does not make the code part of a longer word. */
const AFTER_HYPHEN =
  /^-(?:LIKE|STYLE|TYPE|BASED|EQUIVALENT|INSPIRED|\d{1,4}[A-Z]?|[A-Z])(?![\p{L}\p{N}_@]|[-.][\p{L}\p{N}])/u;

/**
 * Whether a code may end with this atom. A section, range or second letter may follow: `1A-02`, `110-111`, `21a-b`.
 */
export function endsWord({ text, atoms }: Page, index: number): boolean {
  const atom = atoms[index];
  if (atom === undefined || atoms[index + 1]?.gap === 'none') return false;
  const { upper } = text;
  const next = upper[atom.end];
  if (next === undefined) return true;
  if (/[_@%]/.test(next)) return false;
  const after = upper[atom.end + 1];
  if (next === '.') return !isAlphanumeric(after);
  if (next === ':' && atom.isNumber && after !== undefined) return !/\d/.test(after);
  if (next === '-' && isAlphanumeric(after)) return AFTER_HYPHEN.test(upper.slice(atom.end, atom.end + 16));
  return true;
}
