import fs from 'node:fs/promises';
import path from 'node:path';

/** The PostgreSQL major version of the pinned embedded engine; verified by a test. */
export const ENGINE_MAJOR = 18;

/** Data of another major version: opening it would fail with an obscure error, or worse. */
export class WrongMajorVersion extends Error {
  constructor(found: number, dataDir: string) {
    super(
      `The database in ${dataDir} was written by PostgreSQL ${found}, this release embeds ${ENGINE_MAJOR}. ` +
        `Run "npm run db:dump -- FILE" with the release that wrote it, move the folder away, ` +
        `then run "npm run db:load -- FILE" with this one.`,
    );
    this.name = 'WrongMajorVersion';
  }
}

/** The data folder contains no database, or a damaged one. */
export class UnreadableDatabase extends Error {
  constructor(databaseDir: string) {
    super(
      `The database in ${databaseDir} is damaged and cannot be read. Keep that folder, set DATA_DIR to a new one, and ` +
        `restore a backup into it with "npm run db:load -- FILE". Without a backup a new DATA_DIR begins empty.`,
    );
    this.name = 'UnreadableDatabase';
  }
}

/**
 * Refuses a data folder of another PostgreSQL major version. The engine stores the version in `PG_VERSION` when it
 * creates the folder; a new folder has none and passes. If a database lost that file, the engine would overwrite it
 * with a new, empty one.
 *
 * @param wasOpen whether the folder has contained a complete database; remains of a first start that was killed have
 *   none
 * @throws WrongMajorVersion, or UnreadableDatabase if the file contains no version, or is missing
 */
export const checkMajorVersion = async (databaseDir: string, wasOpen: boolean): Promise<void> => {
  const written = await fs.readFile(path.join(databaseDir, 'PG_VERSION'), 'utf8').catch((error) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  });
  if (written === null) {
    if (wasOpen && (await fs.readdir(databaseDir)).length > 0) throw new UnreadableDatabase(databaseDir);
    return;
  }
  const found = Number.parseInt(written, 10);
  if (Number.isNaN(found)) throw new UnreadableDatabase(databaseDir);
  if (found !== ENGINE_MAJOR) throw new WrongMajorVersion(found, databaseDir);
};
