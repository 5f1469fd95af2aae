import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { type EmbeddedParts, openEmbedded } from '#platform/server/database/embedded.ts';
import { MIGRATIONS_FOLDER } from '#platform/server/database/migrations.ts';
import { createLog } from '#platform/server/log.ts';

const root = path.resolve(import.meta.dirname, '../..');
const CACHE_FOLDER = path.join(root, '.cache/embedded-template');

/**
 * For products with little data, which need not survive a power failure. Syncs took a third of a test file's time, and
 * filling the cache with zeros a fifth of the time of opening.
 */
export const QUICK_DATABASE: EmbeddedParts = {
  syncs: { file: () => {}, directory: () => {} },
  cache: '8MB',
};

/** Cache key: this file, the lockfile, which pins the engine's version, and everything applied to a new database. */
const keyOf = (): string => {
  const key = createHash('sha256')
    .update(readFileSync(import.meta.filename))
    .update(readFileSync(path.join(root, 'package-lock.json')));
  for (const file of globSync(`${MIGRATIONS_FOLDER}/**/*.{sql,json}`).sort()) key.update(readFileSync(file));
  return key.digest('hex').slice(0, 16);
};

/** Size of each WAL file; this engine always writes the whole length, zeros included. */
const WAL_SEGMENT_BYTES = 16 * 1024 * 1024;
const walSegments = (database: string): string[] => globSync(`${database}/pg_wal/[0-9A-F]*`);

/** Truncates the zeros at the end of the WAL, half of the template's bytes. */
const shortenWal = (database: string): void => {
  for (const segment of walSegments(database))
    truncateSync(segment, readFileSync(segment).findLastIndex((byte) => byte !== 0) + 1);
};

/** The databases that `CREATE DATABASE` copies, which nothing here does: two thirds of the template's files. */
const EMPTY_DATABASES = ['base/1', 'base/4'];

/** Makes a database that is not open quicker to copy. */
export const lighten = (database: string): void => {
  for (const folder of EMPTY_DATABASES)
    for (const name of readdirSync(path.join(database, folder)))
      if (name !== 'PG_VERSION') rmSync(path.join(database, folder, name));
};

/** Restores the WAL's length: the truncated part reads as zeros, sparse if the file system supports it. */
const restoreWal = (database: string): void => {
  for (const segment of walSegments(database)) truncateSync(segment, WAL_SEGMENT_BYTES);
};

/** Creates the template unless it exists. If a concurrent process finishes first, its template is used. */
const createTemplate = async (): Promise<string> => {
  const template = path.join(CACHE_FOLDER, keyOf());
  if (existsSync(template)) return template;
  mkdirSync(CACHE_FOLDER, { recursive: true });
  const own = mkdtempSync(path.join(CACHE_FOLDER, 'new-'));
  const store = await openEmbedded(own, createLog('silent'), QUICK_DATABASE);
  // The migrations' WAL is already in the tables; a new WAL file is almost empty.
  await store.db.execute(sql`select pg_switch_wal()`);
  await store.db.execute(sql`checkpoint`);
  await store.close();
  const database = path.join(own, 'database');
  shortenWal(database);
  lighten(database);
  try {
    renameSync(own, template);
  } catch (error) {
    if (!existsSync(template)) throw error;
    rmSync(own, { recursive: true });
  }
  return template;
};

let template: Promise<string> | undefined;

/**
 * Copies an empty, migrated embedded database into a data folder. Creating one takes seconds, a copy a fraction of
 * one, so the first is cached in the checkout.
 */
export const copyEmbeddedDatabase = async (dataDir: string): Promise<void> => {
  template ??= createTemplate();
  const database = path.join(dataDir, 'database');
  cpSync(path.join(await template, 'database'), database, { recursive: true });
  restoreWal(database);
  // Otherwise the product creates it, with 24 MB, which takes as long as the copy. Only `embedded.test.ts` fills disks.
  const reserve = path.join(dataDir, 'reserved-for-a-full-disk');
  if (!existsSync(reserve)) writeFileSync(reserve, '');
};
