import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Another live process holds the folder. */
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
/** A unix socket's path has at most 108 bytes on Linux and 104 on macOS, the closing NUL included. */
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

/** A socket's path in the folder, through a short-named link where the folder's own name is too long for a socket. */
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
      // A full disk leaves the file it made without the mark: the next start would take it for a rival's.
      await fs.rm(takeOverPath, { force: true }).catch(() => {});
      throw error;
    }
    const age = await fs.stat(takeOverPath).then(
      (stat) => Date.now() - stat.mtimeMs,
      () => 0,
    );
    // Its maker died half-way. Whoever removes it starts over and looks again.
    if (age > TAKE_OVER_STALE_MS) await fs.rm(takeOverPath, { force: true });
    return null;
  }
  try {
    // The second look: a holder that had bound but not yet listened, or a rival who removed our mark, shows by now.
    await sleep(SECOND_LOOK_MS);
    const holder = await fs.readFile(takeOverPath, 'utf8').catch(() => '');
    return holder === mark ? await task() : null;
  } finally {
    if ((await fs.readFile(takeOverPath, 'utf8').catch(() => '')) === mark)
      await fs.rm(takeOverPath, { force: true });
  }
};

/**
 * Takes the folder for this process until the returned function is called or the process ends, however it ends.
 * Two openers of one embedded database corrupt it without a word, so this comes before opening.
 *
 * The lock is a listening unix socket: the kernel closes it with its process, and it is seen by every container that
 * shares the folder on one machine (a pid is not). A socket file that nobody answers is left over from a dead process
 * and is taken over under an exclusive file, after a second look.
 *
 * @throws DirectoryInUse when another process holds it
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
