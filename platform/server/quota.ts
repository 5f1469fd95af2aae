import { type AnyColumn, not, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { Failure } from '#platform/contract/errors.ts';
import { type Db, isAlone, rowsOf } from './database/store.ts';
import { owners } from './owners.tables.ts';

export const MEGABYTE = 1_000_000;

/** The most that one student may store in one table. */
export interface Quota {
  table: PgTable;
  /** The column with a row's owner. */
  owner: AnyColumn;
  /** The size of a row in bytes. */
  size: SQL;
  mostRows: number;
  mostBytes: number;
  /** Shown when the quota is full: what the student can delete. */
  sentences: { rows: string; bytes: string };
}

/**
 * Uncompressed size of columns in bytes. `pg_column_size` reads only a row's header, but gives the size after
 * compression: a hundredth for a repetitive value. This reads the values, so it is only for tables with few megabytes
 * per student.
 */
export const fullSizeOf = (...columns: AnyColumn[]): SQL =>
  sql.join(
    columns.map((column) => sql`coalesce(octet_length(${column}::text), 0)`),
    sql` + `,
  );

/** Rows about to be written. */
export interface Addition {
  quota: Quota;
  rows: number;
  bytes: number;
  /** A condition on the quota's table, if it applies to only some of the student's rows. */
  within?: SQL;
  /** Selects the row that is replaced, in the quota's table. */
  replacing?: SQL;
}

/**
 * Locks a student's owner row until the transaction ends, so that counting and writing are serialised across
 * instances. `no key` still allows other rows of the student to be written. A transaction that nothing runs beside needs no lock.
 */
export const holdOwner = async (tx: Db, userId: string): Promise<void> => {
  if (isAlone(tx)) return;
  await tx.execute(sql`select from ${owners} where ${owners.id} = ${userId} for no key update`);
};

/** Counted each time, in one statement: a stored counter would have to be updated by every delete. */
const countUsed = (tx: Db, userId: string, additions: readonly Addition[]) =>
  rowsOf<{ rows: number; bytes: number }>(
    tx,
    sql`${sql.join(
      additions.map(({ quota: { table, owner, size }, within, replacing }, entry) => {
        const part = within ? sql` and ${within}` : sql``;
        const kept = replacing ? sql` and ${not(replacing)}` : sql``;
        return sql`select ${entry}::int as entry, count(*)::int as rows,
          coalesce(sum(${size}), 0)::double precision as bytes from ${table} where ${owner} = ${userId}${part}${kept}`;
      }),
      sql` union all `,
    )} order by entry`,
  );

/**
 * Throws if the additions exceed a quota of the student. The caller must hold the owner (`holdOwner`) and write the
 * rows in the same transaction.
 *
 * @throws Failure `quota_reached` with what the student can delete
 */
export const refuseOverQuota = async (tx: Db, userId: string, ...additions: Addition[]): Promise<void> => {
  const used = await countUsed(tx, userId, additions);
  for (const [entry, { quota, rows, bytes }] of additions.entries()) {
    const now = used[entry];
    if (!now) throw new Error('a quota was not counted');
    if (now.rows + rows > quota.mostRows) throw new Failure('quota_reached', quota.sentences.rows);
    if (now.bytes + bytes > quota.mostBytes) throw new Failure('quota_reached', quota.sentences.bytes);
  }
};
