import { type AnyColumn, eq, not, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { Failure } from '#platform/contract/errors.ts';
import { type Db, rowsOf } from './database/store.ts';
import { owners } from './owners.tables.ts';

export const MEGABYTE = 1_000_000;

/** The most that one student may keep in one table. */
export interface Quota {
  table: PgTable;
  /** Whose a row is. */
  owner: AnyColumn;
  /** The bytes of one row, read off its header: nothing large is opened for it. */
  size: SQL;
  mostRows: number;
  mostBytes: number;
  /** What the student reads when it is full, with what they can delete. */
  sentences: { rows: string; bytes: string };
}

/** What is about to be written. */
export interface Addition {
  quota: Quota;
  rows: number;
  bytes: number;
  /** A condition on the quota's table, where it holds for a part of the student's rows. */
  within?: SQL;
  /** The row that goes for it, as a condition on the quota's table. */
  replacing?: SQL;
}

/**
 * Holds a student's row until the transaction ends, so that what is counted and then written for them is done one after
 * the other, on whatever instance. `no key` lets other rows of the student be written meanwhile.
 */
export const holdOwner = async (tx: Db, userId: string): Promise<void> => {
  await tx.select({ id: owners.id }).from(owners).where(eq(owners.id, userId)).for('no key update');
};

/** Counted anew each time, in one statement: a counter beside the rows would have to be kept true by every delete. */
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
 * Lets a student's rows be written while each quota has room for them. The owner must be held (`holdOwner`), and the rows
 * be written before the transaction ends.
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
