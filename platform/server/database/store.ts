import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database as verbs see it: the same typed path on the embedded engine and on PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** An open database, migrated. */
export interface Store {
  db: Db;
  kind: 'embedded' | 'postgresql';
  /** Why it takes no writes, as a sentence; null while it does, as far as it knows. */
  problem(): string | null;
  /**
   * Runs work that deletes, and takes what it deleted off the disk as well: when nothing is written, and within a day.
   * On PostgreSQL it only runs the work: files and archives there are the operator's.
   */
  erasing<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Rows of a statement that the query builder has no word for. The two drivers disagree on `int8` (number and string):
 * cast to `::int` or `::text` in the statement.
 */
export const rowsOf = async <T extends object>(db: Db, statement: SQL): Promise<T[]> => {
  const { rows } = (await db.execute(statement)) as unknown as { rows: T[] };
  return rows;
};
