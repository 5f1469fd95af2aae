import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onceARun } from './once-a-run.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-once-'));
  vi.stubEnv('SHARED_FOLDER', folder);
  vi.stubEnv('VITEST_MODE', 'RUN');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** A worker of a run, with modules of its own. */
const worker = (make: () => Promise<object>) => onceARun('value', make);

it('makes a value once for all workers, also for those that ask while it is made', async () => {
  const make = vi.fn(async () => ({ dates: new Map([['2025 Fall', [1, undefined]]]) }));
  const values = await Promise.all([worker(make), worker(make), worker(make)].map((read) => read()));
  const later = await worker(make)();
  expect([...values, later]).toEqual(Array.from({ length: 4 }, () => values[0]));
  expect(make).toHaveBeenCalledOnce();
});

it('is made by another worker when the first one fails', async () => {
  await expect(worker(() => Promise.reject(new Error('no such file')))()).rejects.toThrow('no such file');
  expect(await worker(async () => ({ a: 1 }))()).toEqual({ a: 1 });
});

it('is not shared while tests are watched', async () => {
  vi.stubEnv('VITEST_MODE', 'WATCH');
  const make = vi.fn(async () => ({ a: 1 }));
  for (const read of [worker(make), worker(make)]) await read();
  expect(make).toHaveBeenCalledTimes(2);
});
