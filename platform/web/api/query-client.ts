import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type QueryKey,
  QueryClient,
} from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const MAX_RETRIES = 2;

/** Only without a response, or after a server error: a refused request would be refused again. */
const isWorthRetrying = (failures: number, error: unknown): boolean =>
  failures < MAX_RETRIES && error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** The library's, except that a query's first fetch, too, begins anew when it is invalidated. */
class FreshQueryClient extends QueryClient {
  /**
   * The library lets a first fetch continue, and takes its answer for new though the server may have read it before the
   * change. Silent: whoever waits for the first fetch gets the answer of the next.
   */
  override invalidateQueries<TQueryKey extends QueryKey = QueryKey>(
    filters: InvalidateQueryFilters<TQueryKey> = {},
    options?: InvalidateOptions,
  ): Promise<void> {
    const { refetchType = 'active', predicate = () => true } = filters;
    const isFetchedAgain = refetchType === 'active' || refetchType === 'all';
    if (isFetchedAgain && options?.cancelRefetch !== false)
      void this.cancelQueries<TQueryKey>(
        {
          ...filters,
          predicate: (query) =>
            query.isActive() &&
            query.state.fetchStatus === 'fetching' &&
            query.state.data === undefined &&
            predicate(query),
        },
        { silent: true, revert: false },
      );
    return super.invalidateQueries(filters, options);
  }
}

/** The cache of server data. Cleared at sign-out. */
export const createQueryClient = (): QueryClient =>
  new FreshQueryClient({
    defaultOptions: {
      queries: { retry: isWorthRetrying, staleTime: 30_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
