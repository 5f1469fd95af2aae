import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '#platform/server/database/embedded.ts';
import { createLog } from '#platform/server/log.ts';
import { makeBirchPack } from '../testing/birch-pack.ts';
import { copyEmbeddedDatabase } from '../testing/embedded-template.ts';
import { spawnServer } from '../testing/server-process.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-private-'));
const dataDir = path.join(folder, 'data');
const outbox = path.join(dataDir, 'outbox');
const pack = makeBirchPack();
afterAll(async () => {
  for (const each of [folder, await pack]) rmSync(each, { recursive: true, force: true });
});

const start = async () => {
  const server = spawnServer({
    DATA_DIR: dataDir,
    UNIVERSITY: await pack,
    LOG_LEVEL: 'info',
    RATE_LIMITS: 'off',
  });
  return { url: await server.ready, end: server.end };
};

const everything = () => [
  dataDir,
  ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map((name) => path.join(dataDir, name)),
];

/** Files and folders accessible to other accounts, with their modes. */
const open = () =>
  everything().flatMap((entry) => {
    const mode = lstatSync(entry).mode & 0o777;
    return mode & 0o077 ? [`${path.relative(dataDir, entry)} ${mode.toString(8)}`] : [];
  });

const register = async (url: string, email: string) => {
  const answer = await fetch(`${url}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Correct-horse-9', firstName: 'Ada', lastName: 'Marsh' }),
  });
  expect(answer.status).toBe(200);
};

/** The embedded engine runs VACUUM only once an hour. */
const vacuum = async () => {
  const store = await openEmbedded(dataDir, createLog('silent'));
  await store.db.execute(sql`vacuum full`);
  await store.close();
};

describe('the data folder', () => {
  it('is accessible to its owner only, including files of older releases and later ones of the engine', async () => {
    await copyEmbeddedDatabase(dataDir);
    mkdirSync(outbox);
    writeFileSync(path.join(outbox, 'old.eml'), 'Dear Ada');
    writeFileSync(path.join(dataDir, 'erasure-due'), '');
    writeFileSync(path.join(dataDir, 'reserved-for-a-full-disk'), Buffer.alloc(24 * 1024 * 1024));
    for (const entry of everything()) chmodSync(entry, lstatSync(entry).isDirectory() ? 0o777 : 0o666);
    expect(open().length).toBeGreaterThan(400);

    const first = await start();
    expect(open()).toEqual([]);
    await register(first.url, 'ada@alder.example');
    await fetch(`${first.url}/auth/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@alder.example' }),
    });
    await expect.poll(() => readdirSync(outbox).length).toBeGreaterThan(1);
    await first.end('SIGTERM');

    await vacuum();
    const second = await start();
    await register(second.url, 'grace@alder.example');
    await second.end('SIGTERM');
    expect(open()).toEqual([]);
  });
});
