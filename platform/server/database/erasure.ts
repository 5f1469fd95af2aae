import fs from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '../log.ts';
import { type Repeated, runEvery } from '../run-every.ts';

const MARK = 'erasure-due';
const LOOK_EVERY_MS = 10_000;
/** With the remaining hour, everything is off the disk within the day that the dialog promises. */
const LATEST_MS = 23 * 3_600_000;

export interface ErasureTimes {
  lookEveryMs: number;
  latestMs: number;
}

/** What it needs of the embedded engine. */
export interface ErasureEngine {
  /** Runs one statement outside any transaction; returns its rows. */
  run(statement: string): Promise<Record<string, unknown>[]>;
  /** Whether the disk lacks the space for a copy of a table. */
  isFull(): boolean;
}

const PUBLIC_TABLES = `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname = 'public'`;

/**
 * Erases deleted data from disk. A deleted row stays in its table's file until it is overwritten, in the WAL until
 * that is recycled, and its values in the planner's statistics. Therefore, once nothing is written, or after
 * `latestMs` at the latest, the tables are rewritten and the WAL starts a new file. A pending erasure is recorded in
 * a file, so that it survives the process.
 */
export class Erasure {
  readonly #mark: string;
  readonly #engine: ErasureEngine;
  readonly #times: ErasureTimes;
  readonly #looking: Repeated;
  readonly #log: Log;
  #deletions = 0;
  #underWay = 0;
  #isStopping = false;
  #lastPosition: unknown = null;

  constructor(dataDir: string, engine: ErasureEngine, log: Log, times?: ErasureTimes) {
    this.#mark = path.join(dataDir, MARK);
    this.#engine = engine;
    this.#log = log;
    this.#times = times ?? { lookEveryMs: LOOK_EVERY_MS, latestMs: LATEST_MS };
    this.#looking = runEvery('erasing what was deleted', () => this.#look(), this.#times.lookEveryMs, log);
  }

  /** Runs `work`, which deletes rows, and schedules the erasure. */
  async erasing<T>(work: () => Promise<T>): Promise<T> {
    this.#underWay++;
    try {
      // Before the work, since the process may end right after it. The earliest pending deletion sets the deadline.
      const file = await fs.open(this.#mark, 'a', 0o600);
      await file.sync().finally(() => file.close());
      return await work();
    } finally {
      this.#deletions++;
      this.#underWay--;
    }
  }

  /** Waits at most for the current statement; the rest is done after the next start. */
  stop(): Promise<void> {
    this.#isStopping = true;
    return this.#looking.stop();
  }

  async #look(): Promise<void> {
    const mark = await fs.stat(this.#mark).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (!mark || this.#underWay > 0 || this.#engine.isFull()) return;
    const [now] = await this.#engine.run('select pg_current_wal_insert_lsn()::text as position');
    const isIdle = now?.['position'] === this.#lastPosition;
    this.#lastPosition = now?.['position'];
    if (isIdle || Date.now() - mark.mtimeMs > this.#times.latestMs) await this.#erase();
  }

  async #erase(): Promise<void> {
    const deletions = this.#deletions;
    const { run } = this.#engine;
    for (const { name } of await run(PUBLIC_TABLES)) {
      if (this.#isStopping) return;
      await run(`vacuum (full) ${String(name)}`);
    }
    // Analysing an empty table would keep its statistics.
    await run(
      `delete from pg_catalog.pg_statistic where starelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`,
    );
    await run('analyze');
    await run('vacuum (full) pg_catalog.pg_statistic');
    await run('select pg_switch_wal()');
    // Removes the previous WAL files, and the tables' old files.
    await run('checkpoint');
    // Rows deleted meanwhile are erased the next time.
    if (this.#underWay > 0 || this.#deletions !== deletions) return;
    await fs.rm(this.#mark, { force: true });
    this.#log.info('what was deleted is off the disk');
  }
}
