import { availableParallelism } from 'node:os';
import { type Options, hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { Failure } from '#platform/contract/errors.ts';
import { openFairQueue } from '#platform/server/fair-queue.ts';

/** OWASP Password Storage Cheat Sheet, argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash occupies a core and 19 MiB: many sign-ins at once are queued. */
const HASHES_AT_ONCE = Math.max(2, availableParallelism());
/** A few more than hashes, so that hashing does not wait for an attempt's queries before and after it. */
export const ATTEMPTS_AT_ONCE = HASHES_AT_ONCE + 2;
/** About twenty seconds of waiting on two cores; further attempts are refused at once. */
const MOST_WAITING = 2_000;
/** Of one network: a lecture hall signs in behind one address. */
const MOST_OF_NETWORK = 500;

const hashes = pLimit(HASHES_AT_ONCE);
const attempts = openFairQueue({
  atOnce: ATTEMPTS_AT_ONCE,
  most: MOST_WAITING,
  mostOfOne: MOST_OF_NETWORK,
});

/**
 * Runs one password attempt, or what else hashes, when a slot is free; networks take turns, so that thousands of attempts
 * from one keep nobody else waiting. The next in the queue sees what `work` has written, so between two checks of a
 * counter at most as many attempts run as there are slots.
 *
 * @throws Failure `unavailable` if the queue is full
 */
export const inAttemptSlot = <T>(network: string, work: () => Promise<T>): Promise<T> => {
  if (attempts.isFull(network))
    throw new Failure('unavailable', 'Very many people are signing in. Please try again in a moment.');
  return attempts.run(network, work);
};

/** argon2id in PHC string form. */
export const hashPassword = (password: string): Promise<string> => hashes(() => hash(password, PARAMETERS));

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
