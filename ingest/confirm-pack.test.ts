import { execFile } from 'node:child_process';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeBirchPack } from '#app/testing/birch-pack.ts';
import { readPackFiles } from '#features/catalogue/server/read-pack-folder.ts';

const run = promisify(execFile);
const confirm = (...words: string[]) =>
  run(process.execPath, [join(import.meta.dirname, 'confirm-pack.ts'), ...words]);

let folder: string;
beforeEach(async () => {
  folder = await makeBirchPack();
});
afterEach(() => rm(folder, { recursive: true }));

it('says that a pack changed by hand is whole', async () => {
  expect((await readPackFiles(folder)).isConfirmed).toBe(false);
  expect((await confirm(folder)).stdout).toBe(`${folder} is confirmed as whole, with 12 courses.\n`);
  const confirmed = await readPackFiles(folder);
  expect(confirmed.isConfirmed).toBe(true);
  await writeFile(join(folder, 'subjects.json'), '[{"code": "GEOL", "department": "Geosciences"}]');
  await expect(readPackFiles(folder)).rejects.toThrow(
    /is not whole: its files are not those that manifest\.json was written for\. .* npm run pack:confirm -- /,
  );
  await confirm(folder);
  expect((await readPackFiles(folder)).version).not.toBe(confirmed.version);
});

it('refuses to confirm anything but a usable pack', async () => {
  await rm(join(folder, 'university.json'));
  await expect(confirm(folder)).rejects.toMatchObject({
    code: 1,
    stderr: `${folder} is no usable pack. university.json: is missing.\n`,
  });
  expect(await readdir(folder)).not.toContain('manifest.json');
  await expect(confirm()).rejects.toMatchObject({ code: 1, stderr: /^Name one folder/ });
});
