import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#platform/web/api/api-client.ts';
import { listPlans } from '../../contract.ts';

/** The front version of each term. */
export const plansQuery = queryOptions({
  queryKey: [listPlans.name],
  queryFn: async ({ signal }) => (await callApi(listPlans, {}, { signal })).plans,
});
