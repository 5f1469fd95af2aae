import { entityKind, type SQL } from 'drizzle-orm';
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

/**
 * Whether it is a transaction that no other runs beside: the embedded engine has one connection, and one process opens it. By its
 * name, since importing the class would load that engine where PostgreSQL is used.
 */
export const isAlone = (tx: Db): boolean => Reflect.get(tx.constructor, entityKind) === 'PgliteTransaction';

type Results<Statements> = { [Entry in keyof Statements]: Awaited<Statements[Entry]> };

/**
 * Waits for statements of one transaction that were sent one right after the other, which the database carries out in this
 * order; each sees what the ones before it wrote. All have ended when it returns, so that none runs after a rollback.
 *
 * @param statements calls of async functions, whose first step is to send: a builder of drizzle sends only when it is awaited
 * @throws what the first of them throws that fails
 */
export const inOrder = async <const Statements extends readonly Promise<unknown>[]>(
  ...statements: Statements
): Promise<Results<Statements>> => {
  // Asked for once only: drizzle runs a statement anew each time it is awaited.
  const settled = await Promise.allSettled(statements);
  return settled.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  }) as Results<Statements>;
};
