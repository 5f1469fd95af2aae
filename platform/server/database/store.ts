import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The typed query interface for both the embedded engine and PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** An open, migrated database. */
export interface Store {
  db: Db;
  kind: 'embedded' | 'postgresql';
  /** Why it accepts no writes, as a sentence; null if it does, as far as known. */
  problem(): string | null;
  /**
   * Runs work that deletes, and erases the deleted data from disk: when nothing is written, within a day at the
   * latest. On PostgreSQL it only runs the work: files and archives there are the operator's responsibility.
   */
  erasing<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Rows of a statement beyond the query builder. The drivers return `int8` differently (number, string): cast it to
 * `::int` or `::text`.
 */
export const rowsOf = async <T extends object>(db: Db, statement: SQL): Promise<T[]> => {
  const { rows } = (await db.execute(statement)) as unknown as { rows: T[] };
  return rows;
};
