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

describe('asking again after a failure', () => {
  it('asks twice more when no answer came or the server is in trouble', async () => {
    expect(await triesUntilGivenUp(new ApiError(0, null, 'gone'))).toBe(3);
    expect(await triesUntilGivenUp(new ApiError(503, 'unavailable', 'not ready'))).toBe(3);
  });

  it('takes a refusal at its word', async () => {
    expect(await triesUntilGivenUp(new ApiError(404, 'not_found', 'Not found.'))).toBe(1);
    expect(await triesUntilGivenUp(new ApiError(401, 'signed_out', 'Please sign in again.'))).toBe(1);
  });
});
