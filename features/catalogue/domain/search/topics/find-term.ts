/** Binary search: the index at which a word is or would be in alphabetical order. */
export const placeOf = (terms: readonly string[], word: string): number => {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((terms[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The number of a term; null if there is none. */
export const termOf = (terms: readonly string[], word: string): number | null => {
  const at = placeOf(terms, word);
  return terms[at] === word ? at : null;
};

/** The numbers of the terms with this prefix. */
export const termsFrom = (terms: readonly string[], beginning: string): number[] => {
  const found: number[] = [];
  let at = placeOf(terms, beginning);
  while (at < terms.length && terms[at]?.startsWith(beginning) === true) found.push(at++);
  return found;
};

/** Edit distance: how many letters must be changed, added or removed; `most + 1` if it is larger. */
export const editDistance = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > most) return most + 1;
    row = next;
  }
  return row[b.length] ?? 0;
};

const SAME_BEGINNING = 3;

/**
 * Whether a word is a stem with an s that nobody writes, and one letter from a commoner word: "calculs" has the stem of
 * "calculations" and means "calculus". The plural of a word that is written so is none.
 *
 * @param words how each term is mostly written; without them none is
 */
export const isSlip = (
  word: string,
  term: number,
  { terms, counts }: { terms: readonly string[]; counts: ArrayLike<number> },
  words: readonly string[] = [],
): boolean => {
  const written = words[term];
  if (written === undefined || word !== `${terms[term]}s` || word === written || word === `${written}s`)
    return false;
  return termsFrom(terms, word.slice(0, SAME_BEGINNING)).some(
    (other) =>
      other !== term &&
      (counts[other] ?? 0) > (counts[term] ?? 0) &&
      editDistance(word, words[other] ?? '', 1) <= 1,
  );
};
