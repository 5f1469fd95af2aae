import { isCounted, isTimeOrOrdinal } from './evidence.ts';
import { endsWord, type Page, caseOf } from './page.ts';
import type { Reading } from './reading.ts';

type Link = 'comma' | 'slash' | 'and' | 'range';

/**
 * Rule 4: reads further numbers and letters that share the subject of `head`: `CS50, 51`, `21a/b`, `10a & b`,
 * `110-111`.
 */
export function readListItems(page: Page, head: Reading): Reading[] {
  const found: Reading[] = [];
  if (head.inColumns || !/\d/.test(head.number)) return found;
  let last = head;
  for (;;) {
    const link = linkAfter(page, last.to);
    if (link === null) return found;
    const item =
      page.atoms[link.to]?.isNumber === true ? nextNumber(page, last, link) : nextLetter(page, last, link);
    if (item === null) return found;
    found.push(item);
    last = item;
  }
}

/** What joins the atom at `index` to the previous one, and where the next item starts. */
function linkAfter({ atoms, text }: Page, index: number): { kind: Link; to: number } | null {
  const left = atoms[index - 1];
  const right = atoms[index];
  if (left === undefined || right === undefined || right.inAddress || right.start - left.end > 3) return null;
  const between = text.upper.slice(left.end, right.start);
  // Lists do not continue across paragraphs.
  if (/\n[^\S\n]*\n/.test(between)) return null;
  const sign = between.trim();
  const isWord = right.word === 'AND' || right.word === 'OR';
  if (isWord && (sign === '' || sign === ',')) {
    const gap = atoms[index + 1]?.gap;
    return gap === 'space' ? { kind: 'and', to: index + 1 } : null;
  }
  if (sign === ',') return { kind: 'comma', to: index };
  if (sign === '/' || sign === '&' || sign === '+') return { kind: 'slash', to: index };
  return sign === '-' ? { kind: 'range', to: index } : null;
}

/** `51` after `COMPSCI 50`. Accepted if in the catalogue, or if it looks like the previous number. */
function nextNumber(page: Page, last: Reading, link: { kind: Link; to: number }): Reading | null {
  const { atoms } = page;
  const digits = atoms[link.to];
  const suffix = atoms[link.to + 1];
  if (digits === undefined) return null;
  const hasSuffix = suffix?.gap === 'none' && suffix.word.length <= 3;
  const to = link.to + (hasSuffix ? 2 : 1);
  if (!endsWord(page, to - 1)) return null;
  const number = digits.word + (hasSuffix ? suffix.word : '');
  if (isTimeOrOrdinal(page, to, number) || (!hasSuffix && isCounted(page, to))) return null;
  const entry = last.subject?.numbers.get(number);
  const lastDigits = /\d+/.exec(last.number)?.[0] ?? '';
  const isShorter = !hasSuffix && digits.word.length < lastDigits.length;
  const base = { from: link.to, to, subject: last.subject, prefix: last.prefix, number, inColumns: false };
  if (entry !== undefined) {
    if (link.kind === 'range' && Number(digits.word) < Number(lastDigits)) return null;
    if (link.kind === 'comma' && isShorter) return null;
    return { ...base, code: entry.tag, known: true };
  }
  if (last.subject?.joiner === '.' || link.kind === 'range') return null;
  if (digits.word.length !== lastDigits.length || (digits.word.length < 2 && !hasSuffix)) return null;
  return link.kind !== 'slash' && isFollowedByWord(page, to)
    ? null
    : { ...base, code: last.prefix + number, known: false };
}

/** `b` after `MATH 21A`. After a comma a single letter could be a grade. */
function nextLetter(page: Page, last: Reading, link: { kind: Link; to: number }): Reading | null {
  const { atoms, text } = page;
  const letter = atoms[link.to];
  const stem = /^(.*\d)[A-Z]$/.exec(last.number)?.[1];
  if (letter === undefined || stem === undefined || letter.word.length !== 1) return null;
  const to = link.to + 1;
  if (!endsWord(page, link.to) || /^ ?[+-](?!\w)/.test(text.upper.slice(letter.end, letter.end + 3)))
    return null;
  if (link.kind === 'comma' && caseOf(page, letter.start, letter.end) === 'upper') return null;
  const standsApart = link.kind !== 'slash' || text.upper[letter.start - 1] === ' ';
  // "ECON 10A / I work": a word, unless it stands close to the stroke.
  if (/^[AI]$/.test(letter.word) && standsApart && isFollowedByWord(page, to)) return null;
  const number = stem + letter.word;
  const entry = last.subject?.numbers.get(number);
  const base = { from: link.to, to, subject: last.subject, prefix: last.prefix, number, inColumns: false };
  if (entry !== undefined) return { ...base, code: entry.tag, known: true };
  return link.kind === 'slash' ? { ...base, code: last.prefix + number, known: false } : null;
}

function isFollowedByWord({ atoms }: Page, index: number): boolean {
  const next = atoms[index];
  return (
    next !== undefined && next.gap === 'space' && !next.isNumber && next.word !== 'AND' && next.word !== 'OR'
  );
}
