import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/database/store.ts';
import type { Log } from '#platform/server/log.ts';
import { runEvery } from '#platform/server/run-every.ts';

/** Counts views of links in memory and writes them in batches, so that opening a link writes no row. */
export interface ShareOpenings {
  count(shareId: string): void;
  /** Writes this instance's pending counts. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/** Limits what a crash can lose of the counts, which only a link's owner sees. */
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
    // A fixed order prevents deadlocks between instances.
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
  // Writes are serialised: a listing that flushes also waits for the timer's write.
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
