import type { Span } from './meaning.ts';

/** A reading of the whole message: spans that do not overlap, and their score. */
export interface Covering {
  spans: readonly Span[];
  score: number;
}

/**
 * The highest-scoring set of spans that do not overlap, by dynamic programming over the words. A word in no span costs
 * its worth.
 *
 * @param worth of each word, positive
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
