import { Failure } from '#platform/contract/errors.ts';
import type { Clock } from './clock.ts';

/** Calls of a student per minute: more than twenty open tabs make. */
export const CALLS_PER_MINUTE = 600;
const MINUTE_MS = 60_000;

/** At most `most` at the same time. */
export interface ConcurrencyLimit {
  /** Unique over the product: `streams`. */
  name: string;
  most: number;
  sentence: string;
}

/** A guess: when a slot becomes free is unknown. */
const RETRY_AFTER_SECONDS = 2;

/**
 * Limits counted in this instance's memory, because counting in the database would cost more than it saves. Several
 * instances multiply them.
 */
export interface CallLimits {
  /** Counts a call of a student. @throws Failure `too_many_requests` with the seconds until the minute ends */
  countCall(userId: string): void;
  /**
   * Takes a slot; returns a function that releases it and may be called repeatedly.
   *
   * @throws Failure `too_many_requests` if all slots are taken
   */
  enter(limit: ConcurrencyLimit, subject: string): () => void;
}

const OFF: CallLimits = { countCall: () => {}, enter: () => () => {} };

export const openCallLimits = ({ clock, isOn }: { clock: Clock; isOn: boolean }): CallLimits => {
  if (!isOn) return OFF;
  let minute = 0;
  const calls = new Map<string, number>();
  const goingOn = new Map<string, number>();
  return {
    countCall: (userId) => {
      const now = clock.now().getTime();
      const current = Math.floor(now / MINUTE_MS);
      if (current !== minute) calls.clear();
      minute = current;
      const used = (calls.get(userId) ?? 0) + 1;
      calls.set(userId, used);
      if (used > CALLS_PER_MINUTE)
        throw new Failure(
          'too_many_requests',
          'That was a lot of requests in one minute. Please wait a moment and try again.',
          { retry_after: ((current + 1) * MINUTE_MS - now) / 1000 },
        );
    },
    enter: ({ name, most, sentence }, subject) => {
      const key = `${name}\0${subject}`;
      const before = goingOn.get(key) ?? 0;
      if (before >= most)
        throw new Failure('too_many_requests', sentence, { retry_after: RETRY_AFTER_SECONDS });
      goingOn.set(key, before + 1);
      let hasLeft = false;
      return () => {
        if (hasLeft) return;
        hasLeft = true;
        const left = (goingOn.get(key) ?? 1) - 1;
        if (left > 0) goingOn.set(key, left);
        else goingOn.delete(key);
      };
    },
  };
};
