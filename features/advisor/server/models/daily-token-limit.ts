import { sql } from 'drizzle-orm';
import { Failure } from '#platform/contract/errors.ts';
import type { Context } from '#platform/server/context.ts';
import { type Db, rowsOf } from '#platform/server/database/store.ts';

/** Counted for a reply before it begins; what it really took is settled at its end, and stays counted if its server dies. */
export const RESERVED_TOKENS = 8_000;

const DAY_MS = 86_400_000;

/** The day that tokens are counted on: UTC, `2025-09-03`. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/**
 * Counts a reply's tokens towards the deployment's ceiling before a vendor is asked, in one statement that all instances
 * share; when the database does not answer, no vendor is asked.
 *
 * @returns the day they were counted on
 * @throws Failure `daily_limit`
 */
export const reserveTokens = async ({
  db,
  clock,
  settings,
}: Pick<Context, 'db' | 'clock' | 'settings'>): Promise<string> => {
  const now = clock.now();
  const day = dayOf(now);
  const limit = settings.dailyTokenLimit;
  const [counted] = await rowsOf<{ tokens: string }>(
    db,
    sql`insert into token_usage (day, tokens)
        select ${day}, ${RESERVED_TOKENS}::bigint where ${RESERVED_TOKENS}::bigint <= ${limit}::bigint
        on conflict (day) do update set tokens = token_usage.tokens + excluded.tokens
          where token_usage.tokens + excluded.tokens <= ${limit}::bigint
        returning tokens::text as tokens`,
  );
  if (counted) return day;
  const untilTomorrow = (DAY_MS - (now.getTime() % DAY_MS)) / 1000;
  throw new Failure('daily_limit', undefined, { retry_after: untilTomorrow });
};

/** Gives back what was reserved for a reply that never began. */
export const releaseTokens = async (db: Db, day: string): Promise<void> => {
  await db.execute(
    sql`update token_usage set tokens = tokens - ${RESERVED_TOKENS}::bigint where day = ${day}`,
  );
};
