import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import type { WeekAsked } from '#app/testing/steps/count-week.worker.ts';

/**
 * Functions and loops run for one week, which take less than a tenth of a second; the server promises a sixth of its one
 * thread's second at most (`HeavyWork`). When every two entries were compared meeting by meeting, and their times read anew
 * each time, these plans took 5 to 33 million.
 */
const MOST = 4_000_000;

const ASKED: readonly WeekAsked[] = [0, 10, 15, 20, 25, 30].flatMap((own) =>
  [false, true].map((isNested) => ({ own, isNested })),
);

it('the week of the fullest plan takes a bounded number of steps, however much of it clashes', async () => {
  const worker = new Worker(new URL('../../../../app/testing/steps/count-week.worker.ts', import.meta.url), {
    workerData: ASKED,
    execArgv: [],
  });
  const [counted] = (await once(worker, 'message')) as [number[]];
  const tooMany = ASKED.map((asked, at) => ({ ...asked, steps: counted[at] ?? Infinity })).filter(
    ({ steps }) => steps > MOST,
  );
  expect(tooMany).toEqual([]);
});
