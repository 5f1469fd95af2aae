import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { reasonOf } from '../describe-error.ts';
import type { Log } from '../log.ts';
import { socketPathIn } from './data-dir-lock.ts';

/** What is served: the name of its socket and of the temporary file (`dump`). */
export type ServedFile = 'dump' | 'report';

const socketOf = (what: ServedFile): string => `${what}.sock`;

/**
 * Serves a file on a socket in the data folder, accessible to its owner only, because only the process with the
 * embedded database open can read it. It is written to the folder first, so that a slow reader blocks nothing. The
 * folder must be locked.
 *
 * @param write writes it anew for each reader
 * @returns a function that stops it, and waits for a file in progress
 */
export const serveFile = async (
  dataDir: string,
  what: ServedFile,
  write: (out: fs.FileHandle) => Promise<unknown>,
  log: Log,
): Promise<() => Promise<void>> => {
  const { socketPath, removeLink } = await socketPathIn(dataDir, socketOf(what));
  const spool = path.join(dataDir, `${what}.part`);
  // Left over from a killed process; the second contains student data.
  await fs.rm(socketPath, { force: true });
  await fs.rm(spool, { force: true });
  const sockets = new Set<net.Socket>();
  let last: Promise<void> = Promise.resolve();

  const answer = async (socket: net.Socket) => {
    if (socket.destroyed) return;
    try {
      const out = await fs.open(spool, 'wx', 0o600);
      await write(out).finally(() => out.close());
      await pipeline(createReadStream(spool), socket);
    } catch (error) {
      // The reader notices the premature end.
      socket.destroy();
      log.error({ reason: reasonOf(error), what }, 'a file for the operator could not be written');
    } finally {
      await fs.rm(spool, { force: true });
    }
  };

  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', (error) =>
      log.warn({ reason: reasonOf(error), what }, 'the reader of a file went away'),
    );
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
 * Makes the process that has the embedded database open write such a file to `out`.
 *
 * @returns false if there is no such process
 */
export const requestFile = async (
  dataDir: string,
  what: ServedFile,
  out: fs.FileHandle,
): Promise<boolean> => {
  const { socketPath, removeLink } = await socketPathIn(dataDir, socketOf(what));
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
