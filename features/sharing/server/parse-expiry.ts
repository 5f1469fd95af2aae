import { Failure } from '#platform/contract/errors.ts';
import type { Clock } from '#platform/server/clock.ts';

/** Parses a link's expiry; null: never. @throws Failure `invalid_request` for a time in the past */
export const parseExpiry = (given: string | null | undefined, clock: Clock): Date | null => {
  if (!given) return null;
  const expiresAt = new Date(given);
  if (expiresAt <= clock.now()) throw new Failure('invalid_request', 'The link must expire in the future.');
  return expiresAt;
};
