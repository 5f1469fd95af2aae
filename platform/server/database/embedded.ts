import fs from 'node:fs/promises';
import path from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Log } from '../log.ts';
import { DatabaseLost } from './database-lost.ts';
import { Erasure, type ErasureTimes } from './erasure.ts';
import { lockDirectory } from './directory-lock.ts';
import { DiskSpace, type FreeBytes } from './disk-space.ts';
import { serveDumps } from './dump-socket.ts';
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
  // A file of the log that is used again keeps what stood in it, deleted rows too.
  '-c',
  'wal_recycle=off',
];

/** The engine gave up on itself, as it does when its log cannot be written: nothing it says from now on holds. */
class EnginePanic extends Error {
  constructor(cause: unknown) {
    super('the embedded database gave up', { cause });
    this.name = 'EnginePanic';
  }
}

/**
 * Lets no statement reach an engine that panicked, for it would never return.
 *
 * @returns whether it has
 */
const guardAgainstPanic = (client: PGlite, onPanic: (panic: Error) => void): (() => boolean) => {
  let panic: EnginePanic | null = null;
  const guarded =
    <Args extends unknown[], Result>(execute: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if (panic) throw new DatabaseLost(panic);
      try {
        return await execute(...args);
      } catch (error) {
        if ((error as { severity?: unknown }).severity === 'PANIC') {
          panic = new EnginePanic(error);
          onPanic(panic);
        }
        throw error;
      }
    };
  // Everything that is asked of it goes through one of these.
  client.execProtocol = guarded(client.execProtocol.bind(client));
  client.execProtocolStream = guarded(client.execProtocolStream.bind(client));
  return () => panic !== null;
};

/** Only another process can go on: this one ends as by any exception that nobody caught. */
const endProcess = (panic: Error): void => {
  setImmediate(() => {
    throw panic;
  });
};

interface Options {
  syncs?: Syncs;
  maintenance?: MaintenanceIntervals;
  erasure?: ErasureTimes;
  migrationsFolder?: string;
  asItIs?: boolean;
  freeBytes?: FreeBytes;
  lookAtDiskEveryMs?: number;
  onPanic?: (panic: Error) => void;
}

/**
 * Opens (and makes, where there is none) the embedded database in `dataDir/database`, behind its guards: the folder's
 * lock, the major version, a sync at every commit, maintenance, and room on the disk.
 *
 * @param options.migrationsFolder the release's own unless a test gives another
 * @param options.asItIs runs no migration
 * @throws DirectoryInUse, WrongMajorVersion, UnreadableDatabase, what `runMigrations` throws, or the file system's own
 *   error where the folder cannot be written
 */
export const openEmbedded = async (dataDir: string, log: Log, options: Options = {}): Promise<Store> => {
  const databaseDir = path.join(dataDir, 'database');
  await fs.mkdir(databaseDir, { recursive: true, mode: 0o700 });
  const unlock = await lockDirectory(dataDir);
  const space = new DiskSpace(dataDir, log, options.freeBytes, options.lookAtDiskEveryMs);
  try {
    await checkMajorVersion(databaseDir);
    const client = await PGlite.create({
      fs: new DurableFileSystem(databaseDir, () => space.makeRoom(), options.syncs),
      startParams: DURABLE_START_PARAMETERS,
    }).catch((error: NodeJS.ErrnoException) => {
      // The engine's own words ("failed to initialize properly") tell nobody what to do; the file system's do.
      if (typeof error.code === 'string') throw error;
      log.error({ err: error }, 'the embedded database did not open');
      throw new UnreadableDatabase(databaseDir);
    });
    const hasPanicked = guardAgainstPanic(client, options.onPanic ?? endProcess);
    // Each statement copies this list. The engine adds three hundred kinds of arrays to it, which was a fifth of the time
    // of a small query; drizzle reads the arrays of columns by itself.
    client.parsers = { ...types.parsers };
    const db = drizzle(client);
    if (!options.asItIs)
      await runMigrations(
        db as unknown as Db,
        { name: `The database in ${databaseDir}`, setting: 'DATA_DIR' },
        (config) => migrate(db, config),
        options.migrationsFolder,
      ).catch(async (error: unknown) => {
        await client.close();
        throw error;
      });
    const stopDumps = await serveDumps(dataDir, db as unknown as Db, log);
    await space.start((isReadOnly) =>
      client.exec(`set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`),
    );
    const stopMaintenance = startMaintenance(
      // Both write, and both can wait.
      async (statement) => (space.isFull ? undefined : client.exec(statement)),
      log,
      options.maintenance ?? MAINTENANCE,
    );
    const erasure = new Erasure(
      dataDir,
      {
        run: async (statement) => (await client.query<Record<string, unknown>>(statement)).rows,
        isFull: () => space.isFull,
      },
      log,
      options.erasure,
    );
    return {
      db: db as unknown as Db,
      kind: 'embedded',
      problem: () => (space.isFull ? 'The disk is full: nothing can be written.' : null),
      erasing: (work) => erasure.erasing(work),
      close: async () => {
        await erasure.stop();
        await stopDumps();
        await stopMaintenance();
        await space.stop();
        if (!hasPanicked()) await client.close();
        await unlock();
      },
    };
  } catch (error) {
    await space.stop();
    await unlock();
    throw error;
  }
};
