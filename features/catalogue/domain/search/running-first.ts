import type { SearchHit } from './index/search-index.ts';

/**
 * Offerings of one class are alike to a search, and a catalogue prints the older term first. Puts those of terms that
 * have ended after the others, the newest of them first, in the places that the class has anyway.
 *
 * @param over names of the terms that have ended, newest first
 * @param isSorted by a figure: only offerings with the same figures are alike
 */
export const runningFirst = (
  hits: readonly SearchHit[],
  over: readonly string[],
  isSorted = false,
): readonly SearchHit[] => {
  if (over.length === 0) return hits;
  const inOrder = [...hits];
  const classes = Map.groupBy(hits, ({ row, isNamed }) =>
    [isNamed, row.class_tag, ...(isSorted ? [row.mean_hours, row.overall_score_course_mean] : [])].join(' '),
  );
  for (const offerings of classes.values()) {
    if (offerings.length < 2) continue;
    const running = offerings.toSorted((a, b) => over.indexOf(a.row.term) - over.indexOf(b.row.term));
    for (const [place, hit] of offerings.entries()) inOrder[hits.indexOf(hit)] = running[place] ?? hit;
  }
  return inOrder;
};
