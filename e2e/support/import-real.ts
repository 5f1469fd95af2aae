import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { hasRealCatalogues, REAL_IMPORTS } from '../../app/testing/real-imports.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const runImport = (args: readonly string[], out: string): string => {
  execFileSync(process.execPath, ['ingest/import.ts', ...args, '--out', out], { cwd: ROOT, stdio: 'ignore' });
  return out;
};

/** Imports the two real packs into `folder` and returns their paths; null if the data is absent. */
export const importRealPacks = (folder: string): { harvard: string; mit: string } | null => {
  if (!hasRealCatalogues) {
    process.stdout.write('Skipped: journeys on the real catalogues (../shared/data is not there)\n');
    return null;
  }
  return {
    harvard: runImport(
      [...REAL_IMPORTS.harvard, '--name', 'Harvard University', '--possessive', "Harvard's"],
      path.join(folder, 'harvard'),
    ),
    mit: runImport(
      [...REAL_IMPORTS.mit, '--name', 'MIT', '--subjects', 'ingest/mappings/planner-subjects.json'],
      path.join(folder, 'mit'),
    ),
  };
};
