/** Words in a row that two texts have in common, case and punctuation aside. */
export type SharedRun = { words: string; names: string[] };

/**
 * Every run of `length` words that stands in more than one of the texts, with the names of those that hold it. Texts of one
 * class (`sameClass` gives the same answer) may share.
 */
export function sharedRuns<T extends { name: string; text: string }>(
  texts: readonly T[],
  length: number,
  sameClass: (text: T) => string,
): SharedRun[] {
  const holders = new Map<string, Map<string, string>>();
  for (const each of texts) {
    const words =
      each.text
        .replaceAll('’', "'")
        .toLowerCase()
        .match(/[\p{L}\p{N}']+/gu) ?? [];
    for (let at = 0; at + length <= words.length; at += 1) {
      const run = words.slice(at, at + length).join(' ');
      const held = holders.get(run) ?? new Map<string, string>();
      held.set(sameClass(each), each.name);
      holders.set(run, held);
    }
  }
  return [...holders].flatMap(([words, held]) =>
    held.size > 1 ? [{ words, names: [...held.values()] }] : [],
  );
}
