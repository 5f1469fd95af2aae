import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inOrder } from './store.ts';

const failing = async (ms: number, sentence: string): Promise<never> => {
  await sleep(ms);
  throw new Error(sentence);
};

it('gives the results of statements in their order', async () => {
  expect(await inOrder(Promise.resolve(1), sleep(1, 'two'), Promise.resolve(null))).toEqual([1, 'two', null]);
});

it('waits for statements behind one that fails, and tells the first failure in their order', async () => {
  let isWritten = false;
  const write = async (): Promise<void> => {
    await sleep(20);
    isWritten = true;
  };
  await expect(inOrder(failing(10, 'refused'), failing(1, 'aborted'), write())).rejects.toThrow('refused');
  expect(isWritten).toBe(true);
});
