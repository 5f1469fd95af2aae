import { useEffect, useState } from 'react';
import type { CatalogueState } from '../client/catalogue-client.ts';

/** After the list is asked for; its first rows are to be seen within half a second. */
const HOLD_MS = 400;

/**
 * Whether the first rows still wait for the rest of the list: only all of it says which fit a student best, and rows
 * that were shown before would be replaced by others. A list that takes longer begins with what is there.
 */
export const useOrderHold = (state: Pick<CatalogueState, 'status' | 'fetched'> | null): boolean => {
  const askedAt = state?.fetched.at ?? null;
  const [overFor, setOverFor] = useState<number | null>(null);
  useEffect(() => {
    if (askedAt === null) return undefined;
    const timer = setTimeout(() => setOverFor(askedAt), Math.max(0, askedAt + HOLD_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [askedAt]);
  return state?.status === 'loading' && overFor !== askedAt;
};
