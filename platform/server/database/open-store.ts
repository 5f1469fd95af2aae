import type { Log } from '../log.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';
import type { Store } from './store.ts';

/** PostgreSQL where `databaseUrl` names one, else the embedded database in `dataDir`. */
export const openStore = (
  where: { databaseUrl: string | null; dataDir: string },
  log: Log,
): Promise<Store> =>
  where.databaseUrl === null ? openEmbedded(where.dataDir, log) : openPostgres(where.databaseUrl, log);
