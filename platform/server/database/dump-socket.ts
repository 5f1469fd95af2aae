import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { reasonOf } from '../describe-error.ts';
import type { Log } from '../log.ts';
import { socketPathIn } from './directory-lock.ts';
import { writeDump } from './dump.ts';
import type { Db } from './store.ts';

const SOCKET = 'dump.sock';

/**
 * Serves dumps on a socket in the data folder, accessible to its owner only, because only the process with the
 * embedded database open can read it. A dump is written to a file first, so that a slow reader blocks nothing. The
 * folder must be locked.
 *
 * @returns a function that stops it, and waits for a dump in progress
 */
export const serveDumps = async (dataDir: string, db: Db, log: Log): Promise<() => Promise<void>> => {
  const { socketPath, removeLink } = await socketPathIn(dataDir, SOCKET);
  const spool = path.join(dataDir, 'dump.part');
  // Left over from a killed process; the second contains student data.
  await fs.rm(socketPath, { force: true });
  await fs.rm(spool, { force: true });
  const sockets = new Set<net.Socket>();
  let last: Promise<void> = Promise.resolve();

  const answer = async (socket: net.Socket) => {
    if (socket.destroyed) return;
    try {
      const out = await fs.open(spool, 'wx', 0o600);
      await writeDump(db, out).finally(() => out.close());
      await pipeline(createReadStream(spool), socket);
    } catch (error) {
      // The reader notices that the dump is truncated.
      socket.destroy();
      log.error({ reason: reasonOf(error) }, 'a dump of the database failed');
    } finally {
      await fs.rm(spool, { force: true });
    }
  };

  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', (error) => log.warn({ reason: reasonOf(error) }, 'the reader of a dump went away'));
    last = last.then(() => answer(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socketPath, resolve);
  });
  server.unref();
  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    await Promise.all([closed, last]);
    await removeLink();
  };
};

/**
 * Makes the process that has the embedded database open write a dump to `out`.
 *
 * @returns false if there is no such process
 */
export const requestDump = async (dataDir: string, out: fs.FileHandle): Promise<boolean> => {
  const { socketPath, removeLink } = await socketPathIn(dataDir, SOCKET);
  try {
    const socket = net.connect(socketPath);
    const isServed = await new Promise<boolean>((resolve, reject) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(false) : reject(error),
      );
    });
    if (!isServed) return false;
    for await (const chunk of socket as AsyncIterable<Buffer>) await out.appendFile(chunk);
    await out.sync();
    return true;
  } finally {
    await removeLink();
  }
};
