import fs from 'node:fs/promises';
import path from 'node:path';
import { reasonOf } from './describe-error.ts';
import type { Log } from './log.ts';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** Set on a folder in which everyone may make files, such as /tmp. */
const STICKY = 0o1000;
/** What the data folder holds of students, beside what is named in it by chance. */
const HOLDINGS = ['database', 'outbox'];

/** From now on this process makes files and folders that no other account of the machine may open. */
export const makeFilesPrivate = (): void => {
  process.umask(0o077);
};

/** A link is left alone: what it points at may be anything. */
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
 * Takes the right to read or write the data folder, the database and the mails in it from every other account of the
 * machine, also where an older release or an unpacked backup gave it. What cannot be changed, since it belongs to
 * another account, is logged. Does nothing where there is no such folder.
 */
export const restrictDataFolder = async (dataDir: string, log: Log): Promise<void> => {
  const folder = path.resolve(dataDir);
  const stat = await fs.stat(folder).catch(() => null);
  if (!stat?.isDirectory()) return;
  // A folder that others need as well is not ours to close.
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
