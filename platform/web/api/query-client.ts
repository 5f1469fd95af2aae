import { QueryClient } from '@tanstack/react-query';
import { holdLaterParts } from '#platform/ui/later-parts.ts';
import { ApiError } from './api-error.ts';

const MAX_RETRIES = 2;

/** Only without a response, or after a server error: a refused request would be refused again. */
const isWorthRetrying = (failures: number, error: unknown): boolean =>
  failures < MAX_RETRIES && error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Later parts of a screen wait while it asks for data. */
const holdWhileFetching = (client: QueryClient): void => {
  let release: (() => void) | null = null;
  client.getQueryCache().subscribe(({ type }) => {
    if (type !== 'updated' && type !== 'removed') return;
    const isFetching = client.isFetching() > 0;
    if (isFetching) release ??= holdLaterParts();
    else {
      release?.();
      release = null;
    }
  });
};

/** The cache of server data. Cleared at sign-out. */
export const createQueryClient = (): QueryClient => {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: isWorthRetrying, staleTime: 30_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
  holdWhileFetching(client);
  return client;
};
