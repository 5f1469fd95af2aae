import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '#platform/server/database/store.ts';
import { reasonOf } from '#platform/server/describe-error.ts';
import type { Log } from '#platform/server/log.ts';
import type { Check, Fact, MessageStatus, Statement } from '../../contract.ts';
import type { StoredReading } from '../reading/reply-reading.ts';
import type { StoredWeek } from '../../domain/week/stored-week.ts';

/** A running reply. Every write names the job, so that only the instance that runs it can write. */
export interface WrittenReply {
  id: string;
  userId: string;
  jobId: string;
}

export interface ReplyEnd {
  status: Exclude<MessageStatus, 'running'>;
  checks: Check[];
  facts: Fact[];
  statements: Statement[] | null;
  /** ISO. */
  catalogueDate: string | null;
  /** Parts of its question that could not be answered. */
  unanswered: string[];
  /** The week that it proposes. */
  week: StoredWeek | null;
  /** From its start to its end. */
  tookMs: number;
  error: string | null;
  /** Number of earlier messages omitted from the model's input. */
  leftOut: number;
  /** Vendor tokens to add to the day's count; negative if more was reserved than used. */
  tokens: number;
  /** The day they are counted on, `2025-09-03`. */
  day: string;
}

interface Entry extends WrittenReply {
  /** Code points known to be stored. */
  written: number;
  /** Text not stored yet. */
  added: string;
  /** Of all the text. */
  facts: readonly Fact[];
  /** Not stored yet; null if there is none, or it is stored. */
  reading: StoredReading | null;
  end: ReplyEnd | null;
  isFinished: (wasWritten: boolean) => void;
  /** After this time, an end that cannot be written is left to the lease. */
  giveUpAt: number;
  renewAt: number;
}

/** The writer of a reply counts as dead after this time without a write. */
export const LEASE_SECONDS = 8;
const RENEW_EVERY_MS = 2_000;
/** Limit of statements in any second, however many replies run. */
const MOST_A_SECOND = 5;
/** Pause between statements that only add text; an end is written at once if the limit allows. */
const FLUSH_EVERY_MS = 200;
/** Delay that collects text, so that a short reply is written once, with its end. */
const GATHER_MS = 100;
/** Pause per time spent writing: under load, writing takes at most a fifth of the time. */
const PAUSE_PER_WORK = 4;
/** Longest of these pauses, so that leases are renewed in time even if a statement waits. */
const LONGEST_PAUSE_MS = 1_500;
const RETRY_AFTER_MS = 1_000;
/** After this time viewers are told that the end of a reply could not be stored. */
const GIVE_UP_AFTER_MS = 20_000;

const codePoints = (text: string): number => {
  let count = 0;
  for (const _ of text) count++;
  return count;
};

/**
 * Writes all running replies of this instance, one statement at a time: added text, final states, lease renewals and
 * tokens used.
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
  /** Times of the last statements, oldest first. */
  #sent: number[] = [];
  #flushing: Promise<void> | null = null;

  /**
   * @param tell `lost`: the row is deleted or belongs to another job; `stop`: the student asked to stop, on any
   *   instance
   */
  constructor(db: Db, log: Log, tell: { lost(id: string): void; stop(id: string): void }) {
    this.#db = db;
    this.#log = log;
    this.#tell = tell;
  }

  /** Adds a reply whose row exists, empty and leased. */
  begin({ id, userId, jobId }: WrittenReply): void {
    const renewAt = performance.now() + RENEW_EVERY_MS;
    this.#entries.set(id, {
      id,
      userId,
      jobId,
      written: 0,
      added: '',
      facts: [],
      reading: null,
      end: null,
      isFinished: () => {},
      giveUpAt: Infinity,
      renewAt,
    });
    this.#schedule(renewAt, false);
  }

  /**
   * Appends well-formed text without NUL; stored after a short delay.
   *
   * @param facts of all the text so far
   */
  append(id: string, text: string, facts: readonly Fact[]): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    entry.added += text;
    entry.facts = facts;
    this.#schedule(performance.now() + GATHER_MS, false);
  }

  /** Sets how the question was understood; stored after a short delay, replacing the previous one. */
  read(id: string, reading: StoredReading | null): void {
    const entry = this.#entries.get(id);
    if (!entry || reading === null) return;
    entry.reading = reading;
    this.#schedule(performance.now() + GATHER_MS, false);
  }

  /** Writes the final state; resolves to true when stored, false if the reply was lost meanwhile. */
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

  /** Stops writing a reply and leaves its row as it is. */
  drop(id: string): void {
    this.#entries.delete(id);
  }

  /** Stops the timer after the current write. */
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
      ({ added, reading, end, renewAt }) =>
        added !== '' || reading !== null || end !== null || renewAt <= started,
    );
    if (due.length > 0) {
      this.#flushing = this.#write(due, started);
      await this.#flushing;
      this.#flushing = null;
    }
    this.#scheduleNext();
  }

  async #write(due: Entry[], started: number): Promise<void> {
    const sent = due.map((entry) => ({ entry, added: entry.added, reading: entry.reading, end: entry.end }));
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
      for (const { entry, reading, ...was } of sent) {
        if (entry.reading === reading) entry.reading = null;
        this.#settle(entry, was.added, was.end, stops.get(entry.id), started);
      }
    } catch (error) {
      // Nothing is lost: the same statement is sent again, and it is idempotent.
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
    if (entries.some(({ added, reading }) => added !== '' || reading !== null)) this.#schedule(0, false);
    if (entries.length > 0) this.#schedule(Math.min(...entries.map(({ renewAt }) => renewAt)), false);
  }
}

const statementFor = (due: readonly Entry[]) => {
  const rows = due.map(({ id, userId, jobId, written, added, facts, reading, end }) => ({
    id,
    user_id: userId,
    job_id: jobId,
    written,
    added,
    status: end?.status ?? 'running',
    checks: end?.checks ?? [],
    facts: end?.facts ?? facts,
    statements: end?.statements ?? null,
    catalogue_date: end?.catalogueDate ?? null,
    reading,
    unanswered: end?.unanswered ?? [],
    week: end?.week ?? null,
    took_ms: end?.tookMs ?? null,
    error: end?.error ?? null,
    left_out: end?.leftOut ?? 0,
    tokens: end?.tokens ?? 0,
    day: end?.day ?? '',
  }));
  return sql`
    with input as (
      select * from json_to_recordset(${JSON.stringify(rows)}::text::json) as row(
        id uuid, user_id uuid, job_id uuid, written int, added text, status text, checks jsonb, facts jsonb,
        statements jsonb, catalogue_date text, reading jsonb, week jsonb, unanswered jsonb, took_ms int, error text, left_out int, tokens bigint, day text
      )
    ), written as (
      update chat_messages as message set
        content = left(message.content, input.written) || input.added,
        status = input.status,
        checks = input.checks,
        facts = input.facts,
        statements = input.statements,
        catalogue_date = input.catalogue_date,
        reading = coalesce(input.reading, message.reading),
        week = input.week,
        unanswered = input.unanswered,
        took_ms = input.took_ms,
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
