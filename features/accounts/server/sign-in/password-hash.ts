import { availableParallelism } from 'node:os';
import { type Options, hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { Failure } from '#platform/contract/errors.ts';

/** OWASP Password Storage Cheat Sheet, argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash takes a core and 19 MiB for its time: many sign-ins at once queue instead of taking the machine. */
const HASHES_AT_ONCE = Math.max(2, availableParallelism());
/** A few more than that, so that hashing need not wait for what an attempt asks of the database before and after. */
export const ATTEMPTS_AT_ONCE = HASHES_AT_ONCE + 2;
/** Some twenty seconds of waiting on two cores; who comes after that is told so at once. */
const MAX_WAITING = 2_000;

const hashes = pLimit(HASHES_AT_ONCE);
const attempts = pLimit(ATTEMPTS_AT_ONCE);

const refuseCrowd = (): void => {
  if (attempts.pendingCount + hashes.pendingCount >= MAX_WAITING)
    throw new Failure('unavailable', 'Very many people are signing in. Please try again in a moment.');
};

/**
 * Runs one attempt at a password once its turn has come. What `work` reads and writes beside hashing is seen by the next
 * in line, so at most as many attempts as there are slots run between two looks at a counter.
 *
 * @throws Failure `unavailable` when too many wait already
 */
export const inAttemptSlot = <T>(work: () => Promise<T>): Promise<T> => {
  refuseCrowd();
  return attempts(work);
};

/** argon2id in PHC string form. @throws Failure `unavailable` when too many wait already */
export const hashPassword = async (password: string): Promise<string> => {
  refuseCrowd();
  return hashes(() => hash(password, PARAMETERS));
};

/** Made at the start, so that the first unknown account takes no longer than any other. */
const hashOfNothing = hash('', PARAMETERS);

/**
 * Whether the password belongs to the hash. Without a hash (no such account, or one without a password) the same work is
 * done and the answer is no, so that the time taken tells nothing.
 */
export const matchesHash = async (storedHash: string | null, password: string): Promise<boolean> => {
  const hashed = storedHash ?? (await hashOfNothing);
  const matches = await hashes(() => verify(hashed, password));
  return storedHash !== null && matches;
};
