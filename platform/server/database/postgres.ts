import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';
import type { Log } from '../log.ts';
import { runMigrations } from './migrations.ts';
import { type Connections, openConnections, type Query } from './postgres-connections.ts';
import { retryConflicts } from './retry-conflicts.ts';
import type { Db, Store } from './store.ts';

/** Any number; every copy of the product queues on the same one. */
const MIGRATION_LOCK = 7261;
const MOST_CONNECTIONS = 10;
/** With the silence after it and a new connection, a call to a server that hangs is answered within ten seconds. */
const STATEMENT_TIMEOUT_MS = 6_000;
/** feature_not_supported, undefined_function: a distributed engine that speaks the protocol but has no advisory locks. */
const NO_ADVISORY_LOCKS = new Set(['0A000', '42883']);

const migrateUnderLock = async (databaseUrl: string, log: Log, migrationsFolder?: string) => {
  const connections = openConnections(databaseUrl, log, { max: 1 });
  try {
    await connections.use(async (query) => {
      // drizzle's migrate takes no lock: of six copies that start at once one fails without this. It is released with
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

/** drizzle asks nothing of a connection but this. */
const dbOn = (query: Query): Db => drizzle({ query } as unknown as Client) as unknown as Db;

/**
 * The typed path over lent connections: one for a statement, the same one through a transaction. What the server undid
 * for another's sake is run again, so the work of a transaction must do nothing beside it.
 */
const dbOver = (connections: Connections): Db => {
  const db = dbOn((...statement) => retryConflicts(() => connections.use((query) => query(...statement))));
  // drizzle's own way of taking a connection for a transaction never gives it back when BEGIN fails.
  db.transaction = (work, config) =>
    retryConflicts(() => connections.use((query) => dbOn(query).transaction(work, config)));
  return db;
};

/**
 * Opens and migrates PostgreSQL, or an engine that speaks its protocol, at `databaseUrl` (several hosts allowed).
 *
 * @param options.migrationsFolder the release's own unless a test gives another
 * @param options.asItIs runs no migration, and sets no statement a limit
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
