import { ERRORS, type ErrorCode, type FailureDetails } from '#platform/contract/errors.ts';

/** What the screen is told when no answer came at all. */
const UNREACHABLE = 'The server cannot be reached. Check your connection and try again.';

/** Why a call failed. Screens act on `code`; `sentence` is for the student. */
export class ApiError extends Error {
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Null when the answer was not one of ours: no answer, a proxy's page. */
  readonly code: ErrorCode | null;
  readonly sentence: string;
  /** What the server itself said: its `error`, else its `message`; null when it said nothing a person could read. */
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

const isCode = (value: unknown): value is ErrorCode => typeof value === 'string' && value in ERRORS;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/**
 * Reads a failed answer: the body's `error`, else its `message`, else a sentence of our own. `Retry-After` is read as
 * seconds.
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
    said ?? ERRORS[code ?? 'internal'].sentence,
    {
      ...(fields['fallback_available'] === true ? { fallback_available: true } : {}),
      ...(sessionId ? { session_id: sessionId } : {}),
      ...(messageId ? { message_id: messageId } : {}),
      ...(Number.isFinite(retryAfter) ? { retry_after: retryAfter } : {}),
    },
    { said },
  );
};

export const unreachable = (cause: unknown): ApiError => new ApiError(0, null, UNREACHABLE, {}, { cause });
