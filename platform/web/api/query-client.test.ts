import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { createQueryClient } from './query-client.ts';

const triesUntilGivenUp = async (error: Error): Promise<number> => {
  let tries = 0;
  const fetching = createQueryClient().fetchQuery({
    queryKey: ['thing'],
    retryDelay: 0,
    queryFn: () => {
      tries++;
      throw error;
    },
  });
  await expect(fetching).rejects.toBe(error);
  return tries;
};

describe('retrying a failed query', () => {
  it('is done twice without a response or after a server error', async () => {
    expect(await triesUntilGivenUp(new ApiError(0, null, 'gone'))).toBe(3);
    expect(await triesUntilGivenUp(new ApiError(503, 'unavailable', 'not ready'))).toBe(3);
  });

  it('is not done after a refusal', async () => {
    expect(await triesUntilGivenUp(new ApiError(404, 'not_found', 'Not found.'))).toBe(1);
    expect(await triesUntilGivenUp(new ApiError(401, 'signed_out', 'Please sign in again.'))).toBe(1);
  });
});

describe('invalidating a query', () => {
  /** A watched query whose fetches answer when told to, in any order. */
  const watched = () => {
    const fetches: { answer: (value: string) => void; signal: AbortSignal }[] = [];
    const queries = createQueryClient();
    const query = {
      queryKey: ['thing'],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { promise, resolve } = Promise.withResolvers<string>();
        fetches.push({ answer: resolve, signal });
        return promise;
      },
    };
    const observer = new QueryObserver(queries, query);
    const seen = () => observer.getCurrentResult().data;
    observer.subscribe(() => undefined);
    return { queries, query, fetches, seen };
  };

  it('fetches again what has an answer', async () => {
    const { queries, fetches, seen } = watched();
    fetches[0]?.answer('before');
    await expect.poll(seen).toBe('before');
    const fetching = queries.invalidateQueries({ queryKey: ['thing'] });
    fetches[1]?.answer('after');
    await fetching;
    expect(seen()).toBe('after');
  });

  it('drops the answer of a first fetch, which may be from before the change', async () => {
    const { queries, query, fetches, seen } = watched();
    const waiting = queries.fetchQuery(query);
    const fetching = queries.invalidateQueries({ queryKey: ['thing'] });
    expect(fetches).toHaveLength(2);
    expect(fetches[0]?.signal.aborted).toBe(true);
    fetches[0]?.answer('before');
    fetches[1]?.answer('after');
    await fetching;
    expect(seen()).toBe('after');
    expect(await waiting).toBe('after');
  });

  it('lets fetches of others, and those that nobody watches, continue', async () => {
    const { queries, fetches, seen } = watched();
    const { promise, resolve } = Promise.withResolvers<string>();
    const waiting = queries.fetchQuery({ queryKey: ['unwatched'], queryFn: () => promise });
    await queries.invalidateQueries({ queryKey: ['unwatched'] });
    expect(fetches).toHaveLength(1);
    fetches[0]?.answer('theirs');
    resolve('mine');
    expect(await waiting).toBe('mine');
    await expect.poll(seen).toBe('theirs');
  });
});
