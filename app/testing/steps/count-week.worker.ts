import { parentPort, workerData } from 'node:worker_threads';
import './count-loaded-blocks.ts';

/** Counts how often functions and loops run for the weeks of full plans, independent of the machine, in a thread. */
export interface WeekAsked {
  /** How many of the courses are written by hand. */
  own: number;
  isNested: boolean;
}

const { fullPlan } = await import('#features/planning/domain/testing/full-plans.ts');
const { planWeek } = await import('#features/planning/domain/planned-week.ts');

const DATES = { start: '2026-01-26', end: '2026-05-08' };
const counted = (workerData as readonly WeekAsked[]).map(({ own, isNested }) => {
  const { items, courses } = fullPlan(own, isNested);
  globalThis.blocksRun = 0;
  planWeek(items, courses, DATES);
  return globalThis.blocksRun;
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(counted);
