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
    const reading = startsWord(page, index)
      ? (readCode(page, table, index, false) ?? readJointCode(page, table, index))
      : null;
    if (reading === null) {
      index += 1;
      continue;
    }
    const run = [reading, ...readListItems(page, reading)];
    // A list may have more members than a call can have arguments.
    for (const each of run) found.push(each);
    index = run.at(-1)?.to ?? index + 1;
  }
  return found;
}

/** Maximum subjects before the last one of a joint code. */
const MAX_JOINED = 3;

/** `MATH/STAT 110`: one course that several subjects list, by the last of them that has the number, else by the first. */
function readJointCode(page: Page, table: TagTable, from: number): Reading | null {
  const { atoms, text } = page;
  const isBeforeStroke = (last: number) => text.upper.slice(atoms[last]?.end, atoms[last + 1]?.start) === '/';
  const joined: SubjectWord[] = [];
  let next = from;
  for (let count = 0; count < MAX_JOINED; count += 1) {
    const found = subjectsAt(page, table, next).find(({ last }) => isBeforeStroke(last));
    if (found === undefined) break;
    joined.push(...found.words);
    next = found.last + 1;
  }
  const end = joined.length > 0 ? readCode(page, table, next, false) : null;
  if (end === null) return null;
  if (end.known) return { ...end, from };
  const [entry] = joined.flatMap(({ subject }) => subject.numbers.get(end.number) ?? []);
  return entry ? readingOf(entry, from, end.to, false) : null;
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
