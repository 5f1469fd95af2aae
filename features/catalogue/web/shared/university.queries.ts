import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '#platform/web/api/api-client.ts';
import { getUniversity } from '../../contract.ts';
import { isOver } from '../../domain/is-over.ts';

/** The university that the product serves. Fetched once per page load. */
export const universityQuery = queryOptions({
  queryKey: [getUniversity.name],
  queryFn: ({ signal }) => callApi(getUniversity, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** A term as it stands beside a course: `2025 Fall`, or `2025 Fall, over`. */
export const useTermText = (): ((term: string) => string) => {
  const { data } = useQuery(universityQuery);
  return (term) => (data && isOver(term, data.terms, data.today) ? `${term}, over` : term);
};
