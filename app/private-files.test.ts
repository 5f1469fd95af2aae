import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '#platform/server/database/embedded.ts';
import { createLog } from '#platform/server/log.ts';
import { copyEmbeddedDatabase } from './testing/embedded-template.ts';
import { spawnServer } from './testing/server-process.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-private-'));
const dataDir = path.join(folder, 'data');
const outbox = path.join(dataDir, 'outbox');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = () => spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'info', RATE_LIMITS: 'off' });

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
    expect(open().length).toBeGreaterThan(900);

    const first = start();
    const url = await first.ready;
    expect(open()).toEqual([]);
    await register(url, 'ada@alder.example');
    await fetch(`${url}/auth/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@alder.example' }),
    });
    await expect.poll(() => readdirSync(outbox).length, { timeout: 15_000 }).toBeGreaterThan(1);
    await first.end('SIGTERM');

    await vacuum();
    const second = start();
    await register(await second.ready, 'grace@alder.example');
    await second.end('SIGTERM');
    expect(open()).toEqual([]);
  });
});
