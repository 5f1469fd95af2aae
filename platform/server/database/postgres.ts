import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';
import type { Db, Store } from './store.ts';

/** Any number; every copy of the product queues on the same one. */
const MIGRATION_LOCK = 7261;
const CONNECT_TIMEOUT_SECONDS = 3;
const FIRST_ANSWER_MS = 10_000;
const STATEMENT_TIMEOUT_MS = 15_000;
/** feature_not_supported, undefined_function: a distributed engine that speaks the protocol but has no advisory locks. */
const NO_ADVISORY_LOCKS = new Set(['0A000', '42883']);

/** Something that is no PostgreSQL may take the connection and close it again, and the driver then tries for ever. */
const answerInTime = async (client: postgres.Sql) => {
  const giveUp = new AbortController();
  const late = sleep(FIRST_ANSWER_MS, null, { signal: giveUp.signal }).then(() => {
    throw Object.assign(new Error('no answer in time'), { code: 'CONNECT_TIMEOUT' });
  });
  late.catch(() => {});
  try {
    await Promise.race([client`select 1`, late]);
  } finally {
    giveUp.abort();
  }
};

const migrateUnderLock = async (url: string) => {
  const client = postgres(url, { max: 1, connect_timeout: CONNECT_TIMEOUT_SECONDS, onnotice: () => {} });
  let grace = 0;
  try {
    await answerInTime(client);
    grace = 5;
    // drizzle's migrate takes no lock: of six copies that start at once one fails without this. It is released with
    // the connection.
    await client`select pg_advisory_lock(${MIGRATION_LOCK})`.catch((error: { code?: string }) => {
      if (!NO_ADVISORY_LOCKS.has(error.code ?? '')) throw error;
    });
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
  } finally {
    // What never answered will not say good-bye either.
    await client.end({ timeout: grace });
  }
};

/** Opens and migrates PostgreSQL, or an engine that speaks its protocol, at `url` (several hosts allowed). */
export const openPostgres = async (url: string): Promise<Store> => {
  await migrateUnderLock(url);
  const client = postgres(url, {
    max: 10,
    connect_timeout: CONNECT_TIMEOUT_SECONDS,
    connection: { statement_timeout: STATEMENT_TIMEOUT_MS },
    onnotice: () => {},
  });
  return {
    db: drizzle(client) as unknown as Db,
    kind: 'postgresql',
    close: () => client.end({ timeout: 5 }),
  };
};
