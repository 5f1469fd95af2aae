import { sql } from 'drizzle-orm';
import { DAY_MS } from '#platform/contract/durations.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/database/store.ts';
import { owners } from '#platform/server/owners.tables.ts';
import type { Accounts, Holding } from '../accounts.context.ts';
import { queuedMails, signInNetworks, signIns, users } from '../accounts.tables.ts';

const IDLE_MS = 30 * DAY_MS;

/** Tables in which every account has rows from the start. */
const HAD_BY_ALL: ReadonlySet<unknown> = new Set([users, signIns, signInNetworks]);

/**
 * Deletes unused accounts: 30 days old, never used after the first day, with an unverified address, and without data
 * in any slice. All other accounts stay, verified or not.
 *
 * @returns the number of deleted accounts
 */
export const pruneIdleAccounts = async (
  { db, clock, log, erasing }: Pick<Context, 'db' | 'clock' | 'log'> & Pick<Accounts, 'erasing'>,
  holdings: readonly Holding[],
): Promise<number> => {
  const before = new Date(clock.now().getTime() - IDLE_MS).toISOString();
  const tables = holdings.flatMap((holding) => holding.tables).filter((table) => !HAD_BY_ALL.has(table));
  const holdsNothing = sql.join(
    tables.map((table) => sql`and not exists (select from ${table} where ${table}.user_id = ${users}.id)`),
    sql` `,
  );
  const idle = sql`
    select ${users}.id from ${users} join ${owners} on ${owners}.id = ${users}.id
    where not ${users}.used_again and ${users}.email_verified_at is null
      and ${owners}.created_at <= ${before}::timestamptz
      and not exists (select from ${queuedMails} where ${queuedMails}.recipient = ${users}.email_key)
      ${holdsNothing}`;
  // Most runs find nobody, and erasing rewrites files.
  if ((await rowsOf(db, sql`${idle} limit 1`)).length === 0) return 0;
  // Locks the rows first: a returning user writes to the same row, and the condition is then checked again.
  const removed = await erasing(() =>
    rowsOf(
      db,
      sql`delete from ${owners} where id in (${idle} for update of ${users} skip locked) returning id`,
    ),
  );
  if (removed.length > 0) log.info({ accounts: removed.length }, 'idle accounts removed');
  return removed.length;
};
