import { reasonOf } from './describe-error.ts';
import type { Log } from './log.ts';

/** Background work until stopped. */
export interface Repeated {
  /** Runs it now, or once more after the current run. */
  wake(): void;
  /** Stops it and waits for the current run. */
  stop(): Promise<void>;
}

/**
 * Runs `work` every `everyMs` and whenever woken, never concurrently. Failures are logged under `name` and retried at
 * the next interval.
 */
export const runEvery = (name: string, work: () => Promise<void>, everyMs: number, log: Log): Repeated => {
  const stopping = new AbortController();
  let woken = false;
  let running: Promise<void> | null = null;
  const run = async () => {
    do {
      woken = false;
      await work().catch((error: unknown) =>
        log.error({ work: name, reason: reasonOf(error) }, 'background work failed'),
      );
    } while (woken && !stopping.signal.aborted);
    running = null;
  };
  const wake = () => {
    woken = true;
    if (!stopping.signal.aborted) running ??= run();
  };
  const timer = setInterval(wake, everyMs);
  timer.unref();
  return {
    wake,
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
};
