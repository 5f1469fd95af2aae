import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '#platform/server/database/store.ts';
import { reasonOf } from '#platform/server/describe-error.ts';
import type { Log } from '#platform/server/log.ts';
import type { Check, MessageStatus } from '../../contract.ts';

/** A running reply as it is written: every write names the job, so that only its own instance can make it. */
export interface WrittenReply {
  id: string;
  userId: string;
  jobId: string;
}

/** How a reply ended. */
export interface ReplyEnd {
  status: Exclude<MessageStatus, 'running'>;
  checks: Check[];
  error: string | null;
  /** How many earlier messages the model was not shown. */
  leftOut: number;
  /** Vendor tokens to add to the day's count; negative where more was reserved than used. */
  tokens: number;
  /** The day they belong to, `2025-09-03`. */
  day: string;
}

interface Entry extends WrittenReply {
  /** Code points that the database is known to have. */
  written: number;
  /** What it does not have yet. */
  added: string;
  end: ReplyEnd | null;
  isFinished: (wasWritten: boolean) => void;
  /** When an end that cannot be written is left to the lease. */
  giveUpAt: number;
  renewAt: number;
}

/** A reply whose writer was silent for so long is taken to be dead. */
export const LEASE_SECONDS = 8;
const RENEW_EVERY_MS = 2_000;
/** However many replies are running: so many statements in any second. */
const MOST_A_SECOND = 5;
/** Between two statements that only add text; an end goes at once where the second has room for it. */
const FLUSH_EVERY_MS = 200;
/** Text waits so long for more, so that a short reply is written once, with its end. */
const GATHER_MS = 100;
/** Under load the pauses grow with the work, so that writing never takes more than a fifth of the time. */
const PAUSE_PER_WORK = 4;
/** The longest of these pauses: leases are renewed in time even where a statement waits long for its turn. */
const LONGEST_PAUSE_MS = 1_500;
const RETRY_AFTER_MS = 1_000;
/** Viewers are told after so long that the end of a reply could not be kept. */
const GIVE_UP_AFTER_MS = 20_000;

const codePoints = (text: string): number => {
  let count = 0;
  for (const _ of text) count++;
  return count;
};

/**
 * Writes all replies that run on this instance, in one statement at a time: what was added to each, its end, the
 * renewal of its lease and the tokens it took.
 */
export class ReplyWriter {
  readonly #db: Db;
  readonly #log: Log;
  readonly #tell: { lost(id: string): void; stop(id: string): void };
  readonly #entries = new Map<string, Entry>();
  #timer: NodeJS.Timeout | undefined;
  #dueAt = Infinity;
  #growsNotBefore = 0;
  #endsNotBefore = 0;
  /** When the last statements were sent, oldest first. */
  #sent: number[] = [];
  #flushing: Promise<void> | null = null;

  /** @param tell `lost`: the row is gone or someone else's; `stop`: the student asked for it, on whatever instance */
  constructor(db: Db, log: Log, tell: { lost(id: string): void; stop(id: string): void }) {
    this.#db = db;
    this.#log = log;
    this.#tell = tell;
  }

  /** Begins with a reply whose row exists, empty and leased. */
  begin({ id, userId, jobId }: WrittenReply): void {
    const renewAt = performance.now() + RENEW_EVERY_MS;
    this.#entries.set(id, {
      id,
      userId,
      jobId,
      written: 0,
      added: '',
      end: null,
      isFinished: () => {},
      giveUpAt: Infinity,
      renewAt,
    });
    this.#schedule(renewAt, false);
  }

  /** Adds text, which must be well-formed and without NUL. It is in the database soon after. */
  append(id: string, text: string): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    entry.added += text;
    this.#schedule(performance.now() + GATHER_MS, false);
  }

  /** Writes the end; resolves when it is in the database, false when the reply was lost meanwhile. */
  finish(id: string, end: ReplyEnd): Promise<boolean> {
    const entry = this.#entries.get(id);
    if (!entry) return Promise.resolve(false);
    entry.end = end;
    entry.giveUpAt = performance.now() + GIVE_UP_AFTER_MS;
    this.#schedule(0, true);
    return new Promise((resolve) => {
      entry.isFinished = resolve;
    });
  }

  /** Leaves a reply as it stands in the database. */
  drop(id: string): void {
    this.#entries.delete(id);
  }

  /** Ends the timer, once what is being written is written. */
  async close(): Promise<void> {
    await this.#flushing;
    clearTimeout(this.#timer);
    this.#entries.clear();
  }

  #schedule(at: number, isEnd: boolean): void {
    const due = Math.max(at, isEnd ? this.#endsNotBefore : this.#growsNotBefore);
    if (this.#flushing || due >= this.#dueAt) return;
    clearTimeout(this.#timer);
    this.#dueAt = due;
    this.#timer = setTimeout(() => void this.#flush(), Math.max(0, due - performance.now()));
  }

  async #flush(): Promise<void> {
    this.#dueAt = Infinity;
    const started = performance.now();
    const due = [...this.#entries.values()].filter(
      ({ added, end, renewAt }) => added !== '' || end !== null || renewAt <= started,
    );
    if (due.length > 0) {
      this.#flushing = this.#write(due, started);
      await this.#flushing;
      this.#flushing = null;
    }
    this.#scheduleNext();
  }

  async #write(due: Entry[], started: number): Promise<void> {
    const sent = due.map((entry) => ({ entry, added: entry.added, end: entry.end }));
    const statement = statementFor(due);
    this.#sent = [...this.#sent.slice(1 - MOST_A_SECOND), performance.now()];
    try {
      const rows = await rowsOf<{ id: string; stop: boolean }>(this.#db, statement);
      const work = performance.now() - started;
      const pause = work + Math.min(work * PAUSE_PER_WORK, LONGEST_PAUSE_MS);
      const hasRoomAt = (this.#sent.at(-MOST_A_SECOND) ?? -Infinity) + 1000;
      this.#endsNotBefore = Math.max(started + pause, hasRoomAt);
      this.#growsNotBefore = Math.max(started + FLUSH_EVERY_MS, this.#endsNotBefore);
      const stops = new Map(rows.map(({ id, stop }) => [id, stop]));
      for (const { entry, added, end } of sent) this.#settle(entry, added, end, stops.get(entry.id), started);
    } catch (error) {
      // Nothing is forgotten: the same text is sent again, and the statement gives the same result twice.
      this.#log.warn({ reason: reasonOf(error) }, 'writing replies failed; trying again');
      this.#endsNotBefore = performance.now() + RETRY_AFTER_MS;
      this.#growsNotBefore = this.#endsNotBefore;
      for (const entry of due) if (entry.giveUpAt < this.#endsNotBefore) this.#giveUp(entry);
    }
  }

  #settle(entry: Entry, added: string, end: ReplyEnd | null, stop: boolean | undefined, now: number): void {
    if (this.#entries.get(entry.id) !== entry) return;
    if (stop === undefined || end !== null) this.#entries.delete(entry.id);
    if (stop === undefined) this.#tell.lost(entry.id);
    if (stop === undefined || end !== null) return entry.isFinished(stop !== undefined);
    entry.written += codePoints(added);
    entry.added = entry.added.slice(added.length);
    entry.renewAt = now + RENEW_EVERY_MS;
    if (stop) this.#tell.stop(entry.id);
  }

  #giveUp(entry: Entry): void {
    this.#entries.delete(entry.id);
    entry.isFinished(false);
  }

  #scheduleNext(): void {
    const entries = [...this.#entries.values()];
    if (entries.some(({ end }) => end !== null)) this.#schedule(0, true);
    if (entries.some(({ added }) => added !== '')) this.#schedule(0, false);
    if (entries.length > 0) this.#schedule(Math.min(...entries.map(({ renewAt }) => renewAt)), false);
  }
}

const statementFor = (due: readonly Entry[]) => {
  const rows = due.map(({ id, userId, jobId, written, added, end }) => ({
    id,
    user_id: userId,
    job_id: jobId,
    written,
    added,
    status: end?.status ?? 'running',
    checks: end?.checks ?? [],
    error: end?.error ?? null,
    left_out: end?.leftOut ?? 0,
    tokens: end?.tokens ?? 0,
    day: end?.day ?? '',
  }));
  return sql`
    with input as (
      select * from json_to_recordset(${JSON.stringify(rows)}::text::json) as row(
        id uuid, user_id uuid, job_id uuid, written int, added text, status text, checks jsonb, error text,
        left_out int, tokens bigint, day text
      )
    ), written as (
      update chat_messages as message set
        content = left(message.content, input.written) || input.added,
        status = input.status,
        checks = input.checks,
        error = input.error,
        left_out = input.left_out,
        lease_until = now() + ${`${LEASE_SECONDS} seconds`}::interval
      from input
      where message.id = input.id and message.user_id = input.user_id and message.job_id = input.job_id
      returning message.id, message.stop_requested
    ), used as (
      insert into token_usage (day, tokens)
      select input.day, sum(input.tokens)::bigint from input join written on written.id = input.id
      where input.tokens <> 0 group by input.day
      on conflict (day) do update set tokens = token_usage.tokens + excluded.tokens
    ), used_by_student as (
      insert into student_token_usage as used (user_id, day, tokens)
      select input.user_id, input.day, sum(input.tokens)::bigint from input join written on written.id = input.id
      where input.tokens <> 0 group by input.user_id, input.day
      on conflict (user_id, day) do update set tokens = used.tokens + excluded.tokens
    )
    select id::text as id, stop_requested as stop from written`;
};
