import fs from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '../log.ts';
import { type Repeated, runEvery } from '../run-every.ts';

const MARK = 'erasure-due';
const LOOK_EVERY_MS = 10_000;
/** With the hour that is left, everything is off the disk within the day that the dialog promises. */
const LATEST_MS = 23 * 3_600_000;

export interface ErasureTimes {
  lookEveryMs: number;
  latestMs: number;
}

/** What it asks of the embedded engine. */
export interface ErasureEngine {
  /** Runs one statement outside any transaction; its rows. */
  run(statement: string): Promise<Record<string, unknown>[]>;
  /** Whether the disk has no room for a table beside itself. */
  isFull(): boolean;
}

const PUBLIC_TABLES = `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname = 'public'`;

/**
 * Takes what was deleted off the disk. A deleted row stays in its table's file until it is overwritten, in the
 * write-ahead log until that is recycled, and its values in the planner's statistics. So, once nothing is written or at
 * the latest after `latestMs`, the tables are rewritten and the log begins a new file. That this is due is noted in a
 * file, for it must not be forgotten with the process.
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

  /** Runs `work`, which deletes; what it deleted leaves the disk as well. */
  async erasing<T>(work: () => Promise<T>): Promise<T> {
    this.#underWay++;
    try {
      // Before, since the process may end right after; the first to be due decides when.
      const file = await fs.open(this.#mark, 'a', 0o600);
      await file.sync().finally(() => file.close());
      return await work();
    } finally {
      this.#deletions++;
      this.#underWay--;
    }
  }

  /** Waits for the statement under way at most: what is left is done after the next start. */
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
    // A table that is empty keeps its statistics when it is analysed.
    await run(
      `delete from pg_catalog.pg_statistic where starelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`,
    );
    await run('analyze');
    await run('vacuum (full) pg_catalog.pg_statistic');
    await run('select pg_switch_wal()');
    // Removes the files of the log before, and of the tables as they were.
    await run('checkpoint');
    // Whoever was deleted meanwhile is left for the next time.
    if (this.#underWay > 0 || this.#deletions !== deletions) return;
    await fs.rm(this.#mark, { force: true });
    this.#log.info('what was deleted is off the disk');
  }
}
