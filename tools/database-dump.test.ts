import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { copyEmbeddedDatabase } from '#app/testing/embedded-template.ts';
import { openEmbedded } from '#platform/server/database/embedded.ts';
import { rowsOf } from '#platform/server/database/store.ts';
import { createLog } from '#platform/server/log.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-dump-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (direction: 'dump' | 'load', dataDir: string) =>
  promisify(execFile)(
    process.execPath,
    ['tools/database-dump.ts', direction, path.join(folder, 'rows.ndjson')],
    {
      cwd: root,
      env: { PATH: process.env['PATH'], DATA_DIR: path.join(folder, dataDir) },
    },
  );

const withStore = async <T>(
  dataDir: string,
  task: (db: Parameters<typeof rowsOf>[0]) => Promise<T>,
): Promise<T> => {
  const store = await openEmbedded(path.join(folder, dataDir), createLog('silent'));
  try {
    return await task(store.db);
  } finally {
    await store.close();
  }
};

const everything = (dataDir: string) =>
  withStore(dataDir, async (db) => ({
    users: await rowsOf(db, sql`select to_jsonb(u)::text as row from users u order by id`),
    versions: await rowsOf(
      db,
      sql`select version, encode(courses, 'hex') as courses from catalogue_versions`,
    ),
    usage: await rowsOf(db, sql`select tokens::text as tokens from token_usage`),
  }));

describe('the dump of a database', () => {
  it('carries every row, bytes, times and line separators included, into a new database, and refuses one that has rows', async () => {
    await copyEmbeddedDatabase(path.join(folder, 'old'));
    await withStore('old', async (db) => {
      await db.execute(
        sql`insert into owners values ('7b0ab2f0-7a56-4c1c-9d63-1b8a3c9a0e01', '2026-01-02 03:04:05.678+00')`,
      );
      await db.execute(
        sql`insert into users (id, email, email_key, password_hash, first_name, last_name)
            values ('7b0ab2f0-7a56-4c1c-9d63-1b8a3c9a0e01', 'Zoë@alder.example', 'zoë@alder.example', null, 'Zoë "Z"', E'O\\nBrien\\r\\u2028🦉')`,
      );
      await db.execute(
        sql`insert into catalogue_versions values ('v1', '{}', '[]', '{}', null, '\\x00ff10'::bytea, '2026-01-02 00:00:00+00')`,
      );
      await db.execute(sql`insert into token_usage values ('2026-01-02', 9007199254740993)`);
      await db.execute(sql`insert into catalogue_current values (1, 'v1', '2026-01-02 00:00:00+00')`);
    });
    const before = await everything('old');
    expect(before.users).toHaveLength(1);
    const { stdout } = await run('dump', 'old');
    expect(stdout).toMatch(/^Wrote 5 rows/);
    expect(readFileSync(path.join(folder, 'rows.ndjson'), 'utf8').trim().split('\n')).toHaveLength(5);
    await run('load', 'new');
    expect(await everything('new')).toEqual(before);
    await expect(run('load', 'new')).rejects.toMatchObject({
      stderr: expect.stringMatching(/has rows already/),
    });
  });

  it('gives a column that came after it its default', async () => {
    const id = '7b0ab2f0-7a56-4c1c-9d63-1b8a3c9a0e01';
    writeFileSync(
      path.join(folder, 'rows.ndjson'),
      `{"table":"owners","row":{"id": "${id}", "created_at": "2026-01-02T03:04:05.678+00:00"}}\n`,
    );
    await copyEmbeddedDatabase(path.join(folder, 'later'));
    await run('load', 'later');
    expect(
      await withStore('later', (db) => rowsOf(db, sql`select id::text as id, provider from owners`)),
    ).toEqual([{ id, provider: 'openai' }]);
  });
});
