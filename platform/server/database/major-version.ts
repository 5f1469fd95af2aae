import fs from 'node:fs/promises';
import path from 'node:path';

/** The PostgreSQL major that the pinned embedded engine is; a test holds it against the engine itself. */
export const ENGINE_MAJOR = 18;

/** Data that another major wrote: opening it would fail with a riddle, or worse. */
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

/** What lies in the data folder is no database, or a damaged one. */
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
 * Refuses a data folder of another PostgreSQL major. The major stands in `PG_VERSION` inside the data, where the
 * engine puts it when it makes the folder; a new folder has none and passes.
 *
 * @throws WrongMajorVersion, or UnreadableDatabase when the file names none
 */
export const checkMajorVersion = async (databaseDir: string): Promise<void> => {
  const written = await fs.readFile(path.join(databaseDir, 'PG_VERSION'), 'utf8').catch((error) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  });
  if (written === null) return;
  const found = Number.parseInt(written, 10);
  if (Number.isNaN(found)) throw new UnreadableDatabase(databaseDir);
  if (found !== ENGINE_MAJOR) throw new WrongMajorVersion(found, databaseDir);
};
