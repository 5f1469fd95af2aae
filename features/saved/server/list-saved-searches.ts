import type { CallResponse } from '#platform/contract/call.ts';
import type { listSavedSearches as contract } from '../contract.ts';
import { listOwnSearches } from './saved.access.ts';
import type { Saver } from './saved.context.ts';
import { toSavedSearch } from './to-saved-search.ts';

/** The caller's saved searches, newest first. */
export const listSavedSearches = async (ctx: Saver): Promise<CallResponse<typeof contract>> => ({
  searches: (await listOwnSearches(ctx.db, ctx.viewer.userId)).map(toSavedSearch),
});
