/** What `npm run db:dump` and `npm run db:load` do, without the process. */
import { existsSync, statSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseSettings } from '../app/config.ts';
import { checkDump, loadDump, writeDump } from '../platform/server/database/dump.ts';
import { requestFile } from '../platform/server/database/file-socket.ts';
import { openStore } from '../platform/server/database/open-store.ts';
import { createLog } from '../platform/server/log.ts';

type Where = Pick<ReturnType<typeof parseSettings>, 'databaseUrl' | 'dataDir'>;

const placeOf = ({ databaseUrl, dataDir }: Where): string =>
  databaseUrl === null ? path.resolve(dataDir) : 'the database at DATABASE_URL';

const writeTo = async (where: Where, part: string): Promise<void> => {
  const out = await open(part, 'w', 0o600);
  try {
    if (where.databaseUrl === null && (await requestFile(where.dataDir, 'dump', out))) return;
    const store = await openStore(where, createLog('warn'), { asItIs: true });
    await writeDump(store.db, out).finally(() => store.close());
  } finally {
    await out.close();
  }
};

/** @throws Error if a dump cannot be written to this path */
const refuseUnwritable = (file: string): void => {
  const folder = path.dirname(path.resolve(file));
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`There is no folder ${folder}. Make it first, or name another file.`);
  // A folder or a device would be replaced, or prevent writing.
  const found = statSync(file, { throwIfNoEntry: false });
  if (found && !found.isFile())
    throw new Error(`${file} is not a file that a dump could replace. Name another one.`);
};

const dump = async (where: Where, file: string): Promise<string> => {
  refuseUnwritable(file);
  // Opening would create one.
  if (where.databaseUrl === null && !existsSync(path.join(where.dataDir, 'database', 'PG_VERSION')))
    throw new Error(`There is no database in ${placeOf(where)}. Set DATA_DIR to the folder that holds it.`);
  const part = `${file}.part`;
  try {
    await writeTo(where, part);
    const rows = await checkDump(part);
    if (rows === 0)
      throw new Error(`${placeOf(where)} holds no rows, so nothing was written. Is that the right one?`);
    await rename(part, file);
    return `Wrote ${rows} rows of ${placeOf(where)} to ${file}.`;
  } finally {
    await rm(part, { force: true });
  }
};

const load = async (where: Where, file: string): Promise<string> => {
  await checkDump(file);
  const store = await openStore(where, createLog('warn'));
  try {
    return `Loaded ${await loadDump(store.db, file)} rows from ${file} into ${placeOf(where)}.`;
  } finally {
    await store.close();
  }
};

/**
 * Runs one of the two.
 *
 * @param env the settings that say where the database is
 * @returns what was done, for the operator
 * @throws Error with a sentence for them
 */
export const runDumpCommand = async (
  [direction, file]: readonly string[],
  env: Record<string, string | undefined>,
): Promise<string> => {
  if ((direction !== 'dump' && direction !== 'load') || !file)
    throw new Error('Usage: npm run db:dump -- FILE, or npm run db:load -- FILE');
  const where = parseSettings(env);
  return direction === 'dump' ? dump(where, file) : load(where, file);
};
