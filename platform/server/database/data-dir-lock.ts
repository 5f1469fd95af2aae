import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Another running process has locked the folder. */
export class DirectoryInUse extends Error {
  constructor(directory: string) {
    super(
      `The data directory ${directory} is in use by another running copy. Stop it first, or set DATA_DIR.`,
    );
    this.name = 'DirectoryInUse';
  }
}

const SECOND_LOOK_MS = 60;
const TAKE_OVER_STALE_MS = 10_000;
const ATTEMPTS = 100;
/** The path of a Unix socket has at most 108 bytes on Linux and 104 on macOS, including the final NUL. */
const MAX_SOCKET_PATH = 100;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

const listen = (socketPath: string): Promise<net.Server | null> =>
  new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.destroy());
    server.once('error', (error) => (codeOf(error) === 'EADDRINUSE' ? resolve(null) : reject(error)));
    server.listen(socketPath, () => {
      server.unref();
      resolve(server);
    });
  });

const isAnswered = (socketPath: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(socketPath);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** The path of a socket in the folder, through a short symbolic link if the folder's own path is too long. */
export const socketPathIn = async (directory: string, name: string) => {
  const direct = path.join(directory, name);
  if (Buffer.byteLength(direct) <= MAX_SOCKET_PATH) return { socketPath: direct, removeLink: async () => {} };
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'lectern-'));
  await fs.symlink(directory, path.join(folder, 'd'));
  return {
    socketPath: path.join(folder, 'd', name),
    removeLink: () => fs.rm(folder, { recursive: true, force: true }),
  };
};

const withTakeOver = async <T>(takeOverPath: string, task: () => Promise<T>): Promise<T | null> => {
  const mark = randomUUID();
  try {
    await fs.writeFile(takeOverPath, mark, { flag: 'wx' });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') {
      // On a full disk the file was created without its content: the next start would take it for another process's.
      await fs.rm(takeOverPath, { force: true }).catch(() => {});
      throw error;
    }
    const age = await fs.stat(takeOverPath).then(
      (stat) => Date.now() - stat.mtimeMs,
      () => 0,
    );
    // Its creator died midway. Whoever removes the file starts over.
    if (age > TAKE_OVER_STALE_MS) await fs.rm(takeOverPath, { force: true });
    return null;
  }
  try {
    // Checks again: a holder that had bound but not yet listened, or a rival that removed our file, is visible by
    // now.
    await sleep(SECOND_LOOK_MS);
    const holder = await fs.readFile(takeOverPath, 'utf8').catch(() => '');
    return holder === mark ? await task() : null;
  } finally {
    if ((await fs.readFile(takeOverPath, 'utf8').catch(() => '')) === mark)
      await fs.rm(takeOverPath, { force: true });
  }
};

/**
 * Locks the folder for this process, until the returned function is called or the process ends in any way. Two
 * processes that open one embedded database corrupt it silently, so this must come before opening.
 *
 * The lock is a listening Unix socket: the kernel closes it with its process, and unlike a pid it is visible to every
 * container that shares the folder on one machine. A socket file that nobody answers is left over from a dead
 * process; it is taken over under an exclusively created file, after a second check.
 *
 * @throws DirectoryInUse if another process holds it
 */
export const lockDirectory = async (directory: string): Promise<() => Promise<void>> => {
  const { socketPath, removeLink } = await socketPathIn(directory, 'lock.sock');
  const takeOverPath = path.join(directory, 'lock.takeover');
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (await isAnswered(socketPath)) throw new DirectoryInUse(directory);
      const server = await withTakeOver(takeOverPath, async () => {
        if (await isAnswered(socketPath)) throw new DirectoryInUse(directory);
        await fs.rm(socketPath, { force: true });
        return listen(socketPath);
      });
      if (server)
        return async () => {
          await new Promise<void>((resolve) => server.close(() => resolve()));
          await removeLink();
        };
      await sleep(20 + Math.random() * 40);
    }
    throw new DirectoryInUse(directory);
  } catch (error) {
    await removeLink();
    throw error;
  }
};
