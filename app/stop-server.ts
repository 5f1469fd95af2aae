import type { Server } from 'node:http';
import type { Log } from '#platform/server/log.ts';
import type { Product } from './product.ts';

/** Time for responses in progress after the last reply has ended. */
const ANSWERS_MS = 1_000;
/** Time for closing background work and the database; a mail server or database may hang. */
const CLOSE_MS = 2_000;

/** Longer gaps between two ticks are the process's own work, or other processes', and no waiting. */
const TICK_MS = 50;

/**
 * Resolves after so many ms of waiting. The embedded database closes in this thread, which does nothing else meanwhile:
 * that takes as long as the disk takes, and is no sign that anything hangs.
 */
const waiting = (ms: number): { over: Promise<false>; cancel: () => void } => {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<false>((resolve) => {
    let left = ms;
    let last = performance.now();
    const tick = () => {
      const now = performance.now();
      left -= Math.min(now - last, 2 * TICK_MS);
      last = now;
      if (left <= 0) resolve(false);
      else timer = setTimeout(tick, TICK_MS);
    };
    timer = setTimeout(tick, TICK_MS);
  });
  return { over, cancel: () => clearTimeout(timer) };
};

/** Whether the work finished in time and without an error, which is logged. */
const within = async (ms: number, what: string, work: Promise<unknown>, log: Log): Promise<boolean> => {
  const { over, cancel } = waiting(ms);
  const done = work.then(
    () => true,
    (error: unknown) => {
      log.error({ err: error, what }, 'stopping failed');
      return false;
    },
  );
  const isDone = await Promise.race([done, over]);
  cancel();
  return isDone;
};

/**
 * Stops a server in order: it reports not ready and admits no new replies; running replies get `graceMs`, the rest
 * are marked as interrupted, and their viewers are told; then the sockets close, then the database. Waits at most
 * `graceMs` and five seconds, even if something hangs.
 *
 * @returns whether everything was closed; if not, the database still has all committed data
 */
export const stopServer = async (
  { server, product, log }: { server: Server; product: Pick<Product, 'drain' | 'close'>; log: Log },
  graceMs: number,
): Promise<boolean> => {
  try {
    await product.drain(graceMs);
  } catch (error) {
    log.error({ err: error }, 'the replies could not be ended in order');
  }
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  await within(ANSWERS_MS, 'the last answers', closed, log);
  server.closeAllConnections();
  const isClosed = await within(CLOSE_MS, 'the database and background work', product.close(), log);
  if (!isClosed) log.warn('the database or background work hangs: left to its own');
  return isClosed;
};
