import type { CallResponse, VerbInput } from '#platform/contract/call.ts';
import type { removeSearch as contract } from '../contract.ts';
import { ownedSearch } from './saved.access.ts';
import type { Saver } from './saved.context.ts';
import { savedSearches } from './saved.tables.ts';
import { toSavedSearch } from './to-saved-search.ts';

/** Removes one of the caller's searches and returns it, so that `saveSearch` can restore it. */
export const removeSearch = async (
  ctx: Saver,
  { search_id }: VerbInput<typeof contract>,
): Promise<CallResponse<typeof contract>> => {
  const [row] = await ctx.db
    .delete(savedSearches)
    .where(ownedSearch(ctx.viewer.userId, search_id))
    .returning();
  return { removed: row ? toSavedSearch(row) : null };
};
