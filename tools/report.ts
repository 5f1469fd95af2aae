/**
 * `npm run report` prints how questions were answered in the last thirty days, also while the server runs.
 * docs/operating.md describes what it shows, and what it never does.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseSettings } from '../app/config.ts';
import { explainStartFailure } from '../app/explain-start-failure.ts';
import { writeReport } from '../app/write-report.ts';
import { requestFile } from '../platform/server/database/file-socket.ts';
import { openStore } from '../platform/server/database/open-store.ts';
import { createLog } from '../platform/server/log.ts';
import { makeFilesPrivate } from '../platform/server/private-files.ts';

/** The report of the server that has the embedded database open; null if none runs. */
const askServer = async (dataDir: string): Promise<string | null> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'report-'));
  try {
    const file = path.join(folder, 'report');
    const out = await open(file, 'w', 0o600);
    const isServed = await requestFile(dataDir, 'report', out).finally(() => out.close());
    return isServed ? await readFile(file, 'utf8') : null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const readFromDatabase = async (where: { databaseUrl: string | null; dataDir: string }): Promise<string> => {
  // Opening would create one.
  if (where.databaseUrl === null && !existsSync(path.join(where.dataDir, 'database', 'PG_VERSION')))
    throw new Error(
      `There is no database in ${path.resolve(where.dataDir)}. Set DATA_DIR to the folder that holds it.`,
    );
  const store = await openStore(where, createLog('warn'), { asItIs: true });
  return writeReport(store.db).finally(() => store.close());
};

const main = async () => {
  makeFilesPrivate();
  const where = parseSettings(process.env);
  const served = where.databaseUrl === null ? await askServer(where.dataDir) : null;
  const report = served ?? (await readFromDatabase(where));
  if (report === '') throw new Error('The server could not write the report; its log says why.');
  console.log(report);
};

main().catch((error: unknown) => {
  console.error(explainStartFailure(error));
  process.exit(1);
});
