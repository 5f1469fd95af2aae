import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/database/store.ts';
import type { Log } from '#platform/server/log.ts';
import { runEvery } from '#platform/server/run-every.ts';

/** Counts how often links are opened, and writes the counts down together: opening a link writes no row. */
export interface ShareOpenings {
  count(shareId: string): void;
  /** Writes what this instance has counted. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/** What a crash can lose of a number that is shown to nobody but the link's owner. */
const FLUSH_EVERY_MS = 5_000;

export const openShareOpenings = (db: Db, log: Log): ShareOpenings => {
  let counted = new Map<string, number>();
  const add = (id: string, times: number): void => {
    counted.set(id, (counted.get(id) ?? 0) + times);
  };
  const write = async (): Promise<void> => {
    if (counted.size === 0) return;
    const written = counted;
    counted = new Map();
    // In one order, so that two instances never wait for each other's rows.
    const rows = [...written]
      .map(([id, times]) => ({ id, times }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1));
    try {
      await db.execute(
        sql`with opened as (
              select share.id, opening.times from shares as share
              join json_to_recordset(${JSON.stringify(rows)}::text::json) as opening(id text, times int)
                on opening.id = share.id
              order by share.id for no key update of share
            )
            update shares set opened = shares.opened + opened.times from opened where shares.id = opened.id`,
      );
    } catch (error) {
      for (const { id, times } of rows) add(id, times);
      throw error;
    }
  };
  // One after the other: a listing that flushes while the timer writes waits for both.
  let writing = Promise.resolve();
  const flush = (): Promise<void> => {
    const next = writing.then(write);
    writing = next.catch(() => {});
    return next;
  };
  const flushing = runEvery('writing down how often links were opened', flush, FLUSH_EVERY_MS, log);
  return {
    count: (shareId) => add(shareId, 1),
    flush,
    stop: async () => {
      await flushing.stop();
      await flush();
    },
  };
};
