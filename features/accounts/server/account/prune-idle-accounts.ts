import { sql } from 'drizzle-orm';
import { DAY_MS } from '#platform/contract/durations.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/database/store.ts';
import { owners } from '#platform/server/owners.tables.ts';
import type { Holding } from '../accounts.context.ts';
import { queuedMails, signInNetworks, signIns, users } from '../accounts.tables.ts';

const IDLE_MS = 30 * DAY_MS;

/** What every account has from the moment it is made. */
const HAD_BY_ALL: ReadonlySet<unknown> = new Set([users, signIns, signInNetworks]);

/**
 * Removes accounts that were made and left: 30 days old, never used after the first day, with an address that nobody
 * showed to be theirs, and with nothing in them, whichever slice would hold it. Every other account stays, verified or
 * not.
 *
 * @returns how many were removed
 */
export const pruneIdleAccounts = async (
  { db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>,
  holdings: readonly Holding[],
): Promise<number> => {
  const before = new Date(clock.now().getTime() - IDLE_MS).toISOString();
  const tables = holdings.flatMap((holding) => holding.tables).filter((table) => !HAD_BY_ALL.has(table));
  const holdsNothing = sql.join(
    tables.map((table) => sql`and not exists (select from ${table} where ${table}.user_id = ${users}.id)`),
    sql` `,
  );
  // Locked first: whoever comes back at this moment writes to the same row, and the condition is looked at again.
  const removed = await rowsOf(
    db,
    sql`delete from ${owners} where id in (
          select ${users}.id from ${users} join ${owners} on ${owners}.id = ${users}.id
          where not ${users}.used_again and ${users}.email_verified_at is null
            and ${owners}.created_at <= ${before}::timestamptz
            and not exists (select from ${queuedMails} where ${queuedMails}.recipient = ${users}.email_key)
            ${holdsNothing}
          for update of ${users} skip locked
        ) returning id`,
  );
  if (removed.length > 0) log.info({ accounts: removed.length }, 'idle accounts removed');
  return removed.length;
};
