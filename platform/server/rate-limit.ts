import { createHash } from 'node:crypto';
import { inArray, lt, sql } from 'drizzle-orm';
import { Failure } from '#platform/contract/errors.ts';
import type { Clock } from './clock.ts';
import type { Context } from './context.ts';
import type { Db } from './database/store.ts';
import { reasonOf } from './describe-error.ts';
import type { Log } from './log.ts';
import { rateLimits } from './rate-limit.tables.ts';

/** `times` in each window of `seconds`; a window begins with the first use after the last one ended. */
export interface Limit {
  /** Unique over the product: `chat-minute`. */
  name: string;
  times: number;
  seconds: number;
  /**
   * Instead of a window: from the last of `times` on, each use closes the limit for twice as long as the one before, from
   * `FIRST_WAIT_SECONDS` to `LONGEST_WAIT_SECONDS`. It is forgotten `seconds` after it last opened.
   */
  grows?: true;
  /** What the person reads; absent: that there were too many attempts, and when to try again. */
  sentence?: string;
}

/** A limit and whom it counts: a user's id, an address, an e-mail. */
export type Use = readonly [limit: Limit, subject: string];

/** How long a growing limit closes at first, and at most. */
export const FIRST_WAIT_SECONDS = 60;
export const LONGEST_WAIT_SECONDS = 3600;
/** Doublings after which the wait is the longest anyway; keeps the power within what the database can count. */
const MOST_DOUBLINGS = 12;

type LimitContext = Pick<Context, 'db' | 'clock' | 'settings'>;

const keyOf = ([{ name }, subject]: Use): string =>
  createHash('sha256').update(`${name}\0${subject}`).digest('base64url');

const MINUTE_MS = 60_000;

/** "in 40 seconds", "in 1 minute", "in 12 minutes", "in 2 hours": never earlier than it is true. */
export const inHowLong = (ms: number): string => {
  const [count, unit] =
    ms <= MINUTE_MS
      ? [Math.max(1, Math.ceil(ms / 1000)), 'second']
      : ms <= 90 * MINUTE_MS
        ? [Math.ceil(ms / MINUTE_MS), 'minute']
        : [Math.ceil(ms / (60 * MINUTE_MS)), 'hour'];
  return `in ${count} ${unit}${count === 1 ? '' : 's'}`;
};

const tooMany = (limit: Limit, waitMs: number): Failure =>
  new Failure(
    'too_many_requests',
    limit.sentence ?? `Too many attempts. Please try again ${inHowLong(waitMs)}.`,
    { retry_after: waitMs / 1000 },
  );

type Counted = typeof rateLimits.$inferSelect;

/** Refuses for the limit that keeps the caller waiting longest, if any has fewer than `room` uses left. */
const refuseWithout = (room: 0 | 1, uses: readonly Use[], counted: readonly Counted[], now: Date): void => {
  const waits = uses.flatMap((use): [Limit, number][] => {
    const found = counted.find(({ key }) => key === keyOf(use));
    const [{ grows, seconds }] = use;
    const wait = found ? found.endsAt.getTime() - now.getTime() - (grows ? seconds * 1000 : 0) : 0;
    return found && wait > 0 && found.used + room > use[0].times ? [[use[0], wait]] : [];
  });
  const [longest] = waits.toSorted(([, a], [, b]) => b - a);
  if (longest) throw tooMany(...longest);
};

/** Counts one use towards each limit, in one statement that all instances share. */
const add = async (ctx: LimitContext, uses: readonly Use[], now: Date): Promise<Counted[]> => {
  const byKey = new Map(uses.map((use) => [keyOf(use), use[0]]));
  // Always in the same order, so that two uses at once never wait for each other's rows.
  const rows = [...byKey]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { seconds }]) => ({ key, used: 1, endsAt: new Date(now.getTime() + seconds * 1000) }));
  const growing = [...byKey].filter(([, { grows }]) => grows);
  const closedFor = sql.join(
    [
      ...growing.map(
        ([
          key,
          { times },
        ]) => sql`when ${rateLimits.key} = ${key} and ${rateLimits.used} + 1 >= ${times}::int then
          excluded.ends_at + make_interval(secs => least(
            ${LONGEST_WAIT_SECONDS}::int,
            ${FIRST_WAIT_SECONDS}::int * power(2, least(${rateLimits.used} + 1 - ${times}::int, ${MOST_DOUBLINGS}::int))
          ))`,
      ),
      ...growing.map(([key]) => sql`when ${rateLimits.key} = ${key} then excluded.ends_at`),
    ],
    sql` `,
  );
  const isOver = sql`${rateLimits.endsAt} <= ${now.toISOString()}::timestamptz`;
  return ctx.db
    .insert(rateLimits)
    .values(rows)
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        used: sql`case when ${isOver} then 1 else ${rateLimits.used} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at ${closedFor} else ${rateLimits.endsAt} end`,
      },
    })
    .returning();
};

/**
 * Counts one use towards each limit and lets it through while that is within all of them; for what is limited however
 * it ends. A use that is refused counts too. When the database does not answer, neither does this: nothing is let
 * through uncounted.
 *
 * @throws Failure `too_many_requests` with the seconds until the window ends
 */
export const consume = async (ctx: LimitContext, ...uses: Use[]): Promise<void> => {
  if (!ctx.settings.rateLimits) return;
  const now = ctx.clock.now();
  refuseWithout(0, uses, await add(ctx, uses, now), now);
};

/**
 * Lets through while every limit has room for one more, and counts nothing; with `countUse` for what is limited by how
 * often it fails.
 *
 * @throws Failure `too_many_requests` with the seconds until the window ends
 */
export const refuseWhenFull = async (ctx: LimitContext, ...uses: Use[]): Promise<void> => {
  if (!ctx.settings.rateLimits) return;
  const counted = await ctx.db
    .select()
    .from(rateLimits)
    .where(inArray(rateLimits.key, uses.map(keyOf)));
  refuseWithout(1, uses, counted, ctx.clock.now());
};

/** Counts one use towards each limit, whatever stands there already. */
export const countUse = async (ctx: LimitContext, ...uses: Use[]): Promise<void> => {
  if (ctx.settings.rateLimits) await add(ctx, uses, ctx.clock.now());
};

const PRUNE_EVERY_MS = 10 * 60_000;

/** Deletes windows that ended, every ten minutes; gives the function that ends it. */
export const startLimitPruning = ({
  db,
  clock,
  log,
}: {
  db: Db;
  clock: Clock;
  log: Log;
}): (() => Promise<void>) => {
  let pruning: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    pruning = db
      .delete(rateLimits)
      .where(lt(rateLimits.endsAt, clock.now()))
      .catch((error: unknown) =>
        log.warn({ reason: reasonOf(error) }, 'pruning of limits failed; trying again'),
      );
  }, PRUNE_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await pruning;
  };
};
