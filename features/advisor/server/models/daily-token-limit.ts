import { sql } from 'drizzle-orm';
import { DAY_MS } from '#platform/contract/durations.ts';
import { Failure } from '#platform/contract/errors.ts';
import type { SignedIn } from '#platform/server/context.ts';
import { relaxedCommit } from '#platform/server/database/relaxed-commit.ts';
import { type Db, rowsOf } from '#platform/server/database/store.ts';
import { inHowLong } from '#platform/server/rate-limit.ts';

/** The day that tokens are counted on (UTC), `2025-09-03`. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

export interface Reservation {
  userId: string;
  /** The day they are counted on, `2025-09-03`. */
  day: string;
  tokens: number;
}

/**
 * Reserves the most that a reply may use from the student's and the deployment's tokens of the day, before a vendor
 * is asked. All instances share the counts; if the database does not answer, no vendor is asked. The reservation is
 * adjusted to the actual use when the reply ends; if its server dies, it stays.
 *
 * @throws Failure `daily_limit`, with the seconds until the next day
 */
export const reserveTokens = async ({
  db,
  clock,
  settings,
  viewer,
}: Pick<SignedIn, 'db' | 'clock' | 'settings' | 'viewer'>): Promise<Reservation> => {
  const now = clock.now();
  const reservation = { userId: viewer.userId, day: dayOf(now), tokens: settings.replyTokens };
  const { userId, day, tokens } = reservation;
  const [counted] = await rowsOf<{ students: string | null; everyones: string | null }>(
    db,
    sql`with student as (
          insert into student_token_usage as used (user_id, day, tokens)
          select ${userId}::uuid, ${day}, ${tokens}::bigint
            where ${tokens}::bigint <= ${settings.studentDailyTokens}::bigint
          on conflict (user_id, day) do update set tokens = used.tokens + excluded.tokens
            where used.tokens + excluded.tokens <= ${settings.studentDailyTokens}::bigint
          returning tokens
        ), everyone as (
          insert into token_usage as used (day, tokens)
          select ${day}, ${tokens}::bigint from student
            where ${tokens}::bigint <= ${settings.dailyTokenLimit}::bigint
          on conflict (day) do update set tokens = used.tokens + excluded.tokens
            where used.tokens + excluded.tokens <= ${settings.dailyTokenLimit}::bigint
          returning tokens
        )
        select (select tokens::text from student) as students, (select tokens::text from everyone) as everyones,
          ${relaxedCommit}`,
  );
  if (counted?.everyones) return reservation;
  const untilTomorrowMs = DAY_MS - (now.getTime() % DAY_MS);
  const opens = `Please come back ${inHowLong(untilTomorrowMs)}.`;
  const details = { retry_after: untilTomorrowMs / 1000 };
  if (!counted?.students)
    throw new Failure(
      'daily_limit',
      `You have used what the advisor can give one student in a day. ${opens}`,
      details,
    );
  // Within the student's limit, but refused by the deployment's.
  await db.execute(
    sql`update student_token_usage set tokens = tokens - ${tokens}::bigint where user_id = ${userId}::uuid and day = ${day}`,
  );
  throw new Failure('daily_limit', `The advisor has reached its limit for today. ${opens}`, details);
};

/** Releases the reservation of a reply that never started. */
export const releaseTokens = async (db: Db, { userId, day, tokens }: Reservation): Promise<void> => {
  await db.execute(
    sql`with everyone as (update token_usage set tokens = tokens - ${tokens}::bigint where day = ${day})
        update student_token_usage set tokens = tokens - ${tokens}::bigint
          where user_id = ${userId}::uuid and day = ${day}`,
  );
};

/** How long students' counts are kept: a reply that started before midnight is settled after it. */
const KEPT_MS = 7 * DAY_MS;

/** Deletes students' counts of days on which no running reply can have started. */
export const pruneTokenCounts = async (db: Db, now: Date): Promise<void> => {
  await db.execute(
    sql`delete from student_token_usage where day < ${dayOf(new Date(now.getTime() - KEPT_MS))}`,
  );
};
