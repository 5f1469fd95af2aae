import { createHash } from 'node:crypto';
import { inArray, lt, sql } from 'drizzle-orm';
import { Failure } from '#platform/contract/errors.ts';
import type { Clock } from './clock.ts';
import type { Context } from './context.ts';
import type { Db } from './database/store.ts';
import { reasonOf } from './describe-error.ts';
import type { Log } from './log.ts';
import { rateLimits } from './rate-limit.tables.ts';

/** `times` per window of `seconds`; a window starts with the first use after the last one ended. */
export interface Limit {
  /** Unique over the product: `chat-minute`. */
  name: string;
  times: number;
  seconds: number;
  /**
   * Instead of a window: from the last of `times` on, each use closes the limit for twice as long as before, from
   * `FIRST_WAIT_SECONDS` to `LONGEST_WAIT_SECONDS`. Reset `seconds` after it last opened.
   */
  grows?: true;
  /** Shown to the person, called with the time until it opens ("in 40 seconds"); default: a standard sentence. */
  sentence?: string | ((opens: string) => string);
}

/** A limit and its subject: a user's id, a network or an email address. */
export type Use = readonly [limit: Limit, subject: string];

/** The first and the longest wait of a growing limit. */
export const FIRST_WAIT_SECONDS = 60;
export const LONGEST_WAIT_SECONDS = 3600;
/** More doublings do not change the wait; bounds the power for the database's number range. */
const MOST_DOUBLINGS = 12;

type LimitContext = Pick<Context, 'db' | 'clock' | 'settings'>;

const keyOf = ([{ name }, subject]: Use): string =>
  createHash('sha256').update(`${name}\0${subject}`).digest('base64url');

const MINUTE_MS = 60_000;

/** "in 40 seconds", "in 1 minute", "in 12 minutes", "in 2 hours"; rounded up. */
export const inHowLong = (ms: number): string => {
  const [count, unit] =
    ms <= MINUTE_MS
      ? [Math.max(1, Math.ceil(ms / 1000)), 'second']
      : ms <= 90 * MINUTE_MS
        ? [Math.ceil(ms / MINUTE_MS), 'minute']
        : [Math.ceil(ms / (60 * MINUTE_MS)), 'hour'];
  return `in ${count} ${unit}${count === 1 ? '' : 's'}`;
};

const sentenceOf = ({ sentence }: Limit, opens: string): string =>
  typeof sentence === 'function'
    ? sentence(opens)
    : (sentence ?? `Too many attempts. Please try again ${opens}.`);

const tooMany = (limit: Limit, waitMs: number): Failure =>
  new Failure('too_many_requests', sentenceOf(limit, inHowLong(waitMs)), { retry_after: waitMs / 1000 });

type Counted = typeof rateLimits.$inferSelect;

/** Throws for the limit with the longest wait among those with fewer than `room` uses left. */
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

/** Counts one use of each limit, in one statement, shared by all instances. */
const add = async (ctx: LimitContext, uses: readonly Use[], now: Date): Promise<Counted[]> => {
  const byKey = new Map(uses.map((use) => [keyOf(use), use[0]]));
  // Sorted, so that concurrent uses cannot deadlock.
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
 * Counts one use of each limit and throws if one is exceeded; for actions limited regardless of their outcome.
 * Refused uses count too. Fails if the database does not answer: nothing passes uncounted.
 *
 * @throws Failure `too_many_requests` with the seconds until the window ends
 */
export const consume = async (ctx: LimitContext, ...uses: Use[]): Promise<void> => {
  if (!ctx.settings.rateLimits) return;
  const now = ctx.clock.now();
  refuseWithout(0, uses, await add(ctx, uses, now), now);
};

/**
 * Throws if a limit has no use left, without counting; for actions limited by their failures, together with
 * `countUse`.
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

/** Counts one use of each limit, without checking it. */
export const countUse = async (ctx: LimitContext, ...uses: Use[]): Promise<void> => {
  if (ctx.settings.rateLimits) await add(ctx, uses, ctx.clock.now());
};

/** Resets all uses of the limits. */
export const forgetUses = async ({ db }: Pick<LimitContext, 'db'>, ...uses: Use[]): Promise<void> => {
  await db.delete(rateLimits).where(inArray(rateLimits.key, uses.map(keyOf)));
};

const PRUNE_EVERY_MS = 10 * 60_000;

/** Deletes ended windows every ten minutes; returns a function that stops it. */
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
