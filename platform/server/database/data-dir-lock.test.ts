import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockDirectory } from './data-dir-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a folder on a full disk', () => {
  it('is reported, and locked at once when there is space again', async () => {
    vi.spyOn(fs, 'writeFile').mockImplementationOnce((file) => {
      // The file is created before writing its first byte fails.
      writeFileSync(file as string, '');
      return Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
    });
    await expect(lockDirectory(folder)).rejects.toMatchObject({ code: 'ENOSPC' });
    const unlock = await lockDirectory(folder);
    await unlock();
  });
});
