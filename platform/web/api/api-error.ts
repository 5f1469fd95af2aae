import { type ErrorCode, type FailureDetails, INTERNAL_SENTENCE } from '#platform/contract/errors.ts';

/** Shown if there is no response. */
const UNREACHABLE = 'The server cannot be reached. Check your connection and try again.';

/** A failed call. Screens act on `code`; `sentence` is for the student. */
export class ApiError extends Error {
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  /** Null if the response is not this product's: none at all, or a proxy's page. */
  readonly code: ErrorCode | null;
  readonly sentence: string;
  /** The server's own text: its `error`, otherwise its `message`; null if it sent none. */
  readonly said: string | null;
  readonly details: FailureDetails;

  constructor(
    status: number,
    code: ErrorCode | null,
    sentence: string,
    details: FailureDetails = {},
    { said = null, cause }: { said?: string | null; cause?: unknown } = {},
  ) {
    super(sentence, { cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.sentence = sentence;
    this.said = said;
    this.details = details;
  }
}

/** Checks only the form of a code: the list itself, with a sentence each, stays on the server, which sends the sentence. */
const isCode = (value: unknown): value is ErrorCode => typeof value === 'string' && /^[a-z_]+$/.test(value);

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/**
 * Parses a failed response: the body's `error`, otherwise its `message`, otherwise a default sentence. `Retry-After` is
 * in seconds.
 */
export const errorFrom = (response: Response, body: unknown): ApiError => {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const code = isCode(fields['code']) ? fields['code'] : null;
  const said = text(fields['error']) ?? text(fields['message']) ?? null;
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  const [sessionId, messageId] = [text(fields['session_id']), text(fields['message_id'])];
  return new ApiError(
    response.status,
    code,
    said ?? INTERNAL_SENTENCE,
    {
      ...(fields['fallback_available'] === true ? { fallback_available: true } : {}),
      ...(sessionId ? { session_id: sessionId } : {}),
      ...(messageId ? { message_id: messageId } : {}),
      ...(fields['current'] === undefined ? {} : { current: fields['current'] }),
      ...(Number.isFinite(retryAfter) ? { retry_after: retryAfter } : {}),
    },
    { said },
  );
};

export const unreachable = (cause: unknown): ApiError => new ApiError(0, null, UNREACHABLE, {}, { cause });
