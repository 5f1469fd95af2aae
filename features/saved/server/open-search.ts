import type { VerbInput } from '#platform/contract/call.ts';
import { holdOwner, refuseOverQuota } from '#platform/server/quota.ts';
import type { openSearch as contract, SavedSearch } from '../contract.ts';
import { getOwnSearch, ownedSearch } from './saved.access.ts';
import type { Saver } from './saved.context.ts';
import { additionOfSearch } from './saved.quotas.ts';
import { savedSearches } from './saved.tables.ts';
import { toSavedSearch } from './to-saved-search.ts';

/**
 * Stores what a saved search found when the caller opened it; with several devices the last one wins.
 *
 * @throws Failure `not_found` if it is not the caller's, `quota_reached`
 */
export const openSearch = (
  ctx: Saver,
  { search_id: id, known }: VerbInput<typeof contract>,
): Promise<SavedSearch> => {
  const { userId } = ctx.viewer;
  return ctx.db.transaction(async (tx) => {
    await holdOwner(tx, userId);
    const row = { ...(await getOwnSearch(tx, userId, id)), known, openedAt: ctx.clock.now() };
    await refuseOverQuota(tx, userId, additionOfSearch(row));
    await tx.update(savedSearches).set({ known, openedAt: row.openedAt }).where(ownedSearch(userId, id));
    return toSavedSearch(row);
  });
};
