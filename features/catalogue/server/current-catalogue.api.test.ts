import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeBirchPack } from '#app/testing/birch-pack.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { createLog } from '#platform/server/log.ts';
import { MANIFEST_FILE, manifestText } from '../domain/pack/manifest.ts';
import { OPTIONAL_FILES, type PackTexts, REQUIRED_FILES } from '../domain/pack/read-pack.ts';
import { type CurrentCatalogue, openCurrentCatalogue } from './current-catalogue.ts';

const product = testProduct();
const NEVER_MS = 3_600_000;
const PACK_FILES: string[] = [...REQUIRED_FILES, ...OPTIONAL_FILES];
const log = createLog('silent');

let folder = '';
let isDatabaseDown = false;
let first: CurrentCatalogue;
let second: CurrentCatalogue;

/** The database of an instance that can be disconnected from it. */
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

/** A changed folder is read at the second poll that finds it unchanged. */
const lookTwice = async (instance: CurrentCatalogue) => {
  await instance.refresh();
  await instance.refresh();
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

describe('a pack that changes while several instances run', () => {
  it('is served by all of them without a restart', async () => {
    await rename('Birch College’s');
    await lookTwice(first);
    expect(first.current().university.possessive).toBe('Birch College’s');
    await second.refresh();
    expect(second.current().version).toBe(first.current().version);
  });

  it('never replaces a good catalogue by an unusable one', async () => {
    const before = first.current();
    const file = path.join(folder, 'university.json');
    const good = await readFile(file, 'utf8');
    await writeFile(file, '{"name": ');
    await lookTwice(first);
    expect(first.current()).toBe(before);
    await writeFile(file, good);
    await lookTwice(first);
    expect(first.current().version).toBe(before.version);
  });

  it('is checked again once the database is back', async () => {
    await rename('The Birch');
    await first.refresh();
    isDatabaseDown = true;
    await expect(first.refresh()).rejects.toThrow('connection refused');
    isDatabaseDown = false;
    await first.refresh();
    expect(first.current().university.possessive).toBe('The Birch');
  });
});

describe('a pack whose files are being copied', () => {
  /** Copies the first `count` of the twelve courses, and part of the next if `cut` is more than 0. */
  const copyCourses = async (count: number, cut = 0) => {
    const rows = all.split('\n').slice(0, count).join('\n');
    await writeFile(path.join(folder, 'courses.ndjson'), rows.slice(0, rows.length - cut));
  };
  const served = (instance: CurrentCatalogue) => instance.current().courses.length;
  let manifest = '';
  const readTexts = async () =>
    Object.fromEntries(
      await Promise.all(
        (await readdir(folder))
          .filter((name) => PACK_FILES.includes(name))
          .map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')]),
      ),
    ) as PackTexts;
  let all = '';

  beforeEach(async () => {
    manifest = path.join(folder, MANIFEST_FILE);
    all ||= await readFile(path.join(folder, 'courses.ndjson'), 'utf8');
    await rm(manifest, { force: true });
    await writeFile(path.join(folder, 'courses.ndjson'), all);
    await writeFile(manifest, await manifestText(await readTexts()));
    await lookTwice(first);
    await second.refresh();
    await rm(manifest);
    await lookTwice(first);
    expect([served(first), served(second)]).toEqual([12, 12]);
  });

  it('is loaded when it has stopped changing, not before', async () => {
    await rename('Birch, by the river');
    await copyCourses(11, 30);
    await first.refresh();
    await copyCourses(12);
    await first.refresh();
    expect(first.current().university.possessive).not.toBe('Birch, by the river');
    await first.refresh();
    expect(first.current().university.possessive).toBe('Birch, by the river');
    expect(served(first)).toBe(12);
  });

  it('is refused if it lost more than a tenth of the courses, until it is confirmed', async () => {
    await copyCourses(6);
    await lookTwice(first);
    await lookTwice(second);
    expect([served(first), served(second)]).toEqual([12, 12]);
    await writeFile(manifest, await manifestText(await readTexts()));
    await lookTwice(first);
    await second.refresh();
    expect([served(first), served(second)]).toEqual([6, 6]);
  });

  it('may lose a tenth without confirmation', async () => {
    await copyCourses(11);
    await lookTwice(first);
    expect(served(first)).toBe(11);
  });

  it('is refused if it differs from its manifest, however little is missing', async () => {
    await writeFile(manifest, await manifestText(await readTexts()));
    await lookTwice(first);
    await copyCourses(11);
    await lookTwice(first);
    expect(served(first)).toBe(12);
    await copyCourses(12, 1);
    await lookTwice(first);
    expect(served(first)).toBe(12);
    await rename('Birch, whole again');
    await writeFile(path.join(folder, 'courses.ndjson'), all);
    await writeFile(manifest, (await manifestText(await readTexts())).slice(0, 40));
    await lookTwice(first);
    expect(first.current().university.possessive).not.toBe('Birch, whole again');
    await writeFile(manifest, await manifestText(await readTexts()));
    await lookTwice(first);
    expect(first.current().university.possessive).toBe('Birch, whole again');
  });

  it('does not replace the complete one at a start either', async () => {
    await copyCourses(6);
    const { clock } = product;
    const third = await openCurrentCatalogue({ db: product.db, clock, log }, folder, NEVER_MS);
    expect(served(third)).toBe(12);
    await third.stop();
  });

  it('of another university is not compared with the one before', async () => {
    await copyCourses(6);
    const file = path.join(folder, 'university.json');
    const university = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...university, name: 'Cedar College' }));
    await lookTwice(first);
    expect(served(first)).toBe(6);
    await writeFile(file, JSON.stringify(university));
  });
});
