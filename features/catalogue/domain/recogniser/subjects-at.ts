import type { Page } from './page.ts';
import type { SubjectWord, TagTable } from './tag-table.ts';

/** Words of the longest names: "Romance Languages and Literatures". */
const MOST_WORDS = 10;
/** Signs inside a name: "Women, Gender & Sexuality", `F&M`. */
const INSIDE_NAME = /^(?: |, ?| ?& ?| ?- ?|\/|\. ?|' ?)$/;

/** The subjects whose code, nickname or full name begins at this atom, longest first; `last` is its last atom. */
export function subjectsAt(
  page: Page,
  table: TagTable,
  from: number,
): { words: SubjectWord[]; last: number }[] {
  const { atoms, text } = page;
  const found: { words: SubjectWord[]; last: number }[] = [];
  if (!table.firstWords.has(atoms[from]?.word ?? '')) return found;
  let key = '';
  const breaks: number[] = [];
  for (let index = from; index < from + MOST_WORDS; index += 1) {
    const atom = atoms[index];
    if (atom === undefined || atom.inAddress) break;
    if (index > from && atom.gap !== 'none') {
      const between = text.upper.slice(atoms[index - 1]?.end, atom.start);
      if (atom.gap !== 'space' && !INSIDE_NAME.test(between)) break;
      if (atom.word === 'AND' && atom.gap === 'space') continue;
      breaks.push(key.length);
    }
    key += atom.word;
    if (key.length > table.longestWord) break;
    const words = table.subjectWords
      .get(key)
      ?.filter((word) => breaks.every((at) => word.breaks.includes(at)));
    if (words !== undefined && words.length > 0) found.unshift({ words, last: index });
  }
  return found;
}
