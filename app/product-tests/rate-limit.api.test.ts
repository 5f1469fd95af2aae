import { describe, expect, it } from 'vitest';
import { Failure } from '#platform/contract/errors.ts';
import { consume, type Limit } from '#platform/server/rate-limit.ts';
import { testProduct } from '../testing/test-product.ts';

const product = testProduct();
const thrice: Limit = { name: 'thrice-a-minute', times: 3, seconds: 60, sentence: 'Three a minute.' };

const context = (rateLimits = true) => ({
  db: product.db,
  clock: product.clock,
  settings: { ...product.product.settings, rateLimits },
});
const use = (subject: string, ...more: [Limit, string][]) => consume(context(), [thrice, subject], ...more);

describe('a limit', () => {
  it('allows three requests and tells the fourth how long to wait', async () => {
    for (let count = 0; count < 3; count++) await use('ada');
    const refused = await use('ada').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Failure);
    expect(refused).toMatchObject({ code: 'too_many_requests', message: 'Three a minute.' });
    const { retry_after } = (refused as Failure).details;
    expect(retry_after).toBeGreaterThan(50);
    expect(retry_after).toBeLessThanOrEqual(60);
  });

  it('counts each subject separately', async () => {
    for (let count = 0; count < 4; count++) await use('bea').catch(() => {});
    await expect(use('carl')).resolves.toBeUndefined();
  });

  it('resets after its window', async () => {
    for (let count = 0; count < 4; count++) await use('dora').catch(() => {});
    product.clock.advance(61_000);
    await expect(use('dora')).resolves.toBeUndefined();
  });

  it('allows exactly three of ten concurrent requests', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => use('eve')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('enforces two limits at once', async () => {
    const once: Limit = { name: 'once-a-day', times: 1, seconds: 86_400 };
    await use('finn', [once, 'finn']);
    await expect(use('finn', [once, 'finn'])).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  it('allows nothing when the database is unavailable', async () => {
    const insert = () => {
      throw new Error('connection refused');
    };
    const cutOff = { ...context(), db: { insert } as never };
    await expect(consume(cutOff, [thrice, 'gus'])).rejects.toThrow('connection refused');
  });

  it('counts nothing when limits are off', async () => {
    for (let count = 0; count < 5; count++) await consume(context(false), [thrice, 'hal']);
    await expect(use('hal')).resolves.toBeUndefined();
  });
});
