import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, type Bench } from './support/bench.ts';
import { writeGeneratedPack } from './support/generated-pack.ts';

const COURSES = 13_000;
const LOOK_EVERY_MS = 20;

/** Highest resident set size of a process so far in MB, from Linux's /proc; null once it has ended. */
const peakMb = (pid: number): number | null => {
  try {
    const kb = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kb === undefined ? null : (Number(kb) * 1024) / 1e6;
  } catch {
    // The process is gone.
    return null;
  }
};

/** Runs `npm run import` in its own process; seconds and MB at its peak. */
const runImport = async (args: readonly string[]): Promise<{ seconds: number; mb: number; said: string }> => {
  const started = performance.now();
  const child = spawn(process.execPath, ['ingest/import.ts', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  let mb = 0;
  const ended = once(child, 'close');
  while (child.exitCode === null) {
    mb = Math.max(mb, peakMb(child.pid ?? 0) ?? 0);
    await Promise.race([sleep(LOOK_EVERY_MS), ended]);
  }
  const [code] = (await ended) as [number];
  if (code !== 0) throw new Error('the import failed');
  return { seconds: (performance.now() - started) / 1000, mb, said };
};

const countOf = (said: string, what: string): string =>
  new RegExp(`^ *${what} +([\\d,]+)`, 'm').exec(said)?.[1] ?? 'none';

export const importing: Bench = {
  name: 'import',
  about: `import of ${COURSES.toLocaleString('en-US')} courses with sections in our own JSON`,
  run: async () => {
    const pack = writeGeneratedPack(COURSES, true);
    const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-bench-import-'));
    try {
      const records = readFileSync(path.join(pack, 'courses.ndjson'), 'utf8').trim().split('\n').join(',');
      writeFileSync(path.join(folder, 'records.json'), `{"courses":[${records}]}`);
      const { seconds, mb, said } = await runImport([
        'json',
        path.join(folder, 'records.json'),
        '--out',
        path.join(folder, 'bench'),
        '--subjects',
        path.join(pack, 'subjects.json'),
        '--term-dates',
        '2025 Fall=2025-09-02..2025-12-12',
        '--term-dates',
        '2026 Spring=2026-01-26..2026-05-08',
      ]);
      return [
        { what: 'courses', value: countOf(said, 'courses') },
        { what: 'sections', value: countOf(said, 'sections') },
        atMost('import', seconds, 15, 's'),
        atMost('memory at its peak', mb, 600, 'MB', 0),
      ];
    } finally {
      for (const each of [pack, folder]) rmSync(each, { recursive: true, force: true });
    }
  },
};
