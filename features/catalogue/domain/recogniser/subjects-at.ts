import type { Page } from './page.ts';
import type { SubjectWord, TagTable } from './tag-table.ts';

/** Maximum words of a name: "Romance Languages and Literatures". */
const MAX_WORDS = 10;
/** Separators within a name: "Women, Gender & Sexuality", `F&M`. */
const INSIDE_NAME = /^(?: |, ?| ?& ?| ?- ?|\/|\. ?|' ?)$/;

/** Subjects whose code, nickname or full name starts at this atom, longest first; `last` is the last atom. */
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
  for (let index = from; index < from + MAX_WORDS; index += 1) {
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
