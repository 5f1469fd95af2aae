import { setTimeout as sleep } from 'node:timers/promises';

/** serialization_failure and deadlock_detected: the server undid one of two that stood in each other's way. */
const CONFLICTS: ReadonlySet<unknown> = new Set(['40001', '40P01']);

const isConflict = (thrown: unknown): boolean =>
  thrown instanceof Error && (CONFLICTS.has((thrown as { code?: unknown }).code) || isConflict(thrown.cause));

/** Each deadlock takes the server a second to notice; who has lost so often stands against something else. */
const TRIES = 8;
const LONGEST_PAUSE_MS = 100;

/**
 * Runs a statement or a whole transaction again that the server undid for another's sake; nothing of it was kept.
 *
 * @throws what the last try threw, or at once what is no such conflict
 */
export const retryConflicts = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || !isConflict(error)) throw error;
      // Not both again at the same moment.
      await sleep(Math.random() * LONGEST_PAUSE_MS);
    }
  }
};
