import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, type Bench, type BenchRow } from './support/bench.ts';
import { writeGeneratedPack } from './support/generated-pack.ts';

const COURSES = 13_000;
const LOOK_EVERY_MS = 20;
/** As in `package.json`. */
const IMPORT = ['--max-semi-space-size=16', 'ingest/import.ts'];

/** Peak resident set size of a process so far in MB, from Linux's /proc; null once it has ended. */
const peakMb = (pid: number): number | null => {
  try {
    const kb = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kb === undefined ? null : (Number(kb) * 1024) / 1e6;
  } catch {
    // The process has ended.
    return null;
  }
};

/** Runs `npm run import` in its own process; returns seconds and peak MB. */
const runImport = async (args: readonly string[]): Promise<{ seconds: number; mb: number; said: string }> => {
  const started = performance.now();
  const child = spawn(process.execPath, [...IMPORT, ...args], {
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

interface GeneratedRecord {
  class_tag: string;
  sections: {
    class_number: string;
    section: string;
    component: string;
    instructors: string[];
    meetings: { days: string[]; start: string; end: string; place: string }[];
  }[];
}

const FIELDS = ['class_tag', 'class_name', 'term', 'department', 'description'] as const;

/** One row per section, each with the whole text of its course. */
const toCsv = (lines: readonly string[]): string => {
  const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  const rows = lines.flatMap((line) => {
    const record = JSON.parse(line) as GeneratedRecord & Record<(typeof FIELDS)[number], string>;
    return record.sections.map(({ class_number, section, component, instructors, meetings: [meeting] }) =>
      [
        ...FIELDS.map((field) => record[field]),
        class_number,
        section,
        component,
        instructors.join('; '),
        meeting?.days.join(', '),
        meeting?.start,
        meeting?.end,
        meeting?.place,
      ]
        .map((text = '') => cell(text))
        .join(','),
    );
  });
  const head = 'class_number,section,component,instructors,days,start_time,end_time,place';
  return `${FIELDS.join(',')},${head}\n${rows.join('\n')}\n`;
};

export const importing: Bench = {
  name: 'import',
  about: `import of ${COURSES.toLocaleString('en-US')} courses with sections, as our own JSON and as CSV`,
  run: async () => {
    const pack = writeGeneratedPack(COURSES, true);
    const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-bench-import-'));
    try {
      const lines = readFileSync(path.join(pack, 'courses.ndjson'), 'utf8').trim().split('\n');
      writeFileSync(path.join(folder, 'records.json'), `{"courses":[${lines.join(',')}]}`);
      writeFileSync(path.join(folder, 'records.csv'), toCsv(lines));
      const rows: BenchRow[] = [];
      for (const format of ['json', 'csv']) {
        const { seconds, mb, said } = await runImport([
          format,
          path.join(folder, `records.${format}`),
          '--out',
          path.join(folder, format),
          '--subjects',
          path.join(pack, 'subjects.json'),
          '--term-dates',
          '2025 Fall=2025-09-02..2025-12-12',
          '--term-dates',
          '2026 Spring=2026-01-26..2026-05-08',
        ]);
        rows.push(
          { what: `${format}: courses`, value: countOf(said, 'courses') },
          { what: `${format}: sections`, value: countOf(said, 'sections') },
          atMost(`${format}: import`, seconds, 15, 's'),
          atMost(`${format}: memory at its peak`, mb, 600, 'MB', 0),
        );
      }
      return rows;
    } finally {
      for (const each of [pack, folder]) rmSync(each, { recursive: true, force: true });
    }
  },
};
