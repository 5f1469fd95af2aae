import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { copyEmbeddedDatabase } from '#app/testing/embedded-template.ts';
import { createLog } from '../log.ts';
import { isDatabaseLost } from './database-lost.ts';
import { DirectoryInUse, lockDirectory } from './data-dir-lock.ts';
import { openEmbedded } from './embedded.ts';
import { ENGINE_MAJOR, UnreadableDatabase, WrongMajorVersion } from './major-version.ts';
import { rowsOf, type Store } from './store.ts';

const log = createLog('silent');

describe('the embedded database', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'lectern-guards-'));
  let syncs = 0;
  let store: Store;

  const checkpointsDone = async () => {
    const [row] = await rowsOf<{ lsn: string }>(
      store.db,
      sql`select checkpoint_lsn::text as lsn from pg_control_checkpoint()`,
    );
    return row?.lsn;
  };

  beforeAll(async () => {
    await copyEmbeddedDatabase(dataDir);
    store = await openEmbedded(dataDir, log, {
      syncs: { file: () => syncs++, directory: () => syncs++ },
      maintenance: { checkpointMs: 150, vacuumMs: 200 },
    });
    await store.db.execute(sql`create table probe (id int primary key, note text)`);
  });

  // Only at the end of these tests: such frequent maintenance takes half a core.
  afterAll(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('syncs to disk at every commit', async () => {
    for (let id = 0; id < 20; id++) {
      const before = syncs;
      await store.db.execute(sql`insert into probe values (${id}, 'kept')`);
      expect(syncs).toBeGreaterThan(before);
    }
  });

  it('runs checkpoints and removes dead rows by itself', async () => {
    const before = await checkpointsDone();
    await store.db.execute(sql`update probe set note = note || '!'`);
    await expect.poll(checkpointsDone).not.toBe(before);
    const vacuumed = async () => {
      const rows = await rowsOf<{ n: number }>(
        store.db,
        sql`select relpages::int as n from pg_class where relname = 'probe' and reltuples >= 20`,
      );
      return rows.length;
    };
    await expect.poll(vacuumed).toBe(1);
  });

  it('keeps its cache small, since all of it is taken at the start', async () => {
    const [row] = await rowsOf<{ size: string }>(
      store.db,
      sql`select current_setting('shared_buffers') as size`,
    );
    expect(row?.size).toBe('32MB');
  });

  it('returns bytes as they were stored', async () => {
    const stored = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256);
    await store.db.execute(sql`create table bytes (it bytea)`);
    await store.db.execute(sql`insert into bytes values (${stored}), ('')`);
    const rows = await rowsOf<{ it: Uint8Array }>(store.db, sql`select it from bytes order by length(it)`);
    expect(rows.map(({ it }) => it)).toEqual([new Uint8Array(), stored]);
  });

  it('has the PostgreSQL major version that the version guard expects', async () => {
    const [row] = await rowsOf<{ major: number }>(
      store.db,
      sql`select (current_setting('server_version_num')::int / 10000)::int as major`,
    );
    expect(row?.major).toBe(ENGINE_MAJOR);
  });

  it('refuses a second process with a message', async () => {
    await expect(openEmbedded(dataDir, log)).rejects.toThrow(DirectoryInUse);
    await expect(openEmbedded(dataDir, log)).rejects.toThrow(/is in use by another running copy/);
  });
});

describe('a full disk', () => {
  const noRoom = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const openOn = async (
    disk: { isFull: boolean; hasNoReserve?: boolean },
    onPanic?: (panic: Error) => void,
  ) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-full-'));
    const reserve = path.join(folder, 'reserved-for-a-full-disk');
    const lines: string[] = [];
    await copyEmbeddedDatabase(folder);
    const small = await openEmbedded(folder, createLog('info', { write: (line) => lines.push(line) }), {
      syncs: {
        file: () => {},
        directory: () => {},
        // As on a real disk, removing a file releases space.
        beforeWrite: () => {
          if (disk.isFull && (disk.hasNoReserve || existsSync(reserve))) throw noRoom();
        },
      },
      freeBytes: () => (disk.isFull ? 0 : 1e9),
      lookAtDiskEveryMs: 50,
      ...(onPanic ? { onPanic } : {}),
    });
    await small.db.execute(sql`create table probe (id int primary key)`);
    onTestFinished(async () => {
      disk.isFull = false;
      await small.close();
      rmSync(folder, { recursive: true, force: true });
    });
    const codeOf = (statement: SQL) =>
      small.db.execute(statement).then(
        () => 'done',
        (error: Error) => (error.cause as { code?: string }).code,
      );
    return { small, reserve, lines, codeOf };
  };

  it('is reported, makes the database read-only, and writable again once there is space', async () => {
    const disk = { isFull: false };
    const { small, reserve, lines, codeOf } = await openOn(disk);
    expect(small.problem()).toBeNull();
    disk.isFull = true;
    // A write in progress when the disk fills up succeeds thanks to the reserve.
    expect(await codeOf(sql`insert into probe values (1)`)).toBe('done');
    await expect.poll(() => codeOf(sql`insert into probe values (2)`)).toBe('25006');
    expect(await codeOf(sql`checkpoint`)).toBe('done');
    expect(small.problem()).toBe('The disk is full: nothing can be written.');
    expect(lines.join('')).toContain('the disk is full');
    expect(await rowsOf(small.db, sql`select id from probe`)).toEqual([{ id: 1 }]);
    expect(existsSync(reserve)).toBe(false);
    disk.isFull = false;
    await expect.poll(() => codeOf(sql`insert into probe values (2)`)).toBe('done');
    expect(small.problem()).toBeNull();
    expect(existsSync(reserve)).toBe(true);
  });

  it('ends the process if the engine panics nevertheless, without another query', async () => {
    const disk = { isFull: false, hasNoReserve: true };
    const panics: Error[] = [];
    const { small, codeOf } = await openOn(disk, (panic) => panics.push(panic));
    disk.isFull = true;
    await codeOf(sql`checkpoint`);
    expect(panics).toMatchObject([{ name: 'EnginePanic', cause: { code: '53100', severity: 'PANIC' } }]);
    const refused = await small.db.execute(sql`select 1`).catch((error: unknown) => error);
    expect(isDatabaseLost(refused)).toBe(true);
  });
});

describe('the version guard', () => {
  it('refuses data of another PostgreSQL major version and says what to do', async () => {
    const marker = (folder: string) => path.join(folder, 'database', 'PG_VERSION');
    const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-major-'));
    await copyEmbeddedDatabase(folder);
    expect(readFileSync(marker(folder), 'utf8')).toBe(`${ENGINE_MAJOR}\n`);
    writeFileSync(marker(folder), '17\n');
    await expect(openEmbedded(folder, log)).rejects.toThrow(WrongMajorVersion);
    await expect(openEmbedded(folder, log)).rejects.toThrow(/db:dump/);
    rmSync(folder, { recursive: true, force: true });
  });

  it('refuses a database that lost its version file, instead of overwriting it with a new one', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-lost-'));
    await copyEmbeddedDatabase(folder);
    await (await openEmbedded(folder, log)).close();
    rmSync(path.join(folder, 'database', 'PG_VERSION'));
    await expect(openEmbedded(folder, log)).rejects.toThrow(UnreadableDatabase);
    // After it was moved away as asked, a new one is created.
    rmSync(path.join(folder, 'database'), { recursive: true });
    await (await openEmbedded(folder, log)).close();
    rmSync(folder, { recursive: true, force: true });
  });
});

describe('the folder lock', () => {
  const contender = (folder: string) =>
    spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { lockDirectory } from ${JSON.stringify(path.join(import.meta.dirname, 'data-dir-lock.ts'))};
         await lockDirectory(${JSON.stringify(folder)}).then(() => process.stdout.write('won\\n'), () => process.stdout.write('lost\\n'));
         setInterval(() => {}, 1000);`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
  const verdict = async (child: ReturnType<typeof contender>) =>
    String((await once(child.stdout!, 'data'))[0]).trim();

  it('lets exactly one of three contenders take over from a killed holder, repeatedly', async () => {
    for (let round = 0; round < 4; round++) {
      const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-lock-'));
      const holder = contender(folder);
      expect(await verdict(holder)).toBe('won');
      holder.kill('SIGKILL');
      await once(holder, 'exit');
      const rivals = [contender(folder), contender(folder), contender(folder)];
      const verdicts = await Promise.all(rivals.map(verdict));
      rivals.forEach((rival) => rival.kill('SIGKILL'));
      expect(verdicts.toSorted()).toEqual(['lost', 'lost', 'won']);
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('works in a folder with a path too long for a socket, and can be taken again after release', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), `lectern-${'long-'.repeat(25)}`));
    const release = await lockDirectory(folder);
    await expect(lockDirectory(folder)).rejects.toThrow(DirectoryInUse);
    await release();
    const again = await lockDirectory(folder);
    await again();
    rmSync(folder, { recursive: true, force: true });
  });
});
