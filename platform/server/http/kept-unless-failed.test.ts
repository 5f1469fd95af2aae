import { expect, it } from 'vitest';
import { keptUnlessFailed } from './kept-unless-failed.ts';

it('makes a value once, and again after a failure', async () => {
  let calls = 0;
  const make = keptUnlessFailed(async () => {
    calls += 1;
    if (calls === 1) throw new Error('no memory');
    return calls;
  });
  const both = await Promise.allSettled([make(), make()]);
  expect([both.map(({ status }) => status), calls]).toEqual([['rejected', 'rejected'], 1]);
  expect([await make(), await make(), calls]).toEqual([2, 2, 2]);
});
