import type { Server } from 'node:http';
import type { Log } from '#platform/server/log.ts';
import type { Product } from './product.ts';

/** How long answers under way may take once no reply is running any more. */
const ANSWERS_MS = 500;
/** How long background work and the database may take to close: a mail server or a database may hang. */
const CLOSE_MS = 2_000;

/** Whether the work was done in time; what it throws counts as done and is logged. */
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
 * Stops a server in the order that hurts nobody: it says that it is not ready and begins no new reply; running replies
 * get `graceMs`, the rest are marked, and everyone who reads one is told; then the sockets close, then the database.
 * Takes at most `graceMs` and five seconds, whatever hangs.
 *
 * @returns whether everything was closed; a database that was not has kept what it committed all the same
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
