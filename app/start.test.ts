import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseLost } from '#platform/server/database/database-lost.ts';
import { ENGINE_MAJOR } from '#platform/server/database/major-version.ts';
import { createLog } from '#platform/server/log.ts';
import { parseSettings } from './config.ts';
import { explainStartFailure } from './explain-start-failure.ts';
import { openProduct } from './product.ts';
import { makeBirchPack } from './testing/birch-pack.ts';
import { copyEmbeddedDatabase } from './testing/embedded-template.ts';
import { type ServerProcess, spawnServer } from './testing/server-process.ts';
import { hasTestPostgres, runOnServer, startTestPostgres } from './testing/test-postgres.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const freshFolder = () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-start-'));
  folders.push(folder);
  return folder;
};

/** Shared by tests that do not need their own database. */
const dataDir = freshFolder();
/** Smaller than the demonstration's, which takes as long to read as all else does to start. */
let pack: string;
beforeAll(async () => {
  await copyEmbeddedDatabase(dataDir);
  pack = await makeBirchPack();
  folders.push(pack);
});

const start = (env: Record<string, string>): ServerProcess =>
  spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal', UNIVERSITY: pack, ...env });

const expectRefusal = async (env: Record<string, string>, sentence: RegExp) => {
  const started = start(env);
  expect(await started.ended).toBe(1);
  const lines = started.output().trim().split('\n');
  expect(lines, started.output()).toHaveLength(1);
  expect(lines[0]).toMatch(sentence);
};

/** The same within this process, without the seconds that another one takes to start. */
const expectRefusalHere = async (env: Record<string, string>, sentence: RegExp) => {
  const opening = openProduct({
    settings: parseSettings({ DATA_DIR: dataDir, ...env }),
    log: createLog('silent'),
  });
  const told = opening.then(async (product) => {
    await product.close();
    return 'it started';
  }, explainStartFailure);
  expect(await told).toMatch(sentence);
};

describe('starting the product', () => {
  it('prints its address and models, serves, refuses a second instance, and stops on Ctrl-C', async () => {
    // Empty as in a file of settings that nobody filled in.
    const empty = { UNIVERSITY: '', OPENAI_BASE_URL: '', ANTHROPIC_BASE_URL: ' ' };
    const first = start({ LOG_LEVEL: 'info', HOST: '0.0.0.0', ...empty });
    const url = await first.ready;
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(first.standardOutput()).toMatch(
      /^Lectern is ready on http:\/\/localhost:\d+\nModels: none configured; the offline advisor answers\.\n$/,
    );
    await expectRefusal({}, /is in use by another running copy/);
    first.child.kill('SIGINT');
    expect(await first.ended).toBe(0);
  });

  it('stops as it should if it is stopped as soon as it says that it is ready', async () => {
    const started = start({});
    await started.ready;
    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(0);
  });

  it('refuses an invalid setting by name', async () => {
    await expectRefusal({ PORT: 'soon' }, /^Setting PORT: must be a whole number$/);
    expect(() => parseSettings({ DATABASE_URL: 'mysql://x' })).toThrow(
      /^Setting DATABASE_URL: must start with postgres/,
    );
  });

  it('refuses a database address with invalid percent-encoding', () => {
    expect(() => parseSettings({ DATABASE_URL: 'postgres://a:50%@b/c' })).toThrow(
      /^Setting DATABASE_URL: holds a %/,
    );
  });

  it('treats a blank setting as unset', () => {
    expect(parseSettings({ HOST: ' ', PORT: '', MAIL_FROM: '\t', UNIVERSITY: ' x ' })).toEqual({
      ...parseSettings({}),
      university: 'x',
    });
  });

  it('refuses a port in use', async () => {
    const taken = net.createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as net.AddressInfo;
    await expectRefusal({ PORT: String(port) }, new RegExp(`^Port ${port} is already in use`));
    taken.close();
  });

  it('refuses a host that is not this machine', async () => {
    await expectRefusal({ HOST: 'nowhere.invalid' }, /^Address nowhere\.invalid .* Set HOST/);
  });

  it('refuses a database folder that holds something else or is damaged', async () => {
    for (const content of ['hello', String(ENGINE_MAJOR)]) {
      const damaged = freshFolder();
      mkdirSync(path.join(damaged, 'database'));
      writeFileSync(path.join(damaged, 'database/PG_VERSION'), content);
      await expectRefusalHere({ DATA_DIR: damaged }, /^The database in .* is damaged/);
    }
  });

  it('refuses a database whose tables are damaged, and says what to do', async () => {
    const damaged = freshFolder();
    await copyEmbeddedDatabase(damaged);
    const tables = path.join(damaged, 'database/base/5');
    // Only the product's tables, not the engine's.
    for (const name of readdirSync(tables).filter((file) => Number(file) > 16_384))
      if (statSync(path.join(tables, name)).size > 0)
        writeFileSync(path.join(tables, name), 'x'.repeat(16_384));
    await expectRefusal({ DATA_DIR: damaged }, /^The database in .* is damaged.*npm run db:load -- FILE/);
  });

  it('explains a database that accepts no writes', () => {
    const refused = (code: string) =>
      explainStartFailure(Object.assign(new Error('x'), { code, severity: 'ERROR' }));
    expect(refused('53100')).toMatch(/^The disk of the database is full/);
    // The file system's own error, in case the engine does not report it.
    expect(refused('ENOSPC')).toMatch(/^The disk of the database is full/);
    expect(refused('25006')).toMatch(/its disk is full, or it is a standby/);
  });

  it('refuses a server at DATABASE_URL that is not a database', async () => {
    const other = net.createServer((socket) => {
      socket.on('error', () => {});
      socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as net.AddressInfo;
    await expectRefusalHere(
      { DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none` },
      /^The database at DATABASE_URL does not answer/,
    );
    other.close();
  });

  it('refuses a data folder that cannot be created', async () => {
    const file = path.join(freshFolder(), 'a-file');
    writeFileSync(file, '');
    await expectRefusalHere({ DATA_DIR: path.join(file, 'data') }, /cannot be written .*DATA_DIR/);
    if (process.getuid?.() !== 0) {
      const locked = freshFolder();
      chmodSync(locked, 0o500);
      await expectRefusalHere({ DATA_DIR: path.join(locked, 'data') }, /cannot be written .*DATA_DIR/);
    }
  });

  it('refuses a database that is down', async () => {
    await expectRefusalHere(
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' },
      /^The database at DATABASE_URL does not answer/,
    );
  });

  it('names an unreadable file in the database URL, not the data folder', () => {
    const denied = Object.assign(new Error("EACCES: permission denied, open '/etc/root.crt'"), {
      code: 'EACCES',
      path: '/etc/root.crt',
    });
    expect(explainStartFailure(new DatabaseLost(denied))).toBe(
      "The database at DATABASE_URL does not answer (EACCES: permission denied, open '/etc/root.crt'). Check that it runs and that the address is right.",
    );
  });

  it('refuses to start without a pack', async () => {
    await expectRefusalHere({ UNIVERSITY: 'universities/nowhere' }, /university pack .* is not a folder/);
  });
});

describe.runIf(hasTestPostgres())('three copies on one PostgreSQL', () => {
  it('all start when started at the same time', async () => {
    const server = await startTestPostgres();
    if (!server) throw new Error('no PostgreSQL');
    const name = `copies_${Date.now()}`;
    await runOnServer(server.serverUrl, `create database ${name}`);
    const copies = Array.from({ length: 3 }, () =>
      start({ DATA_DIR: freshFolder(), DATABASE_URL: `${server.serverUrl}/${name}` }),
    );
    try {
      const urls = await Promise.all(copies.map(({ ready }) => ready));
      const answers = await Promise.all(urls.map(async (url) => (await fetch(`${url}/readyz`)).status));
      expect(answers).toEqual([200, 200, 200]);
    } finally {
      copies.forEach(({ child }) => child.kill('SIGTERM'));
      await Promise.all(copies.map(({ ended }) => ended));
      await runOnServer(server.serverUrl, `drop database ${name} with (force)`);
      await server.stop();
    }
  });
});
