import { readListItems } from './lists.ts';
import { type Page, startsWord } from './page.ts';
import { readExactCode, readNamedCode } from './read-known.ts';
import { readPattern, readPrefixedCode, readUnknownNumber } from './read-unknown.ts';
import type { Reading } from './reading.ts';
import { subjectsAt } from './subjects-at.ts';
import type { TagTable } from './tag-table.ts';

/** All codes of a page in order, including repetitions. Each atom is looked up a bounded number of times. */
export function readPage(page: Page, table: TagTable): Reading[] {
  const found: Reading[] = [];
  let index = 0;
  while (index < page.atoms.length) {
    const reading = startsWord(page, index) ? readCode(page, table, index, false) : null;
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
