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
