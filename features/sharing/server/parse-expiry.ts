import { Failure } from '#platform/contract/errors.ts';
import type { Clock } from '#platform/server/clock.ts';

/** When a link ends; null: never. @throws Failure `invalid_request` for a time that has passed */
export const parseExpiry = (given: string | null | undefined, clock: Clock): Date | null => {
  if (!given) return null;
  const expiresAt = new Date(given);
  if (expiresAt <= clock.now()) throw new Failure('invalid_request', 'The link must expire in the future.');
  return expiresAt;
};
