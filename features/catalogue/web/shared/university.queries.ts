import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#platform/web/api/api-client.ts';
import { getUniversity } from '../../contract.ts';

/** The university that the product serves. Fetched once per page load. */
export const universityQuery = queryOptions({
  queryKey: [getUniversity.name],
  queryFn: ({ signal }) => callApi(getUniversity, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
