import { useEffect, useState } from 'react';
import type { CatalogueState } from '../client/catalogue-client.ts';

/** After the list is asked for; its first rows are to be seen within half a second. */
const HOLD_MS = 400;
/** If the list is here soon: rows that wait a little longer are better than rows that are replaced. */
const LONGEST_HOLD_MS = 1200;
/** This share of the list within the first hold means that the rest comes within the longest. */
const SHARE_HERE_SOON = 0.25;

/**
 * Whether the first rows still wait for the rest of the list: only all of it says which fit a student best, and rows
 * that were shown before would be replaced by others. A list that takes longer begins with what is there.
 */
export const useOrderHold = (
  state: Pick<CatalogueState, 'status' | 'isListed' | 'fetched' | 'loaded' | 'total'> | null,
): boolean => {
  const askedAt = state?.fetched.at ?? null;
  const isHereSoon = state !== null && state.total > 0 && state.loaded >= state.total * SHARE_HERE_SOON;
  const [overFor, setOverFor] = useState<number | null>(null);
  useEffect(() => {
    if (askedAt === null) return undefined;
    const until = askedAt + (isHereSoon ? LONGEST_HOLD_MS : HOLD_MS);
    const timer = setTimeout(() => setOverFor(askedAt), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [askedAt, isHereSoon]);
  return state?.status === 'loading' && !state.isListed && overFor !== askedAt;
};
