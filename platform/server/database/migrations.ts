import path from 'node:path';
import { sql } from 'drizzle-orm';
import { type MigrationConfig, readMigrationFiles } from 'drizzle-orm/migrator';
import { isDatabaseLost } from './database-lost.ts';
import { type Db, rowsOf } from './store.ts';

export const MIGRATIONS_FOLDER = path.resolve(import.meta.dirname, '../../../migrations');

/** Describes the database in messages. */
export interface DatabasePlace {
  /** Starts a sentence: "The database …". */
  name: string;
  /** The setting that selects another database. */
  setting: 'DATA_DIR' | 'DATABASE_URL';
}

/** The database has all migrations of this release, and newer ones. */
export class NewerDatabase extends Error {
  constructor({ name, setting }: DatabasePlace, found: number, known: number) {
    super(
      `${name} was written by a newer release (${found} migrations, this one knows ${known}). ` +
        `Start that release or a later one, or set ${setting} to another database.`,
    );
    this.name = 'NewerDatabase';
  }
}

/** A migration applied to the database differs from this release's. */
export class AnotherHistory extends Error {
  constructor({ name, setting }: DatabasePlace, index: number) {
    super(
      `${name} was made by other migrations than this release has (the first to differ is ` +
        `${String(index).padStart(4, '0')}). To keep its rows, run "npm run db:dump -- FILE" with the program that made ` +
        `it, set ${setting} to a new database, then run "npm run db:load -- FILE" with this one.`,
    );
    this.name = 'AnotherHistory';
  }
}

/** The database has tables, but none from a migration of this product. */
export class ForeignDatabase extends Error {
  constructor({ name, setting }: DatabasePlace, tables: string[]) {
    const shown = tables.slice(0, 3).join(', ');
    super(
      `${name} holds tables that no migration made (${shown}${tables.length > 3 ? ', …' : ''}). ` +
        `Set ${setting} to an empty database.`,
    );
    this.name = 'ForeignDatabase';
  }
}

/** The engine rejected a migration; its error is the cause. All migrations of the run are rolled back. */
export class MigrationFailed extends Error {
  constructor({ name }: DatabasePlace, cause: unknown) {
    super(`${name} could not be brought up to this release`, { cause });
    this.name = 'MigrationFailed';
  }
}

/** Tables and views in the product's schema and in drizzle's, except those of extensions. */
const listRelations = (db: Db) =>
  rowsOf<{ schema: string; name: string }>(
    db,
    sql`select n.nspname::text as schema, c.relname::text as name
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('public', 'drizzle') and c.relkind in ('r', 'p', 'v', 'm', 'f')
          and not exists (select 1 from pg_depend d
            where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
        order by 1, 2`,
  );

const checkHistory = async (db: Db, place: DatabasePlace, migrationsFolder: string): Promise<void> => {
  const known = readMigrationFiles({ migrationsFolder });
  const relations = await listRelations(db);
  const applied = relations.some(
    ({ schema, name }) => schema === 'drizzle' && name === '__drizzle_migrations',
  )
    ? await rowsOf<{ hash: string; when: string }>(
        db,
        sql`select hash, created_at::text as when from drizzle.__drizzle_migrations order by created_at, id`,
      )
    : [];
  const tables = relations.filter(({ schema }) => schema === 'public').map(({ name }) => name);
  if (applied.length === 0 && tables.length > 0) throw new ForeignDatabase(place, tables);
  // drizzle compares only the time of the last migration, so time and hash must both match.
  const differs = known.findIndex(
    ({ hash, folderMillis }, index) =>
      applied[index] !== undefined &&
      (applied[index].hash !== hash || applied[index].when !== String(folderMillis)),
  );
  if (differs !== -1) throw new AnotherHistory(place, differs);
  if (applied.length > known.length) throw new NewerDatabase(place, applied.length, known.length);
};

/**
 * Runs pending migrations in one transaction. A database of another program or release is refused before anything is
 * written.
 *
 * @param migrate drizzle's function for the driver
 * @throws ForeignDatabase, AnotherHistory, NewerDatabase, MigrationFailed, or that the database is lost
 */
export const runMigrations = async (
  db: Db,
  place: DatabasePlace,
  migrate: (config: MigrationConfig) => Promise<void>,
  migrationsFolder: string = MIGRATIONS_FOLDER,
): Promise<void> => {
  await checkHistory(db, place, migrationsFolder);
  try {
    await migrate({ migrationsFolder });
  } catch (error) {
    throw isDatabaseLost(error) ? error : new MigrationFailed(place, error);
  }
};
