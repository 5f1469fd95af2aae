import fs from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { PGlite, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Log } from '../log.ts';
import { DatabaseLost } from './database-lost.ts';
import { Erasure, type ErasureTimes } from './erasure.ts';
import { lockDirectory } from './data-dir-lock.ts';
import { DiskSpace, type FreeBytes } from './disk-space.ts';
import { writeDump } from './dump.ts';
import { serveFile } from './file-socket.ts';
import { DurableFileSystem, type Syncs } from './durable-file-system.ts';
import { checkMajorVersion, UnreadableDatabase } from './major-version.ts';
import { MAINTENANCE, type MaintenanceIntervals, startMaintenance } from './maintenance.ts';
import { runMigrations } from './migrations.ts';
import { preparing } from './prepared-statements.ts';
import type { Db, Store } from './store.ts';

/** `-F` would turn off all syncs; `fdatasync` is a stub in this build that does nothing. */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  // Recycled WAL files keep their old content, including deleted rows.
  '-c',
  'wal_recycle=off',
  // A plan that is kept for all values would be one for tables as small as they were when it was made.
  '-c',
  'plan_cache_mode=force_custom_plan',
];

/**
 * The engine fills its cache with zeros when it opens: the default of 128 MB took as much memory of an idle server. What it
 * does not hold, the system's own cache of the files does.
 */
const CACHE = '32MB';

/** A `bytea` in its text form, `\\x` and hexadecimal digits. The engine's own reader took half a second for a catalogue. */
const readBytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text.slice(2), 'hex'));

/** The engine has panicked, as it does if its WAL cannot be written; its state is no longer reliable. */
class EnginePanic extends Error {
  constructor(cause: unknown) {
    super('the embedded database gave up', { cause });
    this.name = 'EnginePanic';
  }
}

/** How long statements may take together without anything else of the process having its turn. */
const TURN_MS = 5;

/**
 * Lets the process look after its sockets and timers between statements. The engine answers in the same thread and at
 * once, so that what waits for it goes on with its next statement before anybody else is heard: a student who saved the
 * fullest plan again and again kept all others waiting for twenty seconds.
 */
const takeBreaths = (): (<Result>(execute: () => Promise<Result>) => Promise<Result>) => {
  let taken = 0;
  return async (execute) => {
    // Not by the clock: while very many requests arrive, a turn of the process takes long, and a statement would wait for one each.
    if (taken >= TURN_MS) {
      await setImmediate();
      taken = 0;
    }
    const start = performance.now();
    try {
      return await execute();
    } finally {
      taken += performance.now() - start;
    }
  };
};

/**
 * Blocks all statements to an engine that panicked, because they would never return, and takes breaths between others.
 *
 * @returns a function that tells whether it has
 */
const guardAgainstPanic = (client: PGlite, onPanic: (panic: Error) => void): (() => boolean) => {
  let panic: EnginePanic | null = null;
  const breathe = takeBreaths();
  const guarded =
    <Args extends unknown[], Result>(execute: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if (panic) throw new DatabaseLost(panic);
      try {
        return await breathe(() => execute(...args));
      } catch (error) {
        if ((error as { severity?: unknown }).severity === 'PANIC') {
          panic = new EnginePanic(error);
          onPanic(panic);
        }
        throw error;
      }
    };
  // All queries go through one of these.
  client.execProtocol = guarded(client.execProtocol.bind(client));
  client.execProtocolStream = guarded(client.execProtocolStream.bind(client));
  return () => panic !== null;
};

/** Only a new process can recover: this one ends as with an uncaught exception. */
const endProcess = (panic: Error): void => {
  setTimeout(() => {
    throw panic;
  }, 0);
};

/** What tests replace to open many small databases. */
export interface EmbeddedParts {
  /** Called to sync to disk. */
  syncs?: Syncs;
  /** Size of the engine's cache, as PostgreSQL writes it. */
  cache?: string;
}

interface Options extends EmbeddedParts {
  maintenance?: MaintenanceIntervals;
  erasure?: ErasureTimes;
  migrationsFolder?: string;
  asItIs?: boolean;
  freeBytes?: FreeBytes;
  lookAtDiskEveryMs?: number;
  onPanic?: (panic: Error) => void;
}

/**
 * Opens, or creates, the embedded database in `dataDir/database`, with its safeguards: the folder lock, the major
 * version check, a sync at every commit, maintenance, and the disk reserve.
 *
 * @param options.migrationsFolder the release's own by default; replaced in tests
 * @param options.asItIs runs no migration
 * @throws DirectoryInUse, WrongMajorVersion, UnreadableDatabase, what `runMigrations` throws, or the file system's
 *   error if the folder cannot be written
 */
export const openEmbedded = async (dataDir: string, log: Log, options: Options = {}): Promise<Store> => {
  const databaseDir = path.join(dataDir, 'database');
  await fs.mkdir(databaseDir, { recursive: true, mode: 0o700 });
  const unlock = await lockDirectory(dataDir);
  const space = new DiskSpace(dataDir, log, options.freeBytes, options.lookAtDiskEveryMs);
  try {
    await checkMajorVersion(databaseDir, space.hasReserve);
    const client = await PGlite.create({
      fs: new DurableFileSystem(databaseDir, () => space.makeRoom(), options.syncs),
      startParams: [...START_PARAMETERS, '-c', `shared_buffers=${options.cache ?? CACHE}`],
    }).catch((error: NodeJS.ErrnoException) => {
      // The engine's message ("failed to initialize properly") does not help; the file system's does.
      if (typeof error.code === 'string') throw error;
      log.error({ err: error }, 'the embedded database did not open');
      throw new UnreadableDatabase(databaseDir);
    });
    const hasPanicked = guardAgainstPanic(client, options.onPanic ?? endProcess);
    // Each statement copies this list. The engine adds three hundred array types to it, which took a fifth of the
    // time of a small query; drizzle parses array columns itself.
    client.parsers = { ...types.parsers, [types.BYTEA]: readBytes };
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
    // Not before: a migration changes what statements of its own yield.
    client.execProtocolStream = preparing(client.execProtocolStream);
    const stopDumps = await serveFile(dataDir, 'dump', (out) => writeDump(db as unknown as Db, out), log);
    await space.start((isReadOnly) =>
      client.exec(`set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`),
    );
    const stopMaintenance = startMaintenance(
      // CHECKPOINT and VACUUM both write, and can wait while the disk is full.
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
