import { startTransition, useEffect, useState } from 'react';
import type { SearchQuery } from '../../domain/search/parse-query.ts';
import type { SearchHit } from '../../domain/search/search-index.ts';
import type { CatalogueAnswer } from '../client/worker-messages.ts';

/** A course found, with the question that found it, for marking what matched. */
export interface RenderedHit {
  hit: SearchHit;
  query: SearchQuery;
}

type Hits = Pick<CatalogueAnswer, 'items' | 'query'>;

/** Rows of the table: a few more than a screen shows, since one that is in sight must not wait for those below. */
const AT_ONCE = 15;
/**
 * Rows of one step. The browser skips rows only from one and a half screens below the edge on, so nearly all of a page are styled,
 * laid out and painted: together they were the longest task of a load.
 */
const STEP = 10;

/** How far an answer is drawn: so many of its rows, and from there on what stood there before. */
interface Drawing {
  of: Hits;
  count: number;
  below: readonly RenderedHit[];
}

const rowsOf = ({ of: { items, query }, count, below }: Drawing): RenderedHit[] => [
  ...items.slice(0, count).map((hit) => ({ hit, query })),
  ...below.slice(count, items.length),
];

const begun = (of: Hits, count: number, below: readonly RenderedHit[]): Drawing => ({ of, count, below });

/**
 * The rows to draw: those of a new answer that are in sight at once, the others in small steps right after, so that a key shows its
 * effect without waiting for what lies below. Until then the last answer's rows stand there and hold the height of the page. The
 * first answer of all begins with a step.
 */
export const useRenderedHits = (answer: Hits, atOnce = AT_ONCE): RenderedHit[] => {
  const [drawing, setDrawing] = useState(() => begun(answer, Math.min(STEP, atOnce), []));
  const current = drawing.of === answer ? drawing : begun(answer, atOnce, rowsOf(drawing));
  if (current !== drawing) setDrawing(current);
  useEffect(() => {
    if (current.count >= current.of.items.length) return;
    startTransition(() =>
      setDrawing((was) => (was.of === current.of ? { ...was, count: current.count + STEP } : was)),
    );
  }, [current]);
  return rowsOf(current);
};
