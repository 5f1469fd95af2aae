import { setTimeout as sleep } from 'node:timers/promises';

/** serialization_failure and deadlock_detected: the server rolled back one of two conflicting transactions. */
const CONFLICTS: ReadonlySet<unknown> = new Set(['40001', '40P01']);

const isConflict = (thrown: unknown): boolean =>
  thrown instanceof Error && (CONFLICTS.has((thrown as { code?: unknown }).code) || isConflict(thrown.cause));

/** The server takes a second to detect a deadlock; after this many attempts the cause is something else. */
const TRIES = 8;
const LONGEST_PAUSE_MS = 100;

/**
 * Runs a statement or transaction again if the server rolled it back because of a conflict.
 *
 * @throws what the last attempt threw; any other error at once
 */
export const retryConflicts = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || !isConflict(error)) throw error;
      // Random, so that the two do not collide again.
      await sleep(Math.random() * LONGEST_PAUSE_MS);
    }
  }
};
