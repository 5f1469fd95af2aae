import type { Span } from './meaning.ts';

/** A way to read a whole message: spans that do not overlap, and what it scores. */
export interface Covering {
  spans: readonly Span[];
  score: number;
}

/**
 * The best set of spans that do not overlap, by dynamic programming over the words. A word that no span holds
 * costs what it is worth.
 *
 * @param worth of each word left over, positive
 */
export const bestCovering = (spans: readonly Span[], worth: readonly number[]): Covering => {
  const byEnd = Map.groupBy(spans, ({ to }) => to);
  const best: { score: number; last: Span | null }[] = [{ score: 0, last: null }];
  for (let to = 1; to <= worth.length; to += 1) {
    let chosen: { score: number; last: Span | null } = {
      score: (best[to - 1]?.score ?? 0) - (worth[to - 1] ?? 0),
      last: null,
    };
    for (const span of byEnd.get(to) ?? []) {
      const score = (best[span.from]?.score ?? 0) + span.weight;
      if (score > chosen.score) chosen = { score, last: span };
    }
    best.push(chosen);
  }
  const chosen: Span[] = [];
  for (let at = worth.length; at > 0;) {
    const last = best[at]?.last ?? null;
    if (last) chosen.unshift(last);
    at = last ? last.from : at - 1;
  }
  return { spans: chosen, score: best.at(-1)?.score ?? 0 };
};
