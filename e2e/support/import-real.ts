import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DATA = path.resolve(ROOT, '../shared/data');

const runImport = (args: readonly string[], out: string): string => {
  execFileSync(process.execPath, ['ingest/import.ts', ...args, '--out', out], { cwd: ROOT, stdio: 'ignore' });
  return out;
};

/** Whether the real catalogues lie beside the project; tests on them are skipped, and say so, where they do not. */
export const hasRealData = existsSync(path.join(DATA, 'harvard-2025-26.json.gz'));

/** Makes the two real packs in `folder` and gives their places; null where the data is absent. */
export const importRealPacks = (folder: string): { harvard: string; mit: string } | null => {
  if (!hasRealData) {
    process.stdout.write('Skipped: journeys on the real catalogues (../shared/data is not there)\n');
    return null;
  }
  const file = (name: string) => path.join(DATA, name);
  return {
    harvard: runImport(
      [
        'json',
        file('harvard-2025-26.json.gz'),
        '--name',
        'Harvard University',
        '--possessive',
        "Harvard's",
        '--subjects',
        file('subjects.json'),
        '--programs',
        file('programs.json'),
        '--term-dates',
        '2025 Fall=2025-09-02..2025-12-03',
        '--term-dates',
        '2026 Spring=2026-01-26..2026-04-29',
      ],
      path.join(folder, 'harvard'),
    ),
    mit: runImport(
      [
        'planner',
        file('hydrant-f25.json.gz'),
        file('hydrant-s26.json.gz'),
        '--name',
        'MIT',
        '--subjects',
        'ingest/mappings/planner-subjects.json',
      ],
      path.join(folder, 'mit'),
    ),
  };
};
