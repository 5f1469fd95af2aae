import type { Log } from '../log.ts';
import { restrictDataFolder } from '../private-files.ts';
import { type EmbeddedParts, openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';
import type { Store } from './store.ts';

/**
 * Opens PostgreSQL at `databaseUrl`, if given, otherwise the embedded database in `dataDir`.
 *
 * @param options.asItIs runs no migration
 * @param options.embedded parts of the embedded database that tests replace
 */
export const openStore = async (
  where: { databaseUrl: string | null; dataDir: string },
  log: Log,
  { embedded, ...options }: { asItIs?: boolean; embedded?: EmbeddedParts | undefined } = {},
): Promise<Store> => {
  // Needed with PostgreSQL too: the folder contains mails.
  await restrictDataFolder(where.dataDir, log);
  return where.databaseUrl === null
    ? openEmbedded(where.dataDir, log, { ...options, ...embedded })
    : openPostgres(where.databaseUrl, log, options);
};
