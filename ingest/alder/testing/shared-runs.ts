/** Consecutive words that several texts have in common, ignoring case and punctuation. */
export type SharedRun = { words: string; names: string[] };

/**
 * Runs of `length` words that occur in more than one text, with the names of those texts. Texts of the same class
 * (`sameClass` returns the same value) may share runs.
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
