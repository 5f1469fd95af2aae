import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSource } from './source-files.ts';

let path: string;
beforeEach(async () => {
  path = join(await mkdtemp(join(tmpdir(), 'source-')), 'names.csv');
});
afterEach(() => rm(join(path, '..'), { recursive: true }));

it('reads accented names in every encoding that spreadsheets write', async () => {
  const saved = [
    Buffer.from('José'),
    gzipSync('José'),
    Buffer.from([0x4a, 0x6f, 0x73, 0xe9]),
    Buffer.from('\uFEFFJosé', 'utf16le'),
  ];
  for (const bytes of saved) {
    await writeFile(path, bytes);
    expect(await readSource(path, true)).toEqual({ name: 'names.csv', text: 'José' });
  }
});

it('rejects JSON that is not UTF-8 and a broken archive', async () => {
  await writeFile(path, Buffer.from([0x4a, 0x6f, 0x73, 0xe9]));
  await expect(readSource(path)).rejects.toThrow('names.csv is not UTF-8 text.');
  await writeFile(path, gzipSync('José').subarray(0, 12));
  await expect(readSource(path)).rejects.toThrow(/names\.csv cannot be read: /);
});
