import type { VerbInput } from '#platform/contract/call.ts';
import { nextRevision } from '#platform/server/next-revision.ts';
import { holdOwner, refuseOverQuota } from '#platform/server/quota.ts';
import type { saveSearch as contract, SavedSearch } from '../contract.ts';
import { findOwnSearch, type SearchRow } from './saved.access.ts';
import type { Saver } from './saved.context.ts';
import { additionOfSearch } from './saved.quotas.ts';
import { savedSearches } from './saved.tables.ts';
import { toSavedSearch } from './to-saved-search.ts';

/**
 * Saves a search. If it exists already, it is returned unchanged, so that the call can be retried.
 *
 * @throws Failure `quota_reached`
 */
export const saveSearch = (
  ctx: Saver,
  { search_id: id, name, address, known }: VerbInput<typeof contract>,
): Promise<SavedSearch> => {
  const { userId } = ctx.viewer;
  return ctx.db.transaction(async (tx) => {
    await holdOwner(tx, userId);
    const existing = await findOwnSearch(tx, userId, id);
    if (existing) return toSavedSearch(existing);
    const now = ctx.clock.now();
    const row: SearchRow = {
      userId,
      id,
      name,
      address,
      known,
      revision: nextRevision(0, now),
      savedAt: now,
      openedAt: now,
    };
    await refuseOverQuota(tx, userId, additionOfSearch(row));
    await tx.insert(savedSearches).values(row);
    return toSavedSearch(row);
  });
};
