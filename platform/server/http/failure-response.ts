import { fieldProblem } from './field-problem.ts';
import type { Context as HonoContext } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ZodError } from 'zod';
import type { ErrorBody } from '#platform/contract/call.ts';
import { type ErrorCode, Failure } from '#platform/contract/errors.ts';
import { brokenForeignKey } from '../database/broken-foreign-key.ts';
import { isDatabaseLost } from '../database/database-lost.ts';
import { reasonOf } from '../describe-error.ts';
import type { Log } from '../log.ts';

const AUTH_PREFIX = '/auth/';
/** Default for temporary failures. */
const RETRY_AFTER_SECONDS: Partial<Record<ErrorCode, number>> = { unavailable: 5 };
/** Foreign keys from a student's row to the owner. */
const OWNER_KEY = /_owners_id_fk$/;

/** The `Failure` for a thrown value; null if it is unexpected and must be logged. */
const toFailure = (error: unknown): Failure | null => {
  if (error instanceof Failure) return error;
  // Thrown by hono: a body that is not JSON, an unreadable method.
  if (error instanceof HTTPException && error.status >= 400 && error.status < 500)
    return new Failure('invalid_request', 'The request body is not valid JSON.');
  return null;
};

/** The client closed the connection before sending the whole body: not a server error, and nobody to answer. */
const isHangUp = (error: unknown, http: HonoContext): boolean =>
  http.req.raw.signal.aborted && (error as NodeJS.ErrnoException).code === 'ECONNRESET';

/** The call's pattern, or the first segment of a page's path: a full URL may contain the id of a share. */
const placeOf = (http: HonoContext): string =>
  (http.get('call') as string | undefined) ?? http.req.path.replace(/^(\/[^/]*)\/.*$/s, '$1/…');

/** Classifies and logs an unexpected error; nothing else of it leaves the server. */
const toUnexpected = (error: unknown, http: HonoContext, log: Log): Failure => {
  const about = { requestId: http.get('requestId'), on: placeOf(http) };
  if (isHangUp(error, http)) {
    log.debug(about, 'the caller hung up');
    return new Failure('invalid_request');
  }
  if (isDatabaseLost(error)) {
    log.error({ ...about, reason: reasonOf(error) }, 'the database does not answer');
    return new Failure('unavailable');
  }
  const foreignKey = brokenForeignKey(error);
  if (foreignKey !== null) {
    log.info({ ...about, foreignKey }, 'what the request was about was deleted meanwhile');
    return new Failure(OWNER_KEY.test(foreignKey) ? 'signed_out' : 'not_found');
  }
  log.error({ ...about, err: error }, 'request failed');
  return new Failure('internal');
};

/** Converts any thrown value to a response. */
export const failureResponse = (error: unknown, http: HonoContext, log: Log): Response => {
  const failure = toFailure(error) ?? toUnexpected(error, http, log);
  const { retry_after = RETRY_AFTER_SECONDS[failure.code], ...rest } = failure.details;
  const body: ErrorBody = { error: failure.message, code: failure.code, ...rest };
  if (http.req.path.startsWith(AUTH_PREFIX)) body.success = false;
  if (retry_after !== undefined) http.header('retry-after', String(Math.max(1, Math.ceil(retry_after))));
  return http.json(body, failure.status as ContentfulStatusCode);
};

/** The result of validation as one sentence that names the field. */
export const validationFailure = (error: ZodError): Failure => {
  const issue = error.issues[0];
  const field = issue?.path.join('.');
  const problem = fieldProblem(issue);
  if (!field) return new Failure('invalid_request', problem);
  // Ours continue after the field's name; what the library words itself starts a sentence.
  const join = /^[a-z]/.test(problem) ? ' ' : ': ';
  return new Failure('invalid_request', `${field}${join}${problem}`);
};
