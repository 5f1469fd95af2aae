import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { hasRealCatalogues, REAL_IMPORTS } from '../../app/testing/real-imports.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const run = promisify(execFile);

const runImport = async (args: readonly string[], out: string): Promise<string> => {
  await run(process.execPath, ['ingest/import.ts', ...args, '--out', out], { cwd: ROOT });
  return out;
};

/** Imports the two real packs into `folder`, at once, and resolves to their paths; null if the data is absent. */
export const importRealPacks = async (folder: string): Promise<{ harvard: string; mit: string } | null> => {
  if (!hasRealCatalogues) {
    process.stdout.write('Skipped: journeys on the real catalogues (../shared/data is not there)\n');
    return null;
  }
  const [harvard, mit] = await Promise.all([
    runImport(
      [...REAL_IMPORTS.harvard, '--name', 'Harvard University', '--possessive', "Harvard's"],
      path.join(folder, 'harvard'),
    ),
    runImport(
      [...REAL_IMPORTS.mit, '--name', 'MIT', '--subjects', 'ingest/mappings/planner-subjects.json'],
      path.join(folder, 'mit'),
    ),
  ]);
  return { harvard, mit };
};
