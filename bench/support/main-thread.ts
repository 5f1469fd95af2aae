import type { Browser } from '@playwright/test';

/** One task of the page's main thread, in ms. */
export interface Task {
  /** Wall-clock time, including time the thread was descheduled. */
  wall: number;
  /** CPU time. */
  cpu: number;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

const TASK = 'ThreadControllerImpl::RunTask';

/** Name of a `performance.mark` that `work` sets in the page, to identify its process in the trace. */
export const TRACED = 'bench.traced';

/** Traces `work` and returns the tasks that ran on the page's main thread, longest first. */
export const tasksDuring = async (browser: Browser, work: () => Promise<void>): Promise<Task[]> => {
  await browser.startTracing(undefined, { categories: ['toplevel', 'blink.user_timing', '__metadata'] });
  await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const marked = trace.traceEvents.find(({ name }) => name === TRACED);
  const main = trace.traceEvents.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === marked?.pid && args.name === 'CrRendererMain',
  );
  if (!main) throw new Error('the trace does not show the page');
  return trace.traceEvents
    .filter(({ name, pid, tid }) => name === TASK && pid === main.pid && tid === main.tid)
    .map(({ dur = 0, tdur = 0 }) => ({ wall: dur / 1000, cpu: tdur / 1000 }))
    .sort((a, b) => b.wall - a.wall);
};
