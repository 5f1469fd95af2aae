import { type Atom, cutAtoms } from './atoms.ts';
import { type FoldedText, foldText } from './fold-text.ts';

/** A text ready to be read: folded and cut. */
export interface Page {
  text: FoldedText;
  atoms: Atom[];
}

export function openPage(text: string): Page {
  const folded = foldText(text);
  return { text: folded, atoms: cutAtoms(folded) };
}

/** How the letters between two places of the folded text are written. */
export function writtenAs({ text }: Page, start: number, end: number): 'upper' | 'lower' | 'mixed' {
  const plain = text.plain.slice(start, end);
  if (plain === text.upper.slice(start, end)) return 'upper';
  return plain === plain.toLowerCase() ? 'lower' : 'mixed';
}

/** The word before this one, unless a sentence or a line ends between them. */
export function wordBefore({ text, atoms }: Page, index: number): Atom | undefined {
  const left = atoms[index - 1];
  const right = atoms[index];
  if (left === undefined || right === undefined) return undefined;
  return /[.;!?]\s|\n/.test(text.upper.slice(left.end, right.start)) ? undefined : left;
}

/** The word at this place where nothing but a space parts it from the one before. */
export function wordAfter({ atoms }: Page, index: number): Atom | undefined {
  return atoms[index]?.gap === 'space' ? atoms[index] : undefined;
}

const isAlphanumeric = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Whether a code may begin at this atom: not in the middle of `E-PSCI`, `a@cs50`, `v6.1010` or `$5.45`. */
export function startsWord({ text, atoms }: Page, index: number): boolean {
  const atom = atoms[index];
  if (atom === undefined || atom.gap === 'none' || atom.inAddress) return false;
  const before = text.upper[atom.start - 1];
  if (before === undefined) return true;
  if (/[@$€£_]/.test(before)) return false;
  return !/[-.'&~]/.test(before) || !isAlphanumeric(text.upper[atom.start - 2]);
}

/** What may follow a code after a hyphen without making it another word. */
const AFTER_HYPHEN =
  /^-(?:LIKE|STYLE|TYPE|BASED|EQUIVALENT|INSPIRED|\d{1,4}[A-Z]?|[A-Z])(?![\p{L}\p{N}_@]|[-.][\p{L}\p{N}])/u;

/** Whether a code may end with this atom. A section, a range or a second letter may follow: `1A-02`, `110-111`, `21a-b`. */
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
