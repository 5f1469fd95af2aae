import { availableParallelism } from 'node:os';
import { type Options, hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { Failure } from '#platform/contract/errors.ts';

/** OWASP Password Storage Cheat Sheet, argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash occupies a core and 19 MiB: many sign-ins at once are queued. */
const HASHES_AT_ONCE = Math.max(2, availableParallelism());
/** A few more than hashes, so that hashing does not wait for an attempt's queries before and after it. */
export const ATTEMPTS_AT_ONCE = HASHES_AT_ONCE + 2;
/** About twenty seconds of waiting on two cores; further attempts are refused at once. */
const MAX_WAITING = 2_000;

const hashes = pLimit(HASHES_AT_ONCE);
const attempts = pLimit(ATTEMPTS_AT_ONCE);

const refuseCrowd = (): void => {
  if (attempts.pendingCount + hashes.pendingCount >= MAX_WAITING)
    throw new Failure('unavailable', 'Very many people are signing in. Please try again in a moment.');
};

/**
 * Runs one password attempt when a slot is free. The next in the queue sees what `work` has written, so between two
 * checks of a counter at most as many attempts run as there are slots.
 *
 * @throws Failure `unavailable` if the queue is full
 */
export const inAttemptSlot = <T>(work: () => Promise<T>): Promise<T> => {
  refuseCrowd();
  return attempts(work);
};

/** argon2id in PHC string form. @throws Failure `unavailable` if the queue is full */
export const hashPassword = async (password: string): Promise<string> => {
  refuseCrowd();
  return hashes(() => hash(password, PARAMETERS));
};

/** Computed at startup, so that the first unknown account takes no longer than others. */
const hashOfNothing = hash('', PARAMETERS);

/**
 * Whether the password matches the hash. Without a hash (no such account, or no password) does the same work and
 * returns false, so that the time reveals nothing.
 */
export const matchesHash = async (storedHash: string | null, password: string): Promise<boolean> => {
  const hashed = storedHash ?? (await hashOfNothing);
  const matches = await hashes(() => verify(hashed, password));
  return storedHash !== null && matches;
};
