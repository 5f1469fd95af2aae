/** An error as logged: what went wrong and where, without values. */
export interface ErrorDescription {
  type: string;
  message: string;
  /** SQLSTATE, `ECONNREFUSED` etc. */
  code?: string | number;
  /** The failed statement, with `$1` in place of values. */
  query?: string;
  /** The violated constraint; our own name, without values. */
  constraint?: string;
  /** Only the lines with locations: those above repeat the message. */
  stack: string;
  cause?: ErrorDescription;
}

const placesOf = (stack: string | undefined): string =>
  (stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');

interface DriverError extends Error {
  code?: unknown;
  query?: unknown;
  severity?: unknown;
  constraint?: unknown;
}

/** Both engines quote invalid values: `invalid input syntax for type uuid: "what was typed"`. */
const isFromDatabase = ({ code, severity }: DriverError): boolean =>
  typeof code === 'string' && typeof severity === 'string';

const DISK_FULL = '53100';

const messageOf = (error: DriverError): string => {
  if (isFromDatabase(error))
    return error.code === DISK_FULL ? 'the disk is full' : 'the database refused a statement';
  return typeof error.query === 'string' ? 'a query failed' : error.message;
};

/**
 * Describes any thrown value for the log. Query errors contain the statement's values in message, stack and fields,
 * and database errors those of the row in message and `detail`: students' input. None of it is logged; the code tells
 * what happened.
 */
export const describeError = (thrown: unknown): ErrorDescription => {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: 'not an error', stack: '' };
  const { code, query, cause, constraint } = thrown as DriverError;
  return {
    type: thrown.name,
    message: messageOf(thrown),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(typeof query === 'string' ? { query } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    stack: placesOf(thrown.stack),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
};

/** The innermost reason, for one line of the log. */
export const reasonOf = (thrown: unknown): string => {
  const { message, code, cause } = describeError(thrown);
  if (cause) return thrown instanceof Error ? reasonOf(thrown.cause) : message;
  return code === undefined ? message : `${message} (${code})`;
};
