/**
 * A normalised text. `plain` keeps the case, `upper` is the same in upper case; both have the same length. The
 * UTF-16 unit at `i` comes from `[startOf(i), endOf(i))` of the original.
 */
export interface FoldedText {
  plain: string;
  upper: string;
  startOf(index: number): number;
  endOf(index: number): number;
}

const NOT_ASCII = /[^\0-\x7f]/;

/** Invisible characters inserted by PDFs and word processors: soft hyphen, zero-width space and joiners, BOM. */
const INVISIBLE = /^\p{Cf}$/u;
const SPACE = /^\p{Zs}$/u;
const LINE_BREAK = /^[\u0085\u2028\u2029]$/;
/** Dashes used as hyphens. The em dash separates clauses, so it is kept. */
const HYPHEN = /^[\u2010-\u2013\u2212\ufe63\uff0d]$/;
const APOSTROPHE = /^[\u2018\u2019\u02bc\uff07]$/;
/** Full-width forms, ligatures and letter-like symbols. */
const COMPATIBLE = /^[\ufb00-\ufb06\uff01-\uff5e\u{1d400}-\u{1d7ff}]$/u;

/**
 * Normalises full-width letters, ligatures, accents, hyphens and non-breaking spaces. Superscripts are kept: a
 * footnote mark is not part of a course number.
 */
export function foldText(text: string): FoldedText {
  if (!NOT_ASCII.test(text)) {
    return { plain: text, upper: text.toUpperCase(), startOf: (index) => index, endOf: (index) => index + 1 };
  }
  let plain = '';
  let upper = '';
  const pieces: Piece[] = [];
  for (const { 0: run, index } of text.matchAll(/[\0-\x7f]+|[^\0-\x7f]/gu)) {
    const isAscii = run.charCodeAt(0) < 128;
    pieces.push({ at: plain.length, from: index, length: run.length, isAscii });
    const folded = isAscii ? run : foldCharacter(run);
    const capitals = folded.toUpperCase();
    plain += folded;
    upper += capitals.length === folded.length ? capitals : folded;
  }
  return {
    plain,
    upper,
    startOf(index) {
      const { at, from, isAscii } = pieceAt(pieces, index);
      return isAscii ? from + index - at : from;
    },
    endOf(index) {
      const { at, from, length, isAscii } = pieceAt(pieces, index);
      return isAscii ? from + index - at + 1 : from + length;
    },
  };
}

/** A run of ASCII, unchanged, or one other character with its folded form. */
interface Piece {
  /** Position in the folded text. */
  at: number;
  /** Position and length in the original. */
  from: number;
  length: number;
  isAscii: boolean;
}

/**
 * The last piece starting at or before this index. Invisible characters are empty pieces, so they are never the
 * last.
 */
function pieceAt(pieces: readonly Piece[], index: number): Piece {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((pieces[middle]?.at ?? Infinity) <= index) low = middle;
    else high = middle - 1;
  }
  return pieces[low] ?? { at: 0, from: 0, length: 0, isAscii: true };
}

function foldCharacter(character: string): string {
  if (INVISIBLE.test(character)) return '';
  if (SPACE.test(character)) return ' ';
  if (LINE_BREAK.test(character)) return '\n';
  if (HYPHEN.test(character)) return '-';
  if (APOSTROPHE.test(character)) return "'";
  if (COMPATIBLE.test(character)) return character.normalize('NFKC');
  return character.normalize('NFD').replace(/\p{Mn}/gu, '');
}
