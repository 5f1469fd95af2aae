/** foreign_key_violation */
const FOREIGN_KEY = '23503';

interface DatabaseError extends Error {
  code?: unknown;
  constraint?: unknown;
}

/**
 * The name of the violated foreign key, if that is what was thrown, or its cause: a row that the call had looked up
 * was deleted before it wrote.
 */
export const brokenForeignKey = (thrown: unknown): string | null => {
  if (!(thrown instanceof Error)) return null;
  const { code, constraint, cause } = thrown as DatabaseError;
  return code === FOREIGN_KEY ? String(constraint) : brokenForeignKey(cause);
};
