import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { inject } from 'vitest';
import { openEmbedded } from '#platform/server/database/embedded.ts';
import { MIGRATIONS_FOLDER } from '#platform/server/database/migrations.ts';
import { openPostgres } from '#platform/server/database/postgres.ts';
import type { Db, Store } from '#platform/server/database/store.ts';
import { createLog } from '#platform/server/log.ts';
import { runOnServer } from './test-postgres.ts';
import { lighten, QUICK_DATABASE } from './embedded-template.ts';
import type { Engine } from './test-product.ts';

/** A database of one engine, not yet opened by a product: empty, or a copy of another. */
export interface ScratchDatabase {
  /** Settings that make the product use it. */
  settings: Record<string, string>;
  /** Opens it with the program's migrations, or those of another folder. */
  open(migrationsFolder?: string): Promise<Store>;
  /** Queries or modifies it without running migrations. */
  touch<T>(task: (db: Db) => Promise<T>): Promise<T>;
  copy(): Promise<ScratchDatabase>;
}

/** Databases and folders for one test file; `removeAll` deletes them. */
export const scratchDatabases = (engine: Engine) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-scratch-'));
  const newFolder = () => mkdtempSync(path.join(folder, 'x-'));
  const log = createLog('silent');
  const names: string[] = [];

  const embedded = (dataDir: string): ScratchDatabase => ({
    settings: { DATA_DIR: dataDir },
    open: (migrationsFolder) =>
      openEmbedded(dataDir, log, {
        ...QUICK_DATABASE,
        ...(migrationsFolder === undefined ? {} : { migrationsFolder }),
      }),
    touch: async (task) => {
      const client = await PGlite.create(path.join(dataDir, 'database'));
      return task(drizzleEmbedded(client) as unknown as Db).finally(() => client.close());
    },
    copy: async () => {
      const target = newFolder();
      const database = path.join(dataDir, 'database');
      lighten(database);
      cpSync(database, path.join(target, 'database'), { recursive: true });
      return embedded(target);
    },
  });

  const postgresql = async (template = 'template1'): Promise<ScratchDatabase> => {
    const serverUrl = inject('postgresServerUrl');
    const name = `lectern_${randomUUID().replaceAll('-', '')}`;
    await runOnServer(serverUrl, `create database ${name} template ${template}`);
    names.push(name);
    const url = `${serverUrl}/${name}`;
    return {
      settings: { DATA_DIR: newFolder(), DATABASE_URL: url },
      open: (migrationsFolder) =>
        openPostgres(url, log, migrationsFolder === undefined ? {} : { migrationsFolder }),
      touch: async (task) => {
        const client = new pg.Client({ connectionString: url });
        await client.connect();
        return task(drizzlePostgres(client) as unknown as Db).finally(() => client.end());
      },
      copy: () => postgresql(name),
    };
  };

  return {
    empty: async (): Promise<ScratchDatabase> =>
      engine === 'embedded' ? embedded(newFolder()) : postgresql(),
    /** A folder with the program's first `keep` migrations, followed by `added`. */
    migrations: (keep: number, added: string[] = []): string => {
      const copy = newFolder();
      cpSync(MIGRATIONS_FOLDER, copy, { recursive: true });
      const file = path.join(copy, 'meta/_journal.json');
      const journal = JSON.parse(readFileSync(file, 'utf8'));
      journal.entries = journal.entries.slice(0, keep);
      const last = journal.entries.at(-1);
      added.forEach((statements, index) => {
        const tag = `added_${index}`;
        journal.entries.push({ ...last, tag, idx: last.idx + index + 1, when: last.when + index + 1 });
        writeFileSync(path.join(copy, `${tag}.sql`), statements);
      });
      writeFileSync(file, JSON.stringify(journal));
      return copy;
    },
    removeAll: async () => {
      for (const name of names)
        await runOnServer(inject('postgresServerUrl'), `drop database ${name} with (force)`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
