import type { Server } from 'node:http';
import type { Log } from '#platform/server/log.ts';
import type { Product } from './product.ts';

/** Time for responses in progress after the last reply has ended. */
const ANSWERS_MS = 1_000;
/** Time for closing background work and the database; a mail server or database may hang. */
const CLOSE_MS = 2_000;

/** Whether the work finished in time; an error counts as finished and is logged. */
const within = async (ms: number, what: string, work: Promise<unknown>, log: Log): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  const done = work.then(
    () => true,
    (error: unknown) => {
      log.error({ err: error, what }, 'stopping failed');
      return false;
    },
  );
  const isDone = await Promise.race([done, tooLong]);
  clearTimeout(timer);
  return isDone;
};

/**
 * Stops a server in order: it reports not ready and admits no new replies; running replies get `graceMs`, the rest
 * are marked as interrupted, and their viewers are told; then the sockets close, then the database. Takes at most
 * `graceMs` and five seconds, even if something hangs.
 *
 * @returns whether everything was closed; if not, the database still has all committed data
 */
export const stopServer = async (
  { server, product, log }: { server: Server; product: Pick<Product, 'drain' | 'close'>; log: Log },
  graceMs: number,
): Promise<boolean> => {
  await product.drain(graceMs);
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  await within(ANSWERS_MS, 'the last answers', closed, log);
  server.closeAllConnections();
  const isClosed = await within(CLOSE_MS, 'the database and background work', product.close(), log);
  if (!isClosed) log.warn('the database or background work hangs: left to its own');
  return isClosed;
};
