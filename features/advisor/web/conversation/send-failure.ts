import type { ErrorCode } from '#platform/contract/errors.ts';
import { ApiError } from '#platform/web/api/api-error.ts';

/** Errors with a message of their own for the student; all others use the one of section 8 of the specification. */
const OWN_SENTENCE: readonly ErrorCode[] = [
  'too_many_requests',
  'daily_limit',
  'quota_reached',
  'reply_running',
  'profile_incomplete',
];

export const SIGNED_OUT = 'Authentication failed. Please log in again.';
const NO_SUCH_CALL = 'API endpoint not found. Check server status.';
const ANYTHING_ELSE = 'Sorry, I ran into an error. Try again!';

const NOT_CONNECTED = `${ANYTHING_ELSE} The connection was lost; your question is kept.`;

/**
 * The message shown in the conversation if a question could not be sent.
 *
 * @param error null where nothing was ever answered
 */
export const sentenceOfFailure = (error: unknown): string => {
  if (error === null) return NOT_CONNECTED;
  if (!(error instanceof ApiError)) return ANYTHING_ELSE;
  if (error.status === 401) return SIGNED_OUT;
  if (error.status === 404) return NO_SUCH_CALL;
  return error.code !== null && OWN_SENTENCE.includes(error.code) ? error.sentence : ANYTHING_ELSE;
};
