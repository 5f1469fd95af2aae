import { availableParallelism } from 'node:os';
import { type Options, hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { Failure } from '#platform/contract/errors.ts';

/** OWASP Password Storage Cheat Sheet, argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each takes a core and 19 MiB for its time: a crowd at the door queues instead of taking the machine. */
const slots = pLimit(Math.max(2, availableParallelism()));
/** Some twenty seconds of waiting on two cores; who comes after that is told so at once. */
const MAX_WAITING = 2_000;

/**
 * Runs what hashes once a slot is free. What `work` reads and writes beside hashing is seen by the next in line, so at
 * most as many attempts as there are slots run between two looks at a counter.
 *
 * @throws Failure `unavailable` when too many wait already
 */
export const inHashingSlot = <T>(work: () => Promise<T>): Promise<T> => {
  if (slots.pendingCount >= MAX_WAITING)
    throw new Failure('unavailable', 'Very many people are signing in. Please try again in a moment.');
  return slots(work);
};

/** argon2id in PHC string form. */
export const hashPassword = (password: string): Promise<string> =>
  inHashingSlot(() => hash(password, PARAMETERS));

/** Made at the start, so that the first unknown account takes no longer than any other. */
const hashOfNothing = hash('', PARAMETERS);

/**
 * Whether the password belongs to the hash; to be run in a hashing slot. Without a hash (no such account, or one
 * without a password) the same work is done and the answer is no, so that the time taken tells nothing.
 */
export const matchesHash = async (storedHash: string | null, password: string): Promise<boolean> => {
  const matches = await verify(storedHash ?? (await hashOfNothing), password);
  return storedHash !== null && matches;
};
