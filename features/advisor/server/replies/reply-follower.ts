import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '#platform/server/database/store.ts';
import { reasonOf } from '#platform/server/describe-error.ts';
import type { Log } from '#platform/server/log.ts';
import type { StreamEvent } from '../../contract.ts';
import type { Reading } from '../../reading.contract.ts';
import type { ReplyRow } from '../advisor.access.ts';
import { ReplyLog } from './reply-log.ts';

interface Followed {
  row: ReplyRow;
  log: ReplyLog;
  /** The job whose text was sent; a different one means that the reply is being rewritten. */
  jobId: string | null;
  /** Code points sent so far. */
  told: number;
  /** Hash of the reading that was sent; empty before there was one. */
  readingHash: string;
}

interface Seen {
  id: string;
  job: string | null;
  status: string;
  length: number;
  added: string;
  /** Set if it differs from the one that was sent. */
  reading: Reading | null;
  hash: string;
}

/** More often is of little use: other instances write at most five times a second. */
const LOOK_EVERY_MS = 400;

/** Follows replies written by other instances by polling their rows, all in one statement. */
export class ReplyFollower {
  readonly #db: Db;
  readonly #log: Log;
  readonly #lastWord: (row: ReplyRow) => Promise<StreamEvent>;
  readonly #followed = new Map<string, Followed>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  #isDismissed = false;

  /** @param lastWord gives the last event for a reply that is no longer running */
  constructor(db: Db, log: Log, lastWord: (row: ReplyRow) => Promise<StreamEvent>) {
    this.#db = db;
    this.#log = log;
    this.#lastWord = lastWord;
  }

  follow(row: ReplyRow): ReplyLog {
    const known = this.#followed.get(row.id);
    if (known) return known.log;
    const log = new ReplyLog();
    log.push({ event: 'start', data: { session_id: row.sessionId, message_id: row.id } });
    if (this.#isDismissed) {
      this.#sendAway(log);
      return log;
    }
    this.#followed.set(row.id, { row, log, jobId: row.jobId, told: 0, readingHash: '' });
    this.#lookSoon(0);
    return log;
  }

  /** Makes all current and future viewers reconnect: the reply continues on another instance. */
  dismiss(): void {
    this.#isDismissed = true;
    clearTimeout(this.#timer);
    for (const { log } of this.#followed.values()) this.#sendAway(log);
    this.#followed.clear();
  }

  async close(): Promise<void> {
    this.dismiss();
    await this.#looking;
    clearTimeout(this.#timer);
  }

  #sendAway(log: ReplyLog): void {
    log.push({ event: 'status', data: { text: 'Connecting again…' } });
    log.end();
  }

  #lookSoon(afterMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#looking = this.#lookOn();
    }, afterMs);
  }

  async #lookOn(): Promise<void> {
    try {
      await this.#look();
    } catch (error) {
      this.#log.warn({ reason: reasonOf(error) }, 'following replies failed; trying again');
    }
    if (this.#followed.size > 0) this.#lookSoon(LOOK_EVERY_MS);
  }

  async #look(): Promise<void> {
    const asked = [...this.#followed.values()];
    const places = asked.map(({ row, jobId, told, readingHash }) => ({
      id: row.id,
      user_id: row.userId,
      job: jobId,
      told,
      hash: readingHash,
    }));
    const rows = await rowsOf<Seen>(
      this.#db,
      sql`select message.id::text as id, message.job_id::text as job, message.status,
            char_length(message.content) as length,
            case when coalesce(message.job_id = place.job, true) then substr(message.content, place.told + 1)
              else message.content end as added,
            case when md5(message.reading::text) <> place.hash then message.reading -> 'reading' end as reading,
            coalesce(md5(message.reading::text), '') as hash
          from json_to_recordset(${JSON.stringify(places)}::text::json) as place(id uuid, user_id uuid, job uuid, told int,
              hash text)
          join chat_messages as message on message.id = place.id and message.user_id = place.user_id`,
    );
    const found = new Map(rows.map((row) => [row.id, row]));
    for (const followed of asked) {
      const now = found.get(followed.row.id);
      if (now) this.#tell(followed, now);
      if (now?.status === 'running') continue;
      followed.log.push(await this.#lastWord(followed.row));
      this.#followed.delete(followed.row.id);
    }
  }

  #tell(followed: Followed, { job, length, added, reading, hash }: Seen): void {
    if (job !== null && job !== followed.jobId) {
      // The reply is being rewritten: the text shown so far is withdrawn.
      followed.log.push({ event: 'reset', data: {} });
      followed.jobId = job;
      followed.told = 0;
    }
    if (reading !== null) followed.log.push({ event: 'reading', data: { reading } });
    followed.readingHash = hash;
    if (added === '') return;
    followed.log.push({ event: 'delta', data: { text: added } });
    followed.told = length;
  }
}
