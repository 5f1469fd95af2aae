import fs from 'node:fs/promises';
import path from 'node:path';
import { reasonOf } from './describe-error.ts';
import type { Log } from './log.ts';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** The sticky bit: set on shared folders such as /tmp. */
const STICKY = 0o1000;
/** The product's files in the data folder. */
const HOLDINGS = ['database', 'outbox', 'erasure-due', 'reserved-for-a-full-disk'];

/** Makes all files and folders created from now on inaccessible to other accounts of the machine. */
export const makeFilesPrivate = (): void => {
  process.umask(0o077);
};

/** Symbolic links are skipped: their targets are unknown. */
const restrict = async (entry: string, log: Log): Promise<void> => {
  try {
    const stat = await fs.lstat(entry);
    if (stat.isSymbolicLink()) return;
    const mode = stat.isDirectory() ? FOLDER_MODE : FILE_MODE;
    if ((stat.mode & 0o777) !== mode) await fs.chmod(entry, mode);
    if (!stat.isDirectory()) return;
    await Promise.all((await fs.readdir(entry)).map((name) => restrict(path.join(entry, name), log)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    log.warn({ entry, reason: reasonOf(error) }, 'other accounts of this machine may be able to read this');
  }
};

/**
 * Removes other accounts' access to the data folder, the database and the mails in it, even if an older release or an
 * unpacked backup allowed it. Logs what cannot be changed because it belongs to another account. Does nothing if the
 * folder does not exist.
 */
export const restrictDataFolder = async (dataDir: string, log: Log): Promise<void> => {
  const folder = path.resolve(dataDir);
  const stat = await fs.stat(folder).catch(() => null);
  if (!stat?.isDirectory()) return;
  // A shared folder must stay accessible.
  if (folder === path.parse(folder).root || stat.mode & STICKY)
    log.warn(
      { folder },
      'the data folder is shared with other accounts: set DATA_DIR to a folder of its own',
    );
  else if ((stat.mode & 0o777) !== FOLDER_MODE)
    await fs
      .chmod(folder, FOLDER_MODE)
      .catch((error: unknown) =>
        log.warn(
          { folder, reason: reasonOf(error) },
          'other accounts of this machine may open the data folder',
        ),
      );
  await Promise.all(HOLDINGS.map((name) => restrict(path.join(folder, name), log)));
};
