/** What the log keeps of an error: what went wrong and where, never the values it went wrong with. */
export interface ErrorDescription {
  type: string;
  message: string;
  /** SQLSTATE, `ECONNREFUSED` and the like. */
  code?: string | number;
  /** The statement that failed, with `$1` where the values stood. */
  query?: string;
  /** Only the lines that name places: the lines above them repeat the message. */
  stack: string;
  cause?: ErrorDescription;
}

const placesOf = (stack: string | undefined): string =>
  (stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');

/**
 * Describes any thrown value for the log. Query errors carry the values of their statement in message, stack and
 * fields, and database errors those of the row in `detail`: what students typed. None of it is taken over.
 */
export const describeError = (thrown: unknown): ErrorDescription => {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: 'not an error', stack: '' };
  const { code, query, cause } = thrown as Error & { code?: unknown; query?: unknown };
  const isQuery = typeof query === 'string';
  return {
    type: thrown.name,
    message: isQuery ? 'a query failed' : thrown.message,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(isQuery ? { query } : {}),
    stack: placesOf(thrown.stack),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
};

/** The innermost reason in a few words, for one line of the log. */
export const reasonOf = (thrown: unknown): string => {
  const { message, code, cause } = describeError(thrown);
  if (cause) return thrown instanceof Error ? reasonOf(thrown.cause) : message;
  return code === undefined ? message : `${message} (${code})`;
};
