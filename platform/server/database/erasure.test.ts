import { existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { copyEmbeddedDatabase } from '#app/testing/embedded-template.ts';
import { createLog } from '../log.ts';
import { openEmbedded } from './embedded.ts';
import type { ErasureTimes } from './erasure.ts';

const log = createLog('silent');
const WORD = 'zanzibar';

const newFolder = async (): Promise<string> => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'lectern-erasure-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  await copyEmbeddedDatabase(dataDir);
  return dataDir;
};

/** Files of the data folder that contain the word. */
const filesWith = (dataDir: string): string[] =>
  readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const file = path.join(dataDir, name);
    return lstatSync(file).isFile() && readFileSync(file).includes(WORD);
  });

const openWith = async (dataDir: string, erasure: ErasureTimes) => {
  const store = await openEmbedded(dataDir, log, { erasure });
  const { db } = store;
  return {
    store,
    fill: async () => {
      await db.execute(sql`insert into owners select gen_random_uuid(), now() from generate_series(1, 200)`);
      await db.execute(
        sql`insert into users (id, email, email_key, first_name, last_name)
            select id, ${WORD} || id, ${WORD} || id, ${WORD}, 'Marsh' from owners`,
      );
      await db.execute(sql`vacuum (analyze)`);
      await db.execute(sql`checkpoint`);
    },
    deleteAll: () => store.erasing(() => db.execute(sql`delete from owners`)),
  };
};

const NEVER = 3_600_000;

describe('deleted data', () => {
  it('is in no file of the data folder once nothing is written: heap, index, statistics, WAL', async () => {
    const dataDir = await newFolder();
    const { store, fill, deleteAll } = await openWith(dataDir, { lookEveryMs: 300, latestMs: NEVER });
    onTestFinished(() => store.close());
    await fill();
    expect(filesWith(dataDir).length).toBeGreaterThan(2);
    await deleteAll();
    await expect.poll(() => existsSync(path.join(dataDir, 'erasure-due'))).toBe(false);
    expect(filesWith(dataDir)).toEqual([]);
  });

  it('is erased by its deadline even during constant writes', async () => {
    const dataDir = await newFolder();
    const { store, fill, deleteAll } = await openWith(dataDir, { lookEveryMs: 200, latestMs: 1_500 });
    await fill();
    const writing = setInterval(
      () => void store.db.execute(sql`insert into owners values (gen_random_uuid(), now())`),
      50,
    );
    onTestFinished(async () => {
      clearInterval(writing);
      await store.close();
    });
    await deleteAll();
    await expect.poll(() => filesWith(dataDir), { interval: 500 }).toEqual([]);
  });

  it('is erased after a restart if it was pending', async () => {
    const dataDir = await newFolder();
    const first = await openWith(dataDir, { lookEveryMs: NEVER, latestMs: NEVER });
    await first.fill();
    await first.deleteAll();
    await first.store.close();
    expect(filesWith(dataDir)).not.toEqual([]);
    const second = await openWith(dataDir, { lookEveryMs: 300, latestMs: NEVER });
    onTestFinished(() => second.store.close());
    await expect.poll(() => filesWith(dataDir), { interval: 500 }).toEqual([]);
  });
});
