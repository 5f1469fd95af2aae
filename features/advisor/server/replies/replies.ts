import { and, eq } from 'drizzle-orm';
import { ERRORS } from '#platform/contract/errors.ts';
import { isDatabaseLost } from '#platform/server/database/database-lost.ts';
import type { Db } from '#platform/server/database/store.ts';
import type { LiveStreams } from '#platform/server/live-streams.ts';
import type { Log } from '#platform/server/log.ts';
import type { StreamEvent } from '../../contract.ts';
import type { ReplyRow } from '../advisor.access.ts';
import { chatMessages } from '../advisor.tables.ts';
import { readBranch } from '../branches/branch.access.ts';
import { releaseTokens } from '../models/daily-token-limit.ts';
import { endOf, FAILED_SENTENCE, type Outcome, type ReplyOrder, type StopReason } from './reply-job.ts';
import { ReplyFollower } from './reply-follower.ts';
import { ReplyLog } from './reply-log.ts';
import { ReplyText } from './reply-text.ts';
import { ReplyWriter } from './reply-writer.ts';

/** Time limit for marking a reply as interrupted at shutdown, in ms; past it the lease expires instead. */
const MARK_MS = 2_000;
const DELETED = { code: 'not_found', error: 'This reply was deleted.' } as const;

interface Running {
  order: ReplyOrder;
  log: ReplyLog;
  abort: AbortController;
  done: Promise<void>;
}

export interface RepliesParts {
  db: Db;
  log: Log;
  live: LiveStreams;
}

/** The running replies that this instance writes, and those of other instances that it follows. */
export class Replies {
  readonly #parts: RepliesParts;
  readonly #running = new Map<string, Running>();
  readonly #writer: ReplyWriter;
  readonly #follower: ReplyFollower;
  #isDraining = false;
  #isClosed = false;

  constructor(parts: RepliesParts) {
    this.#parts = parts;
    this.#writer = new ReplyWriter(parts.db, parts.log, {
      lost: (id) => this.#end(id, 'lost'),
      stop: (id) => this.#end(id, 'stopped'),
    });
    this.#follower = new ReplyFollower(parts.db, parts.log, (row) => this.#lastWordOf(row));
  }

  /** True once no more replies are admitted. */
  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** Starts writing a reply, independent of viewers. */
  start(order: ReplyOrder): ReplyLog {
    const log = new ReplyLog();
    const abort = new AbortController();
    log.push({ event: 'start', data: { session_id: order.sessionId, message_id: order.id } });
    this.#writer.begin(order);
    const running: Running = { order, log, abort, done: Promise.resolve() };
    this.#running.set(order.id, running);
    running.done = this.#run(running).finally(() => this.#running.delete(order.id));
    // Admitted just before the shutdown.
    if (this.#isClosed) this.#end(order.id, 'shutdown');
    return log;
  }

  /** Job ids of the replies that this instance writes. */
  jobs(): string[] {
    return [...this.#running.values()].map(({ order }) => order.jobId);
  }

  /** The log of a running reply, on this or another instance; null if it is not running. */
  watch(row: ReplyRow): ReplyLog | null {
    const here = this.#running.get(row.id)?.log;
    if (here) return here;
    return row.status === 'running' ? this.#follower.follow(row) : null;
  }

  /** Stops a reply written by this instance and waits until its text is stored; false if it writes no such reply. */
  async stop(id: string): Promise<boolean> {
    const running = this.#running.get(id);
    if (!running) return false;
    this.#end(id, 'stopped');
    await running.done;
    return true;
  }

  /** Stops a reply whose row is about to be deleted; nothing more is stored. */
  async abandon(id: string): Promise<void> {
    const running = this.#running.get(id);
    this.#end(id, 'gone');
    await running?.done;
  }

  /**
   * Admits no more replies, waits up to `graceMs` for the running ones, and marks the rest as interrupted. Viewers
   * are told how their reply ended, or that it is unknown if the database does not answer.
   */
  async drain(graceMs: number): Promise<void> {
    this.#isDraining = true;
    await this.#ended(graceMs);
    this.#isClosed = true;
    for (const id of this.#running.keys()) this.#end(id, 'shutdown');
    await this.#ended(MARK_MS);
    for (const { log } of this.#running.values())
      log.push({ event: 'error', data: { code: 'unavailable', error: ERRORS.unavailable.sentence } });
    this.#follower.dismiss();
  }

  /** Ends every reply and stores its status. */
  async close(): Promise<void> {
    await this.drain(0);
    await this.#follower.close();
    await this.#writer.close();
  }

  /** Resolves when no reply is running, at the latest after `withinMs`. */
  async #ended(withinMs: number): Promise<void> {
    const until = performance.now() + withinMs;
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, withinMs);
    });
    // A reply admitted a moment ago may start while the others end.
    while (this.#running.size > 0 && performance.now() < until)
      await Promise.race([tooLong, ...[...this.#running.values()].map(({ done }) => done)]);
    clearTimeout(timer);
  }

  #end(id: string, reason: StopReason): void {
    this.#running.get(id)?.abort.abort(reason);
  }

  async #run({ order, log, abort }: Running): Promise<void> {
    const began = performance.now();
    const text = new ReplyText(order, log, this.#writer);
    const release = this.#parts.live.add({ userId: order.userId, signInId: null }, () =>
      this.#end(order.id, 'gone'),
    );
    const tell = (event: StreamEvent) => {
      if (abort.signal.aborted) return;
      if (event.event === 'reading') this.#writer.read(order.id, order.reading());
      if (event.event !== 'delta') return log.push(event);
      text.push(event.data.text);
      if (text.isFull) this.#end(order.id, 'length');
    };
    try {
      const outcome = await order.ask(abort.signal, tell).catch((error: unknown): Outcome => {
        this.#parts.log.error({ err: error, messageId: order.id }, 'a reply failed');
        return { status: 'failed', tokens: order.reserved };
      });
      const reason = abort.signal.aborted ? (abort.signal.reason as StopReason) : null;
      if (reason === 'gone' || reason === 'lost') {
        this.#writer.drop(order.id);
        const last = reason === 'gone' ? null : await this.#lastWordOf(order);
        // Another job rewrites it: viewers reconnect and follow that one.
        if (last && this.#isRunning(order, last)) log.end();
        else log.push(last ?? { event: 'error', data: DELETED });
        await this.#settleUnwritten(order, outcome);
        return;
      }
      text.end(reason === null && outcome.status === 'complete');
      const end = await endOf(order, { content: text.content, facts: text.facts }, outcome, reason);
      const isWritten = await this.#writer.finish(order.id, {
        ...end,
        tookMs: Math.round(performance.now() - began),
      });
      const last = await this.#lastWordOf(order);
      log.push(last);
      if (!isWritten && last.event === 'error' && last.data === DELETED)
        await this.#settleUnwritten(order, outcome);
    } catch (error) {
      this.#parts.log.error({ err: error, messageId: order.id }, 'the end of a reply could not be told');
      const code = isDatabaseLost(error) ? 'unavailable' : 'internal';
      log.push({ event: 'error', data: { code, error: ERRORS[code].sentence } });
    } finally {
      release();
    }
  }

  /** Gives back what was reserved and not used, since its row, which would have settled it, is deleted or another job's. */
  async #settleUnwritten(order: ReplyOrder, { tokens }: Outcome): Promise<void> {
    if (order.reserved > 0)
      await releaseTokens(this.#parts.db, { ...order, tokens: order.reserved - tokens });
  }

  #isRunning({ id }: ReplyOrder, last: StreamEvent): boolean {
    if (last.event !== 'done') return false;
    return last.data.history.some((message) => message.id === id && message.status === 'running');
  }

  async #lastWordOf({
    id,
    userId,
    sessionId,
  }: Pick<ReplyRow, 'id' | 'userId' | 'sessionId'>): Promise<StreamEvent> {
    const { db } = this.#parts;
    // Another branch may have been chosen by now.
    const [row] = await db
      .select({ status: chatMessages.status, error: chatMessages.error })
      .from(chatMessages)
      .where(and(eq(chatMessages.userId, userId), eq(chatMessages.id, id)));
    if (!row) return { event: 'error', data: DELETED };
    if (row.status === 'failed')
      return { event: 'error', data: { code: 'model_failed', error: row.error ?? FAILED_SENTENCE } };
    return {
      event: 'done',
      data: { history: await readBranch(db, userId, sessionId), session_id: sessionId },
    };
  }
}
