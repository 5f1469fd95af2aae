import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readExistingPack, writePack } from './pack-folder.ts';

const TEXTS = { 'university.json': '{"name": "New"}', 'subjects.json': '[]', 'courses.ndjson': '{}\n' };

let home: string;
let out: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'universities-'));
  out = join(home, 'birch');
});
afterEach(() => rm(home, { recursive: true }));

async function putOldPack(): Promise<void> {
  await mkdir(out);
  await writeFile(join(out, 'university.json'), '{"name": "Old"}');
  await writeFile(join(out, 'programs.json'), '{}');
  await writeFile(join(out, 'LICENCE.txt'), 'Ours.');
}

it('creates a folder, and its parents, readable by every user', async () => {
  out = join(home, 'deep', 'birch');
  await writePack(out, TEXTS, await readExistingPack(out));
  expect((await readdir(out)).toSorted()).toEqual([
    'courses.ndjson',
    'manifest.json',
    'subjects.json',
    'university.json',
  ]);
  const { mode } = await stat(out);
  expect(mode & 0o777).toBe(0o777 & ~process.umask());
  expect(await readdir(join(home, 'deep'))).toEqual(['birch']);
});

it('replaces all files of a pack and keeps files that are not part of one', async () => {
  await putOldPack();
  await writePack(out, TEXTS, await readExistingPack(out));
  expect((await readdir(out)).toSorted()).toEqual([
    'LICENCE.txt',
    'courses.ndjson',
    'manifest.json',
    'subjects.json',
    'university.json',
  ]);
  expect(await readFile(join(out, 'university.json'), 'utf8')).toBe('{"name": "New"}');
  expect(await readdir(home)).toEqual(['birch']);
});

it('keeps the old pack when writing fails midway', async () => {
  await putOldPack();
  const breaking = { ...TEXTS, 'no-such-folder/courses.ndjson': '' };
  const writing = writePack(out, breaking, await readExistingPack(out));
  await expect(writing).rejects.toThrow(`The pack could not be written to ${out}`);
  expect(await readFile(join(out, 'university.json'), 'utf8')).toBe('{"name": "Old"}');
  expect((await readdir(out)).toSorted()).toEqual(['LICENCE.txt', 'programs.json', 'university.json']);
  expect(await readdir(home)).toEqual(['birch']);
});

it('does not touch a folder that is not a pack', async () => {
  await writeFile(join(home, 'thesis.txt'), 'Years of work.');
  await expect(readExistingPack(home)).rejects.toThrow(
    'is not empty and holds no university pack, so it is not replaced',
  );
  await expect(readExistingPack(join(home, 'thesis.txt'))).rejects.toThrow('a file is in the way');
});
