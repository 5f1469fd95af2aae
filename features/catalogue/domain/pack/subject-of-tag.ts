/**
 * The subject code of a course tag: its first word (`COMPSCI 50`, `HIST-LIT 97`, `ARABIC AA`), or the part before
 * the dot in catalogues that join subject and number with one (`6` in `6.1010`, `21M` in `21M.240`).
 */
export function subjectOfTag(tag: string): string {
  const space = tag.indexOf(' ');
  if (space > 0) return tag.slice(0, space);
  const dot = tag.indexOf('.');
  if (dot > 0) return tag.slice(0, dot);
  const lettersThenDigits = /^(\p{L}+)\d/u.exec(tag);
  return lettersThenDigits?.[1] ?? tag;
}
