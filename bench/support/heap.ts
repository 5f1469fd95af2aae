import type { CDPSession } from '@playwright/test';
import { nestedSession } from './nested-session.ts';

const bytesToMb = (bytes: number): number => bytes / 1e6;

const pageHeap = async (devtools: CDPSession): Promise<number> => {
  await devtools.send('HeapProfiler.collectGarbage');
  return bytesToMb((await devtools.send('Runtime.getHeapUsage')).usedSize);
};

/** Queries the page's only worker, which is a separate debugging target. */
const workerHeap = async (devtools: CDPSession): Promise<number> => {
  const attached = new Promise<string>((resolve) => {
    devtools.once('Target.attachedToTarget', ({ sessionId }) => resolve(sessionId));
  });
  await devtools.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  const worker = nestedSession(devtools, await attached);
  await worker.ask('HeapProfiler.collectGarbage');
  const { usedSize } = await worker.ask('Runtime.getHeapUsage');
  return bytesToMb(Number(usedSize));
};

/** JavaScript heap sizes after a garbage collection, in MB. */
export const heapsOf = async (devtools: CDPSession): Promise<{ page: number; worker: number }> => ({
  page: await pageHeap(devtools),
  worker: await workerHeap(devtools),
});
