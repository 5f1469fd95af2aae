import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { explainStartFailure } from '#app/explain-start-failure.ts';
import { copyEmbeddedDatabase } from '#app/testing/embedded-template.ts';
import { hasTestPostgres, runOnServer, startTestPostgres } from '#app/testing/test-postgres.ts';
import { checkDump } from '#platform/server/database/dump.ts';
import { openEmbedded } from '#platform/server/database/embedded.ts';
import { openStore } from '#platform/server/database/open-store.ts';
import { type Db, rowsOf, type Store } from '#platform/server/database/store.ts';
import { createLog } from '#platform/server/log.ts';
import { runDumpCommand } from './dump-command.ts';
// @ts-expect-error plain JavaScript, since npm start runs it before anything is built
import { serverEnvironment } from './server-process.mjs';

const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-dump-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const log = createLog('silent');

const inFolder = (name: string) => path.join(folder, name);

type Direction = 'dump' | 'load';
type Env = Record<string, string>;

/** What the command prints. */
const run = (direction: Direction, file: string, env: Env): Promise<string> =>
  runDumpCommand([direction, inFolder(file)], env);

/** The same in a process of its own, as by `npm run`. */
const runProcess = (direction: Direction, file: string, env: Env) =>
  promisify(execFile)(
    process.execPath,
    ['--import', './tools/quick-imports.mjs', 'tools/database-dump.ts', direction, inFolder(file)],
    { cwd: root, env: { PATH: process.env['PATH'], ...serverEnvironment, ...env } },
  );

const refusal = (...given: Parameters<typeof run>): Promise<string> =>
  run(...given).then(() => '', explainStartFailure);

const withEmbedded = async <T>(dataDir: string, task: (db: Db) => Promise<T>): Promise<T> => {
  const store = await openEmbedded(inFolder(dataDir), log);
  return task(store.db).finally(() => store.close());
};

const OWNER = '7b0ab2f0-7a56-4c1c-9d63-1b8a3c9a0e01';
const HOSTILE = 'O\nBrien\r\u2028\u2029\u0085 "\\" {"end":true} \u{1F989} \\u0000 ﷽';

const fill = async (db: Db) => {
  await db.execute(sql`insert into owners values (${OWNER}, '2026-01-02 03:04:05.678+00')`);
  await db.execute(
    sql`insert into users (id, email, email_key, password_hash, first_name, last_name)
        values (${OWNER}, 'Zoë@alder.example', 'zoë@alder.example', null, 'Zoë "Z"', ${HOSTILE})`,
  );
  await db.execute(
    sql`insert into catalogue_versions values ('v1', '{}', '[]', '{}', null, '\\x00ff10'::bytea, '2026-01-02 00:00:00+00')`,
  );
  await db.execute(sql`insert into token_usage values ('2026-01-02', 9007199254740993)`);
  await db.execute(sql`insert into catalogue_current values (1, 'v1', '2026-01-02 00:00:00+00')`);
};

const FILLED = 5;

/** Every row of every table, as formatted by the engine. */
const everything = async (db: Db): Promise<Record<string, string[]>> => {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select tablename::text as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const rows: Record<string, string[]> = {};
  for (const { name } of tables)
    rows[name] = (
      await rowsOf<{ row: string }>(db, sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t`)
    )
      .map(({ row }) => row)
      .toSorted();
  return rows;
};

const tablesIn = (file: string): Record<string, string[]> => {
  const [head = '', ...lines] = readFileSync(inFolder(file), 'utf8').trimEnd().split('\n');
  const { tables } = JSON.parse(head) as { tables: Record<string, number> };
  const rows: Record<string, string[]> = Object.fromEntries(Object.keys(tables).map((name) => [name, []]));
  for (const line of lines.slice(0, -1)) {
    const { table } = JSON.parse(line) as { table: string };
    rows[table]?.push(line.slice(line.indexOf('"row":') + 6, -1));
  }
  for (const table of Object.values(rows)) table.sort();
  return rows;
};

/** Writes pairs of rows, one transaction per pair, until stopped. */
const keepWriting = (db: Db) => {
  const stopping = new AbortController();
  let pairs = 0;
  const writing = (async () => {
    while (!stopping.signal.aborted) {
      const id = randomUUID();
      await db.transaction(async (tx) => {
        await tx.execute(sql`insert into owners values (${id}, now())`);
        await tx.execute(
          sql`insert into users (id, email, email_key, first_name, last_name) values (${id}, ${id}, ${id}, 'A', ${HOSTILE})`,
        );
      });
      pairs++;
      // Without a pause the embedded engine would block everything else.
      await sleep(5);
    }
  })();
  return {
    pairs: () => pairs,
    stop: async () => {
      stopping.abort();
      await writing;
    },
  };
};

const dumpUnderWrites = async (store: Store, file: string, env: Record<string, string>) => {
  const writer = keepWriting(store.db);
  await expect.poll(writer.pairs).toBeGreaterThan(3);
  const before = writer.pairs();
  await runProcess('dump', file, env);
  expect(writer.pairs()).toBeGreaterThan(before);
  await writer.stop();
  const { owners = [], users = [] } = tablesIn(file);
  expect(owners.length).toBeGreaterThan(before);
  expect(users).toHaveLength(owners.length);
};

/** The rows of `source`, dumped once for the tests that only read it. */
beforeAll(async () => {
  await copyEmbeddedDatabase(inFolder('source'));
  await withEmbedded('source', fill);
  const { stdout } = await runProcess('dump', 'whole.ndjson', { DATA_DIR: inFolder('source') });
  expect(stdout).toMatch(new RegExp(`^Wrote ${FILLED} rows`));
});

describe('the dump of a database', () => {
  it('restores every row in a new database, and refuses a database with rows', async () => {
    const before = await withEmbedded('source', everything);
    expect(statSync(inFolder('whole.ndjson')).mode & 0o777).toBe(0o600);
    const again = { DATA_DIR: inFolder('new') };
    expect(await run('load', 'whole.ndjson', again)).toMatch(new RegExp(`^Loaded ${FILLED} rows`));
    expect(await withEmbedded('new', everything)).toEqual(before);
    await expect(runProcess('load', 'whole.ndjson', again)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^.*has rows already, so nothing was loaded.*DATA_DIR to a folder that does not exist yet.*\n$/,
      ) as string,
    });
  });

  it('is refused before writing if it is truncated, modified or from a newer release', async () => {
    const text = readFileSync(inFolder('whole.ndjson'), 'utf8');
    const lines = text.trimEnd().split('\n');
    const newer = JSON.stringify({
      ...(JSON.parse(lines[0]!) as { migrations: string[] }),
      migrations: [...(JSON.parse(lines[0]!) as { migrations: string[] }).migrations, 'ff'],
    });
    const files: [string, RegExp][] = [
      ['', /is not a file that "npm run db:dump"/],
      [`${lines[1]}\n`, /is not a file that "npm run db:dump"/],
      [`${lines.slice(0, 3).join('\n')}\n`, /is not whole/],
      [`${lines.slice(0, -1).join('\n')}\n`, /is not whole/],
      // Truncates within the rows: the head alone is half of such a small dump.
      [text.slice(0, (lines[0]!.length + text.length) / 2), /is not whole/],
      [text.replace('Zoë \\"Z\\"', 'Zoé \\"Z\\"'), /is not whole/],
      [`${[lines[0], ...lines.slice(2)].join('\n')}\n`, /is not whole/],
      [text.replace(lines[0]!, newer), /was written by a newer release/],
    ];
    for (const [content, sentence] of files) {
      writeFileSync(inFolder('bad.ndjson'), content);
      await expect(checkDump(inFolder('bad.ndjson'))).rejects.toThrow(sentence);
    }
    // The command checks before it opens a database.
    expect(await refusal('load', 'bad.ndjson', { DATA_DIR: inFolder('never') })).toMatch(files.at(-1)![1]);
    expect(existsSync(inFolder('never'))).toBe(false);
  });

  it('is not written to an invalid path, nor over anything but a file', async () => {
    const DATA_DIR = inFolder('any');
    expect(await refusal('dump', 'missing/rows.ndjson', { DATA_DIR })).toMatch(
      /^There is no folder .*missing\./,
    );
    mkdirSync(inFolder('taken.ndjson'));
    expect(await refusal('dump', 'taken.ndjson', { DATA_DIR })).toMatch(
      /is not a file that a dump could replace/,
    );
    symlinkSync('/dev/null', inFolder('device.ndjson'));
    expect(await refusal('dump', 'device.ndjson', { DATA_DIR })).toMatch(
      /is not a file that a dump could replace/,
    );
  });

  it('of a missing or empty database is refused and leaves no file', async () => {
    expect(await refusal('dump', 'none.ndjson', { DATA_DIR: inFolder('mistyped') })).toMatch(
      /There is no database in .*mistyped/,
    );
    expect(existsSync(inFolder('mistyped'))).toBe(false);
    await copyEmbeddedDatabase(inFolder('empty'));
    expect(await refusal('dump', 'none.ndjson', { DATA_DIR: inFolder('empty') })).toMatch(/holds no rows/);
    expect(readdirSync(folder).filter((name) => name.startsWith('none'))).toEqual([]);
  });

  it('gives later columns their defaults', async () => {
    const [head = ''] = readFileSync(inFolder('whole.ndjson'), 'utf8').split('\n');
    const { format, migrations } = JSON.parse(head) as { format: string; migrations: string[] };
    const older = JSON.stringify({ format, migrations: migrations.slice(0, 1), tables: { owners: 1 } });
    const body = `${older}\n{"table":"owners","row":{"id": "${OWNER}", "created_at": "2026-01-02T03:04:05.678+00:00"}}\n`;
    const sha256 = createHash('sha256').update(body).digest('hex');
    writeFileSync(inFolder('older.ndjson'), `${body}${JSON.stringify({ end: true, rows: 1, sha256 })}\n`);
    await copyEmbeddedDatabase(inFolder('later'));
    await run('load', 'older.ndjson', { DATA_DIR: inFolder('later') });
    expect(
      await withEmbedded('later', (db) => rowsOf(db, sql`select id::text as id, provider from owners`)),
    ).toEqual([{ id: OWNER, provider: 'openai' }]);
  });

  it.runIf(hasTestPostgres())(
    'is exact between the two engines, in both directions and during writes',
    async () => {
      const server = await startTestPostgres();
      if (!server) throw new Error('no PostgreSQL');
      const name = `dump_${Date.now()}`;
      await runOnServer(server.serverUrl, `create database ${name}`);
      const DATABASE_URL = `${server.serverUrl}/${name}`;
      const embedded = { DATA_DIR: inFolder('served') };
      await copyEmbeddedDatabase(embedded.DATA_DIR);
      const first = await openEmbedded(embedded.DATA_DIR, log);
      onTestFinished(async () => {
        await first.close();
        await runOnServer(server.serverUrl, `drop database ${name} with (force)`);
        await server.stop();
      });
      await fill(first.db);
      await dumpUnderWrites(first, 'there.ndjson', embedded);

      const postgres = { DATABASE_URL, DATA_DIR: inFolder('unused') };
      await run('load', 'there.ndjson', postgres);
      const second = await openStore({ databaseUrl: DATABASE_URL, dataDir: postgres.DATA_DIR }, log);
      onTestFinished(() => second.close());
      expect(await everything(second.db)).toEqual(tablesIn('there.ndjson'));

      await dumpUnderWrites(second, 'back.ndjson', postgres);
      await copyEmbeddedDatabase(inFolder('back'));
      await run('load', 'back.ndjson', { DATA_DIR: inFolder('back') });
      expect(await withEmbedded('back', everything)).toEqual(tablesIn('back.ndjson'));
    },
  );
});
