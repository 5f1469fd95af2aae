import { reasonOf } from '../describe-error.ts';
import type { Log } from '../log.ts';

/** Runs one statement outside any transaction. */
export type RunStatement = (statement: string) => Promise<unknown>;

export interface MaintenanceIntervals {
  checkpointMs: number;
  vacuumMs: number;
}

export const MAINTENANCE: MaintenanceIntervals = { checkpointMs: 5 * 60_000, vacuumMs: 60 * 60_000 };

/**
 * Maintenance that the embedded engine does not do itself: CHECKPOINT, without which the WAL grows and the next start
 * replays all of it, and VACUUM, without which dead rows stay. Separate statements, because VACUUM must run alone.
 *
 * @returns a function that stops it and waits for the current statement
 */
export const startMaintenance = (
  run: RunStatement,
  log: Log,
  intervals: MaintenanceIntervals = MAINTENANCE,
): (() => Promise<void>) => {
  let last: Promise<unknown> = Promise.resolve();
  const every = (ms: number, statement: string) =>
    setInterval(() => {
      last = last
        .then(() => run(statement))
        .catch((error: unknown) =>
          log.error({ statement, reason: reasonOf(error) }, 'database maintenance failed'),
        );
    }, ms).unref();
  const timers = [every(intervals.checkpointMs, 'CHECKPOINT'), every(intervals.vacuumMs, 'VACUUM (ANALYZE)')];
  return async () => {
    timers.forEach((timer) => clearInterval(timer));
    await last;
  };
};
