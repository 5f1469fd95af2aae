import type { VerbInput } from '#platform/contract/call.ts';
import { Failure } from '#platform/contract/errors.ts';
import { nextRevision } from '#platform/server/next-revision.ts';
import { holdOwner } from '#platform/server/quota.ts';
import type { renameSearch as contract, SavedSearch } from '../contract.ts';
import { getOwnSearch, ownedSearch } from './saved.access.ts';
import type { Saver } from './saved.context.ts';
import { savedSearches } from './saved.tables.ts';
import { toSavedSearch } from './to-saved-search.ts';

/**
 * Renames a saved search.
 *
 * @throws Failure `not_found` if it is not the caller's; `conflict` with the stored state if it was renamed since the
 *   caller saw it
 */
export const renameSearch = (
  ctx: Saver,
  { search_id: id, revision, name }: VerbInput<typeof contract>,
): Promise<SavedSearch> => {
  const { userId } = ctx.viewer;
  return ctx.db.transaction(async (tx) => {
    await holdOwner(tx, userId);
    const row = await getOwnSearch(tx, userId, id);
    if (row.name === name) return toSavedSearch(row);
    if (row.revision !== revision)
      throw new Failure('conflict', 'This search was renamed elsewhere in the meantime.', {
        current: toSavedSearch(row),
      });
    const renamed = { name, revision: nextRevision(row.revision, ctx.clock.now()) };
    await tx.update(savedSearches).set(renamed).where(ownedSearch(userId, id));
    return toSavedSearch({ ...row, ...renamed });
  });
};
