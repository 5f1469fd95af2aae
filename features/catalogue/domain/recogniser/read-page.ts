import { readListItems } from './lists.ts';
import { type Page, startsWord } from './page.ts';
import { readExactCode, readNamedCode, readingOf } from './read-known.ts';
import { readPattern, readPrefixedCode, readUnknownNumber } from './read-unknown.ts';
import type { Reading } from './reading.ts';
import { subjectsAt } from './subjects-at.ts';
import type { SubjectWord, TagTable } from './tag-table.ts';

/** All codes of a page in order, including repetitions. Each atom is looked up a bounded number of times. */
export function readPage(page: Page, table: TagTable): Reading[] {
  const found: Reading[] = [];
  let index = 0;
  while (index < page.atoms.length) {
    const read = startsWord(page, index) ? readCodes(page, table, index) : [];
    const last = read.at(-1);
    if (last === undefined) {
      index += 1;
      continue;
    }
    const run = [...read, ...readListItems(page, last)];
    // A list may have more members than a call can have arguments.
    for (const each of run) found.push(each);
    index = run.at(-1)?.to ?? index + 1;
  }
  return found;
}

const readCodes = (page: Page, table: TagTable, from: number): Reading[] => {
  const reading = readCode(page, table, from, false);
  return reading === null ? readJointCode(page, table, from) : [reading];
};

/** Maximum subjects before the last one of a joint code. */
const MAX_JOINED = 3;

/** `MATH/STAT 110`: the number belongs to each of the subjects that have it. */
function readJointCode(page: Page, table: TagTable, from: number): Reading[] {
  const { atoms, text } = page;
  const isBeforeStroke = (last: number) => text.upper.slice(atoms[last]?.end, atoms[last + 1]?.start) === '/';
  const joined: { words: SubjectWord[]; first: number; last: number }[] = [];
  let first = from;
  while (joined.length < MAX_JOINED) {
    const found = subjectsAt(page, table, first).find(({ last }) => isBeforeStroke(last));
    if (found === undefined) break;
    joined.push({ ...found, first });
    first = found.last + 1;
  }
  const end = joined.length > 0 ? readCode(page, table, first, false) : null;
  if (end === null) return [];
  const known = joined.flatMap((each) => {
    const [entry] = each.words.flatMap(({ subject }) => subject.numbers.get(end.number) ?? []);
    return entry ? [readingOf(entry, each.first, each.last + 1, false)] : [];
  });
  if (end.known) return known.length > 0 ? [...known, end] : [];
  const whole = known.at(-1);
  return whole ? [...known.slice(0, -1), { ...whole, to: end.to }] : [];
}

/** The code that starts at this atom. `isAlone`: the text is only a code, so no further evidence is needed. */
export function readCode(page: Page, table: TagTable, from: number, isAlone: boolean): Reading | null {
  const exact = readExactCode(page, table, from, isAlone);
  if (exact !== null) return exact;
  const subjects = subjectsAt(page, table, from);
  for (const { words, last } of subjects) {
    const named = readNamedCode(page, words, from, last, isAlone);
    if (named !== null) return named;
  }
  for (const { words, last } of subjects) {
    const unlisted = readUnknownNumber(page, table, words, from, last, isAlone);
    if (unlisted !== null) return unlisted;
  }
  const prefixed = readPrefixedCode(page, table, from);
  if (prefixed !== null) return prefixed;
  return subjects.length > 0 && !isAlone ? null : readPattern(page, from, isAlone);
}
