import type { Log } from '../log.ts';
import { restrictDataFolder } from '../private-files.ts';
import type { Syncs } from './durable-file-system.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';
import type { Store } from './store.ts';

/**
 * Opens PostgreSQL at `databaseUrl`, if given, otherwise the embedded database in `dataDir`.
 *
 * @param options.asItIs runs no migration
 * @param options.syncs functions that the embedded database calls to sync to disk; replaced in tests
 */
export const openStore = async (
  where: { databaseUrl: string | null; dataDir: string },
  log: Log,
  options: { asItIs?: boolean; syncs?: Syncs | undefined } = {},
): Promise<Store> => {
  // Needed with PostgreSQL too: the folder contains mails.
  await restrictDataFolder(where.dataDir, log);
  return where.databaseUrl === null
    ? openEmbedded(where.dataDir, log, options)
    : openPostgres(where.databaseUrl, log, options);
};
