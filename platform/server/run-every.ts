import { reasonOf } from './describe-error.ts';
import type { Log } from './log.ts';

/** Work that goes on in the background until it is stopped. */
export interface Repeated {
  /** Does it now, or once more right after the run under way. */
  wake(): void;
  /** Ends it and waits for the run under way. */
  stop(): Promise<void>;
}

/**
 * Runs `work` every `everyMs` and whenever it is woken, never two at once. A run that fails is logged under `name` and
 * tried again at the next turn.
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
