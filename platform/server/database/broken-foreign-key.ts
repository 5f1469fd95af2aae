/** foreign_key_violation */
const FOREIGN_KEY = '23503';

interface DatabaseError extends Error {
  code?: unknown;
  constraint?: unknown;
}

/**
 * Where a thrown value, or what caused it, is that a row hangs on one that is not there: the name of that foreign key.
 * What a call had looked up was deleted before it wrote.
 */
export const brokenForeignKey = (thrown: unknown): string | null => {
  if (!(thrown instanceof Error)) return null;
  const { code, constraint, cause } = thrown as DatabaseError;
  return code === FOREIGN_KEY ? String(constraint) : brokenForeignKey(cause);
};
