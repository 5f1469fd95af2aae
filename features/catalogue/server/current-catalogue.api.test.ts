import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBirchPack } from '#app/testing/birch-pack.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { createLog } from '#platform/server/log.ts';
import { type CurrentCatalogue, openCurrentCatalogue } from './current-catalogue.ts';

const product = testProduct();
const NEVER_MS = 3_600_000;
const log = createLog('silent');

let folder = '';
let isDatabaseDown = false;
let first: CurrentCatalogue;
let second: CurrentCatalogue;

/** The database as an instance sees it that may be cut off from it. */
const cutOffDb = () =>
  new Proxy(product.db, {
    get: (target, key) => {
      if (isDatabaseDown) throw new Error('connection refused');
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

const rename = async (possessive: string) => {
  const file = path.join(folder, 'university.json');
  const university = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...university, possessive }));
};

beforeAll(async () => {
  folder = await makeBirchPack();
  const { clock } = product;
  first = await openCurrentCatalogue({ db: cutOffDb(), clock, log }, folder, NEVER_MS);
  second = await openCurrentCatalogue({ db: product.db, clock, log }, folder, NEVER_MS);
});
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
  await rm(folder, { recursive: true });
});

describe('a pack that changes while copies of the product run', () => {
  it('is served by all of them without a restart', async () => {
    await rename('Birch College’s');
    await first.refresh();
    expect(first.current().university.possessive).toBe('Birch College’s');
    await second.refresh();
    expect(second.current().version).toBe(first.current().version);
  });

  it('never replaces a good catalogue by one that cannot be used', async () => {
    const before = first.current();
    const file = path.join(folder, 'university.json');
    const good = await readFile(file, 'utf8');
    await writeFile(file, '{"name": ');
    await first.refresh();
    expect(first.current()).toBe(before);
    await writeFile(file, good);
    await first.refresh();
    expect(first.current().version).toBe(before.version);
  });

  it('is looked at again once the database is back', async () => {
    await rename('The Birch');
    isDatabaseDown = true;
    await expect(first.refresh()).rejects.toThrow('connection refused');
    isDatabaseDown = false;
    await first.refresh();
    expect(first.current().university.possessive).toBe('The Birch');
  });
});
