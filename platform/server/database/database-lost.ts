/** The database could not be reached, or went away while it was asked. What came of the last statement is not known. */
export class DatabaseLost extends Error {
  constructor(cause: unknown) {
    super('the database does not answer', { cause });
    this.name = 'DatabaseLost';
  }
}

/**
 * SQLSTATEs by which a server says that it cannot serve now: connection exceptions (08), out of connections, memory or
 * disk (53), shutting down or starting up (57P), a statement cut off by its time limit (57014), and a primary that is
 * none any more (25006).
 */
const NOT_NOW = /^(08|53|57P|57014|25006)/;

/** What the embedded engine says once it was closed; it has no code for it. */
const CLOSED = /^PGlite is clos(ed|ing)$/;

const saysNotNow = (error: Error): boolean => {
  const { code, severity } = error as { code?: unknown; severity?: unknown };
  return typeof severity === 'string' && typeof code === 'string' && NOT_NOW.test(code);
};

/**
 * Whether a thrown value, or what caused it, is that the database is away: nothing is wrong with the request, and the
 * same one may be answered later.
 */
export const isDatabaseLost = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  (thrown instanceof DatabaseLost ||
    saysNotNow(thrown) ||
    CLOSED.test(thrown.message) ||
    isDatabaseLost(thrown.cause));
