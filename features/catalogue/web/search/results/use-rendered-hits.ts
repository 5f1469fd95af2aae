import { startTransition, useEffect, useState } from 'react';
import type { SearchQuery } from '../../../domain/search/index/parse-query.ts';
import type { SearchHit } from '../../../domain/search/index/search-index.ts';
import type { CatalogueAnswer } from '../../client/worker-messages.ts';

/** A course found, with the query that found it, for highlighting matches. */
export interface RenderedHit {
  hit: SearchHit;
  query: SearchQuery;
}

type Hits = Pick<CatalogueAnswer, 'items' | 'query'>;

/**
 * Rows of the table rendered at once: slightly more than a screen shows, since visible rows must not wait for those
 * below.
 */
const AT_ONCE = 15;
/**
 * Rows per step of a first answer. The browser skips only rows more than one and a half screens below the edge, so nearly
 * all rows of a page are styled, laid out and painted; all at once they were the longest task of a load.
 */
const STEP = 10;

/** How far an answer is rendered: this many of its rows, followed by the previous rows. */
interface Drawing {
  of: Hits;
  count: number;
  below: readonly RenderedHit[];
}

const rowsOf = ({ of: { items, query }, count, below }: Drawing): RenderedHit[] => [
  ...items.slice(0, count).map((hit) => ({ hit, query })),
  ...below.slice(count, items.length),
];

/** Rows that stand already are only given new content, in one step: in several, each waited for a frame. */
const nextCount = ({ of, count, below }: Drawing): number =>
  below.length > 0 ? of.items.length : count + STEP;

const begun = (of: Hits, count: number, below: readonly RenderedHit[]): Drawing => ({ of, count, below });

/**
 * The rows to render: those of a new answer that are visible at once, the others afterwards, so that a keystroke shows its
 * effect without waiting for rows below. Until then the previous answer's rows stay and keep the height of the page. The
 * very first answer is rendered in small steps.
 */
export const useRenderedHits = (answer: Hits, atOnce = AT_ONCE): RenderedHit[] => {
  const [drawing, setDrawing] = useState(() => begun(answer, Math.min(STEP, atOnce), []));
  const current = drawing.of === answer ? drawing : begun(answer, atOnce, rowsOf(drawing));
  if (current !== drawing) setDrawing(current);
  useEffect(() => {
    if (current.count >= current.of.items.length) return;
    startTransition(() =>
      setDrawing((was) => (was.of === current.of ? { ...was, count: nextCount(current) } : was)),
    );
  }, [current]);
  return rowsOf(current);
};

/** While the first answer is rendered in steps: a screen, so that what follows the rows does not appear and then move. */
export const heightOf = (hits: readonly RenderedHit[], { items }: Hits): string =>
  hits.length < items.length ? 'min-h-dvh' : '';
