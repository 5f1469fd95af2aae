/**
 * The shortest stretch of a text that has every word in it that the text has, in any case: where somebody who looks
 * for several words means. The first one of several; null where it has none of them.
 */
export const wordsTogether = (
  text: string,
  words: readonly string[],
): { start: number; end: number } | null => {
  const lower = text.toLowerCase();
  const places = [...new Set(words.map((word) => word.toLowerCase()))].flatMap((word) => {
    const at = word === '' ? -1 : lower.indexOf(word);
    return at < 0 ? [] : [{ word, at }];
  });
  let best: { start: number; end: number } | null = null;
  for (;;) {
    const first = places.reduce<(typeof places)[number] | null>(
      (least, place) => (least && least.at <= place.at ? least : place),
      null,
    );
    if (!first) return null;
    const end = Math.max(...places.map(({ word, at }) => at + word.length));
    if (!best || end - first.at < best.end - best.start) best = { start: first.at, end };
    const next = lower.indexOf(first.word, first.at + 1);
    if (next < 0) return best;
    first.at = next;
  }
};
