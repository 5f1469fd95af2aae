import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';
import type { Log } from '../log.ts';
import { runMigrations } from './migrations.ts';
import { type Connections, openConnections, type Query } from './postgres-connections.ts';
import { retryConflicts } from './retry-conflicts.ts';
import type { Db, Store } from './store.ts';

/** Arbitrary; all instances wait for the same lock. */
const MIGRATION_LOCK = 7261;
const MOST_CONNECTIONS = 10;
/** Together with the added silence and a new connection, a call to a hanging server is answered within ten seconds. */
const STATEMENT_TIMEOUT_MS = 6_000;
/**
 * feature_not_supported, undefined_function: distributed engines with PostgreSQL's protocol but without advisory
 * locks.
 */
const NO_ADVISORY_LOCKS = new Set(['0A000', '42883']);

const migrateUnderLock = async (databaseUrl: string, log: Log, migrationsFolder?: string) => {
  const connections = openConnections(databaseUrl, log, { max: 1 });
  try {
    await connections.use(async (query) => {
      // drizzle's migrate takes no lock: without this, one of six instances that start at once fails. Released with
      // the connection.
      await query({ text: `select pg_advisory_lock(${MIGRATION_LOCK})` }).catch(
        (error: { code?: string }) => {
          if (!NO_ADVISORY_LOCKS.has(error.code ?? '')) throw error;
        },
      );
      const db = drizzle({ query } as unknown as Client);
      await runMigrations(
        db as unknown as Db,
        { name: 'The database at DATABASE_URL', setting: 'DATABASE_URL' },
        (config) => migrate(db, config),
        migrationsFolder,
      );
    });
  } finally {
    await connections.end();
  }
};

/** drizzle uses only this method of a connection. */
const dbOn = (query: Query): Db => drizzle({ query } as unknown as Client) as unknown as Db;

/**
 * Queries over borrowed connections: one per statement, and one throughout a transaction. Work that the server rolled
 * back because of a conflict is run again, so a transaction must have no other side effects.
 */
const dbOver = (connections: Connections): Db => {
  const db = dbOn((...statement) => retryConflicts(() => connections.use((query) => query(...statement))));
  // drizzle's own implementation never returns the connection if BEGIN fails.
  db.transaction = (work, config) =>
    retryConflicts(() => connections.use((query) => dbOn(query).transaction(work, config)));
  return db;
};

/**
 * Opens and migrates PostgreSQL, or an engine with its protocol, at `databaseUrl` (several hosts allowed).
 *
 * @param options.migrationsFolder the release's own by default; replaced in tests
 * @param options.asItIs runs no migration, and sets no statement timeout
 * @throws DatabaseLost, or what `runMigrations` throws
 */
export const openPostgres = async (
  databaseUrl: string,
  log: Log,
  options: { migrationsFolder?: string; asItIs?: boolean } = {},
): Promise<Store> => {
  if (!options.asItIs) await migrateUnderLock(databaseUrl, log, options.migrationsFolder);
  const connections = openConnections(databaseUrl, log, {
    max: MOST_CONNECTIONS,
    ...(options.asItIs ? {} : { statementTimeoutMs: STATEMENT_TIMEOUT_MS }),
  });
  return {
    db: dbOver(connections),
    kind: 'postgresql',
    problem: () => null,
    erasing: (work) => work(),
    close: () => connections.end(),
  };
};
