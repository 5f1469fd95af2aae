/** Used if nothing more specific is known. */
export const INTERNAL_SENTENCE = 'Something went wrong on our side. Please try again.';

/**
 * All error codes, each with its HTTP status and a default sentence for people; the failing code may give a more
 * specific one. Screens act on the code, never on the sentence.
 *
 * 401 always means "no valid sign-in" (or a failed auth/login): the client drops its token.
 */
export const ERRORS = {
  invalid_request: { status: 400, sentence: 'That request could not be understood.' },
  invalid_reset_token: {
    status: 400,
    sentence: 'This reset link is invalid or has expired. Please request a new password reset.',
  },
  bad_credential: { status: 400, sentence: 'Google verification failed' },
  unreadable_file: {
    status: 400,
    sentence: 'Could not extract courses from PDF. Try the paste option instead.',
  },
  signed_out: { status: 401, sentence: 'Please sign in again.' },
  wrong_credentials: { status: 401, sentence: 'Invalid email or password' },
  wrong_password: { status: 403, sentence: 'That is not your password.' },
  sign_in_again: {
    status: 403,
    sentence: 'Please sign in again first: this is done only within five minutes of signing in.',
  },
  not_allowed: { status: 403, sentence: 'That is not allowed.' },
  not_found: { status: 404, sentence: 'Not found.' },
  email_taken: { status: 409, sentence: 'An account with this email already exists.' },
  federated_conflict: {
    status: 409,
    sentence:
      'An account with this email already exists. Reset its password by email first, then sign in with Google.',
  },
  profile_incomplete: {
    status: 409,
    sentence: 'Please add your concentration and year to your profile first.',
  },
  reply_running: { status: 409, sentence: 'A reply is still being written in this conversation.' },
  conflict: { status: 409, sentence: 'That was changed in the meantime. Please reload and try again.' },
  quota_reached: {
    status: 409,
    sentence: 'You have as much here as one student can keep. Delete something to make room.',
  },
  too_large: { status: 413, sentence: 'That is too large.' },
  too_many_requests: { status: 429, sentence: 'Too many attempts. Please try again later.' },
  daily_limit: {
    status: 429,
    sentence: 'The advisor has reached its limit for today. Please try again tomorrow.',
  },
  internal: { status: 500, sentence: INTERNAL_SENTENCE },
  model_failed: { status: 502, sentence: 'Sorry, I ran into an error. Try again!' },
  unavailable: { status: 503, sentence: 'The service is not ready. Please try again in a moment.' },
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** Further fields of some failures. */
export interface FailureDetails {
  /** Pasting the text may help if reading the file failed. */
  fallback_available?: boolean;
  /** The session and the message of a failed reply. */
  session_id?: string;
  message_id?: string;
  /** Seconds until a retry is allowed; sent as `Retry-After`. */
  retry_after?: number;
  /** For a `conflict`: the stored state, in the shape that the call's contract defines. */
  current?: unknown;
}

/** A failure with one of these codes; any other thrown error is answered as `internal`. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly details: FailureDetails;

  constructor(code: ErrorCode, sentence: string = ERRORS[code].sentence, details: FailureDetails = {}) {
    super(sentence);
    this.name = 'Failure';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}
