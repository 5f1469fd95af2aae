import fs from 'node:fs/promises';
import path from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Log } from '../log.ts';
import { lockDirectory } from './directory-lock.ts';
import { DurableFileSystem, type Syncs } from './durable-file-system.ts';
import { checkMajorVersion, UnreadableDatabase } from './major-version.ts';
import { MAINTENANCE, type MaintenanceIntervals, startMaintenance } from './maintenance.ts';
import { runMigrations } from './migrations.ts';
import type { Db, Store } from './store.ts';

/** `-F` turns every sync off; `fdatasync` is a stub in this build that says yes and does nothing. */
const DURABLE_START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/**
 * Opens (and makes, where there is none) the embedded database in `dataDir/database`, behind its four guards: the
 * folder's lock, the major version, a sync at every commit, and maintenance.
 *
 * @param options.migrationsFolder the release's own unless a test gives another
 * @throws DirectoryInUse, WrongMajorVersion, UnreadableDatabase, what `runMigrations` throws, or the file system's own
 *   error where the folder cannot be written
 */
export const openEmbedded = async (
  dataDir: string,
  log: Log,
  options: { syncs?: Syncs; maintenance?: MaintenanceIntervals; migrationsFolder?: string } = {},
): Promise<Store> => {
  const databaseDir = path.join(dataDir, 'database');
  await fs.mkdir(databaseDir, { recursive: true });
  const unlock = await lockDirectory(dataDir);
  try {
    await checkMajorVersion(databaseDir);
    const client = await PGlite.create({
      fs: new DurableFileSystem(databaseDir, options.syncs),
      startParams: DURABLE_START_PARAMETERS,
    }).catch((error: NodeJS.ErrnoException) => {
      // The engine's own words ("failed to initialize properly") tell nobody what to do; the file system's do.
      if (typeof error.code === 'string') throw error;
      log.error({ err: error }, 'the embedded database did not open');
      throw new UnreadableDatabase(databaseDir);
    });
    // Each statement copies this list. The engine adds three hundred kinds of arrays to it, which was a fifth of the time
    // of a small query; drizzle reads the arrays of columns by itself.
    client.parsers = { ...types.parsers };
    const db = drizzle(client);
    await runMigrations(
      db as unknown as Db,
      { name: `The database in ${databaseDir}`, setting: 'DATA_DIR' },
      (config) => migrate(db, config),
      options.migrationsFolder,
    ).catch(async (error: unknown) => {
      await client.close();
      throw error;
    });
    const stopMaintenance = startMaintenance(
      (statement) => client.exec(statement),
      log,
      options.maintenance ?? MAINTENANCE,
    );
    return {
      db: db as unknown as Db,
      kind: 'embedded',
      close: async () => {
        await stopMaintenance();
        await client.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
};
