import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#platform/web/api/api-client.ts';
import { listSavedSearches } from '../../contract.ts';

/** The saved searches, newest first. */
export const searchesQuery = queryOptions({
  queryKey: [listSavedSearches.name],
  queryFn: async ({ signal }) => (await callApi(listSavedSearches, {}, { signal })).searches,
});
