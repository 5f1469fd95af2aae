// Where tests keep their files.
import { chmodSync, mkdtempSync, readFileSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const IN_MEMORY = '/dev/shm';
/** Some hundred copies of databases, of 9 MB and for a moment each; half a gigabyte at once. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/** Whether files, programs among them, can be kept in memory. Only Linux has such a folder, and small containers little. */
const isUsable = () => {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
    const [, , , options = 'noexec'] =
      mounts.map((line) => line.split(' ')).find(([, at]) => at === IN_MEMORY) ?? [];
    return bavail * bsize >= ENOUGH_BYTES && !options.split(',').includes('noexec');
  } catch {
    return false;
  }
};

/**
 * Makes a folder that tests take for the machine's temporary one, in memory where there is enough of it: copying a
 * database to a disk took longer than most tests of it.
 *
 * @returns {string} its path; whoever made it removes it
 */
export const makeTestFolder = () => {
  const folder = mkdtempSync(path.join(isUsable() ? IN_MEMORY : os.tmpdir(), 'lectern-tests-'));
  // PostgreSQL's server runs as another account.
  chmodSync(folder, 0o755);
  return folder;
};
