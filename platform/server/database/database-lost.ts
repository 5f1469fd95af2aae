/** The database is unreachable, or was lost during a statement, whose outcome is then unknown. */
export class DatabaseLost extends Error {
  constructor(cause: unknown) {
    super('the database does not answer', { cause });
    this.name = 'DatabaseLost';
  }
}

/**
 * SQLSTATEs of a server that is unavailable: connection exceptions (08), out of connections, memory or disk (53),
 * shutting down or starting up (57P), statement timeout (57014), and a former primary (25006).
 */
const NOT_NOW = /^(08|53|57P|57014|25006)/;

/** The embedded engine's message after closing; it has no code. */
const CLOSED = /^PGlite is clos(ed|ing)$/;

const saysNotNow = (error: Error): boolean => {
  const { code, severity } = error as { code?: unknown; severity?: unknown };
  return typeof severity === 'string' && typeof code === 'string' && NOT_NOW.test(code);
};

/**
 * Whether the thrown value, or its cause, means that the database is unavailable: the request itself is fine and may
 * be retried later.
 */
export const isDatabaseLost = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  (thrown instanceof DatabaseLost ||
    saysNotNow(thrown) ||
    CLOSED.test(thrown.message) ||
    isDatabaseLost(thrown.cause));
