import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AnotherHistory,
  ForeignDatabase,
  MigrationFailed,
  MIGRATIONS_FOLDER,
  NewerDatabase,
} from '#platform/server/database/migrations.ts';
import { type Db, rowsOf } from '#platform/server/database/store.ts';
import { explainStartFailure } from '../explain-start-failure.ts';
import { makeBirchPack } from '../testing/birch-pack.ts';
import { type ScratchDatabase, scratchDatabases } from '../testing/scratch-database.ts';
import { spawnServer } from '../testing/server-process.ts';
import { PASSWORD } from '../testing/students.ts';
import { engineOf } from '../testing/test-product.ts';

/** `npm run db:dump` of a database at the first migration: made-up students and difficult texts. */
const rows = readFileSync(path.resolve(import.meta.dirname, '../testing/first-release.ndjson'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => ({ line, ...(JSON.parse(line) as { table: string; row: { content?: string } }) }));
const tables = [...new Set(rows.map(({ table }) => table))];

const engine = engineOf();
const databases = scratchDatabases(engine);
afterAll(async () => {
  await databases.removeAll();
  rmSync(pack, { recursive: true, force: true });
});

/** A database at the first migration with the fixture's rows; tests copy it and never open it. */
let first: ScratchDatabase;
let pack: string;

beforeAll(async () => {
  pack = await makeBirchPack();
  first = await databases.empty();
  const store = await first.open(databases.migrations(1));
  for (const { table, line } of rows) {
    const name = sql.identifier(table);
    await store.db.execute(
      sql`insert into ${name} select * from jsonb_populate_record(null::${name}, ${line}::jsonb -> 'row')`,
    );
  }
  await store.close();
});

const NOTES = 'CREATE TABLE "notes" ("note" text NOT NULL);';
const NICKNAMES = `ALTER TABLE "users" ADD COLUMN "nickname" text DEFAULT 'none' NOT NULL;`;
const ALL = Number.MAX_SAFE_INTEGER;

/** Rows of the fixture that are missing from the database or differ in a value. */
const listMissing = (db: Db): Promise<string[]> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone to 'UTC'`);
    const missing: string[] = [];
    for (const { table, line } of rows) {
      const found = await rowsOf(
        tx,
        sql`select 1 from ${sql.identifier(table)} t where not exists (
              select 1 from jsonb_each(${line}::jsonb -> 'row') wanted
              where to_jsonb(t) -> wanted.key is distinct from wanted.value)`,
      );
      if (found.length !== 1) missing.push(line);
    }
    return missing;
  });

const countRows = async (db: Db): Promise<number> => {
  const counts = await Promise.all(
    tables.map((table) =>
      rowsOf<{ n: number }>(db, sql`select count(*)::int as n from ${sql.identifier(table)}`),
    ),
  );
  return counts.flat().reduce((sum, { n }) => sum + n, 0);
};

const listApplied = (db: Db) =>
  rowsOf<{ hash: string }>(db, sql`select hash from drizzle.__drizzle_migrations order by id`);

/** All columns: a refused start must leave them unchanged. */
const listColumns = (db: Db) =>
  rowsOf<{ name: string }>(
    db,
    sql`select table_schema || '.' || table_name || '.' || column_name as name
        from information_schema.columns where table_schema in ('public', 'drizzle') order by 1`,
  );

const countKnown = (): number => readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).length;

type Refusal = new (...parts: never[]) => Error;

/** Expects opening to fail with a sentence, without changing the database. */
const expectRefusal = async (database: ScratchDatabase, refusal: Refusal, sentence: string) => {
  const before = await database.touch(listColumns);
  const error = await database.open().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(refusal);
  expect(explainStartFailure(error)).toBe(sentence);
  expect(await database.touch(listColumns)).toEqual(before);
};

const nameOf = ({ settings }: ScratchDatabase) =>
  engine === 'embedded'
    ? `The database in ${path.join(settings['DATA_DIR']!, 'database')}`
    : 'The database at DATABASE_URL';
const SETTING = engine === 'embedded' ? 'DATA_DIR' : 'DATABASE_URL';

describe('a database of the first release', () => {
  it('has a row in every table that the first migration makes', () => {
    const text = readFileSync(path.join(MIGRATIONS_FOLDER, '0000_first.sql'), 'utf8');
    const made = [...text.matchAll(/^CREATE TABLE "(\w+)"/gm)].map(([, table]) => table);
    expect(made.length).toBeGreaterThan(10);
    expect(made.filter((table) => !tables.includes(table!))).toEqual([]);
  });

  it('keeps every row and value through the current migrations', async () => {
    const store = await (await first.copy()).open();
    expect(await listMissing(store.db)).toEqual([]);
    expect(await countRows(store.db)).toBe(rows.length);
    await store.close();
  });

  it('keeps replies that are older than the checking of statements, and marks them as such', async () => {
    const store = await (await first.copy()).open();
    const replies = await rowsOf(
      store.db,
      sql`select distinct statements, facts, catalogue_date from chat_messages where role = 'assistant'`,
    );
    expect(replies).toEqual([{ statements: null, facts: [], catalogue_date: null }]);
    await store.close();
  });

  it('keeps conversations as one branch: each message follows the previous one, and all are chosen', async () => {
    const store = await (await first.copy()).open();
    const chains = await rowsOf<{ messages: number; chained: number; first: number }>(
      store.db,
      sql`select count(*)::int as messages,
            count(*) filter (where parent_id = (select before.id from chat_messages before
              where before.session_id = message.session_id and before.position = message.position - 1))::int as chained,
            count(*) filter (where parent_id is null and position = 0)::int as first
          from chat_messages message where is_chosen`,
    );
    const [{ messages, chained, first: begun } = { messages: 0, chained: 0, first: 0 }] = chains;
    expect(messages).toBe(rows.filter(({ table }) => table === 'chat_messages').length);
    expect(chained).toBeGreaterThan(0);
    expect(chained + begun).toBe(messages);
    await store.close();
  });

  it('keeps them through future migrations, each run once', async () => {
    const database = await first.copy();
    const migrations = databases.migrations(ALL, [NOTES, NICKNAMES]);
    for (let start = 0; start < 2; start++) {
      const store = await database.open(migrations);
      expect(await listMissing(store.db)).toEqual([]);
      expect(await countRows(store.db)).toBe(rows.length);
      expect(await rowsOf(store.db, sql`select distinct nickname from users`)).toEqual([
        { nickname: 'none' },
      ]);
      expect(await listApplied(store.db)).toHaveLength(countKnown() + 2);
      await store.close();
    }
  });

  it('works: its student can sign in and finds profile and conversation', async () => {
    const started = spawnServer({ ...(await first.copy()).settings, UNIVERSITY: pack });
    const url = await started.ready;
    const send = async (pathname: string, init: RequestInit) => {
      const response = await fetch(url + pathname, init);
      expect(response.status).toBe(200);
      return response.json();
    };
    const { token } = (await send('/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'Zoe.Marsh@birch.example', password: PASSWORD }),
    })) as { token: string };
    const held = JSON.stringify(
      await send('/api/account/export', { headers: { authorization: `Bearer ${token}` } }),
    );
    const said = rows.flatMap(({ row }) => row.content ?? []).filter((text) => typeof text === 'string');
    expect(said.length).toBeGreaterThan(4);
    for (const text of said) expect(held).toContain(JSON.stringify(text));
    await started.end('SIGTERM');
  });
});

describe('a database of another release', () => {
  it('is refused when a newer release wrote it', async () => {
    const database = await first.copy();
    const store = await database.open(databases.migrations(ALL, [NOTES]));
    const [known, found] = [countKnown(), (await listApplied(store.db)).length];
    await store.close();
    expect(found).toBe(known + 1);
    const sentence =
      `${nameOf(database)} was written by a newer release (${found} migrations, this one knows ${known}). ` +
      `Start that release or a later one, or set ${SETTING} to another database.`;
    await expectRefusal(database, NewerDatabase, sentence);
    const started = spawnServer({ ...database.settings, LOG_LEVEL: 'fatal' });
    expect(await started.ended, started.output()).toBe(1);
    expect(started.output()).toBe(`${sentence}\n`);
    expect(await database.touch(listApplied)).toHaveLength(found);
  });

  it.each([
    ['another time', sql`update drizzle.__drizzle_migrations set created_at = created_at - 1 where id = 1`],
    [
      'another text, and more migrations than the program knows',
      sql`insert into drizzle.__drizzle_migrations (hash, created_at)
          select 'other', created_at - n from drizzle.__drizzle_migrations, generate_series(1, 9) n where id = 1`,
    ],
  ])('is refused when its history has %s', async (_what, change) => {
    const database = await first.copy();
    await database.touch((db) => db.execute(change));
    await expect(database.open()).rejects.toThrow(AnotherHistory);
  });

  it('is refused when its history differs', async () => {
    const database = await first.copy();
    await database.touch((db) => db.execute(sql`update drizzle.__drizzle_migrations set hash = 'other'`));
    await expectRefusal(
      database,
      AnotherHistory,
      `${nameOf(database)} was made by other migrations than this release has (the first to differ is 0000). To keep ` +
        `its rows, run "npm run db:dump -- FILE" with the program that made it, set ${SETTING} to a new database, ` +
        `then run "npm run db:load -- FILE" with this one.`,
    );
  });

  it('is refused when its tables come from no migration, with or without a list of migrations', async () => {
    const database = await first.copy();
    await database.touch((db) => db.execute(sql`delete from drizzle.__drizzle_migrations`));
    await expect(database.open()).rejects.toThrow(ForeignDatabase);
    await database.touch((db) => db.execute(sql`drop schema drizzle cascade`));
    await expectRefusal(
      database,
      ForeignDatabase,
      `${nameOf(database)} holds tables that no migration made (catalogue_current, catalogue_versions, chat_current, …). ` +
        `Set ${SETTING} to an empty database.`,
    );
  });
});

describe('a migration that fails', () => {
  it('rolls back all pending migrations, reports it, and runs when fixed', async () => {
    const database = await first.copy();
    const before = await database.touch(listColumns);
    const applied = await database.touch(listApplied);
    const broken = `${NICKNAMES}--> statement-breakpoint\nALTER TABLE "users" ADD COLUMN "birthday" date NOT NULL;`;
    const opening = database.open(databases.migrations(ALL, [NOTES, broken]));
    await expect(opening).rejects.toThrow(MigrationFailed);
    expect(explainStartFailure(await opening.catch((error: unknown) => error))).toBe(
      `${nameOf(database)} could not be brought up to this release: column "birthday" of relation "users" contains ` +
        `null values. Nothing in it was changed: the release that ran on it before still does.`,
    );
    expect(await database.touch(listColumns)).toEqual(before);
    expect(await database.touch(listApplied)).toEqual(applied);
    const store = await database.open(databases.migrations(ALL, [NOTES, NICKNAMES]));
    expect(await listMissing(store.db)).toEqual([]);
    expect(await listApplied(store.db)).toHaveLength(countKnown() + 2);
    await store.close();
  });
});

describe.runIf(engine === 'postgresql')('six programs at once', () => {
  it('run a migration once on a database that holds rows', async () => {
    const database = await first.copy();
    // Long enough that all have started before the first finishes.
    const slow = `SELECT pg_sleep(1);--> statement-breakpoint\n${NOTES}`;
    const migrations = databases.migrations(ALL, [slow, NICKNAMES]);
    const stores = await Promise.all(Array.from({ length: 6 }, () => database.open(migrations)));
    for (const store of stores) expect(await listMissing(store.db)).toEqual([]);
    expect(await listApplied(stores[0]!.db)).toHaveLength(countKnown() + 2);
    await Promise.all(stores.map((store) => store.close()));
  });
});
