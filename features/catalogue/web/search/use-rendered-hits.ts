import { useDeferredValue } from 'react';
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
const NONE: Hits = {
  items: [],
  query: { text: '', words: [], phrases: [], compounds: new Set(), isOpen: false },
};

const drawn = ({ items, query }: Hits): RenderedHit[] => items.map((hit) => ({ hit, query }));

/**
 * The rows to draw: those of a new answer that are in sight at once, the others in small steps right after, so that a key shows its
 * effect without waiting for what lies below. Until then the last answer's rows stand there and hold the height of the page.
 */
export const useRenderedHits = (answer: Hits, atOnce = AT_ONCE): RenderedHit[] => {
  const settled = useDeferredValue(answer, NONE);
  const hits = drawn(answer);
  if (settled === answer) return hits;
  return [...hits.slice(0, atOnce), ...drawn(settled).slice(atOnce, hits.length)];
};
