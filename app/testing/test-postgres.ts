import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL server for tests: its URL without a database name, and how to stop it. */
export interface TestPostgres {
  serverUrl: string;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; this uid exists on every Linux. */
const NOBODY = 65_534;

const findBinaries = (): string | null => {
  const debian = '/usr/lib/postgresql';
  const folders = [
    ...(existsSync(debian)
      ? readdirSync(debian)
          .toSorted((a, b) => Number(b) - Number(a))
          .map((major) => path.join(debian, major, 'bin'))
      : []),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return (
    folders.find(
      (folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')),
    ) ?? null
  );
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

/**
 * Runs a statement on the server's maintenance database: creates or drops a database, ends connections. Returns its
 * rows.
 */
export const runOnServer = async (serverUrl: string, statement: string): Promise<object[]> => {
  const client = new pg.Client({
    connectionString: `${serverUrl}/postgres`,
    connectionTimeoutMillis: 5_000,
  });
  await client.connect();
  try {
    return (await client.query<object>(statement)).rows;
  } finally {
    await client.end();
  }
};

const waitUntilUp = async (serverUrl: string): Promise<void> => {
  for (let attempt = 0; ; attempt++) {
    try {
      await runOnServer(serverUrl, 'select 1');
      return;
    } catch (error) {
      if (attempt > 100) throw error;
      await sleep(100);
    }
  }
};

const startOwn = async (binaries: string): Promise<TestPostgres> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-pg-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const account = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const data = path.join(folder, 'data');
  execFileSync(
    path.join(binaries, 'initdb'),
    ['-D', data, '-U', 'lectern', '-A', 'trust', '-N', '-E', 'UTF8', '--locale=C'],
    {
      ...account,
      cwd: folder,
      stdio: 'ignore',
    },
  );
  const port = await freePort();
  const server = spawn(
    path.join(binaries, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-k',
      folder,
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'fsync=off',
      '-c',
      'max_connections=300',
    ],
    { ...account, cwd: folder, stdio: 'ignore' },
  );
  // Do not leave the server running when the test run dies.
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  const serverUrl = `postgres://lectern@127.0.0.1:${port}`;
  await waitUntilUp(serverUrl);
  return {
    serverUrl,
    stop: async () => {
      process.removeListener('exit', kill);
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Whether `startTestPostgres` will find a server. */
export const hasTestPostgres = (): boolean =>
  Boolean(process.env.TEST_DATABASE_URL) || findBinaries() !== null;

/**
 * The PostgreSQL server for tests: the one at `TEST_DATABASE_URL`, else a new one from locally installed binaries,
 * else null.
 */
export const startTestPostgres = async (): Promise<TestPostgres | null> => {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { serverUrl: given.replace(/\/[^/]*$/, ''), stop: async () => {} };
  const binaries = findBinaries();
  return binaries === null ? null : startOwn(binaries);
};
