import type { Viewer } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/store.ts';

interface Remembered {
  viewer: Viewer;
  until: number;
}

/**
 * How long a token stays valid without asking the database again. Sign-ins ended on this instance are dropped at
 * once; those ended on another instance remain valid for up to this time.
 */
const BELIEVED_MS = 2_000;
/** Above this number the oldest entries are evicted; each is a few hundred bytes. */
const MOST = 10_000;

interface Memory {
  byToken: Map<string, Remembered>;
  /** Incremented whenever sign-ins are dropped. */
  era: number;
}

const byDatabase = new WeakMap<Db, Memory>();

const memoryOf = (db: Db): Memory => {
  const found = byDatabase.get(db);
  if (found) return found;
  const made: Memory = { byToken: new Map(), era: 0 };
  byDatabase.set(db, made);
  return made;
};

/**
 * Whose token this was when it was last checked, and whether that is believed without asking the database; null for one
 * that this instance never saw.
 */
export const recallSignIn = (
  db: Db,
  tokenHash: string,
  now: Date,
): { viewer: Viewer; isBelieved: boolean } | null => {
  const found = memoryOf(db).byToken.get(tokenHash);
  return found ? { viewer: found.viewer, isBelieved: found.until > now.getTime() } : null;
};

/** Of a token that the database does not know any more. */
export const forgetToken = (db: Db, tokenHash: string): void => {
  memoryOf(db).byToken.delete(tokenHash);
};

/** Read before the query, and passed to `rememberSignIn` with its result. */
export const currentEra = (db: Db): number => memoryOf(db).era;

/** @param era read before the query: a result from before sign-ins were dropped may be about one of them */
export const rememberSignIn = (db: Db, tokenHash: string, viewer: Viewer, now: Date, era: number): void => {
  const memory = memoryOf(db);
  if (memory.era !== era) return;
  // The last checked is the last to be evicted.
  memory.byToken.delete(tokenHash);
  memory.byToken.set(tokenHash, { viewer, until: now.getTime() + BELIEVED_MS });
  if (memory.byToken.size <= MOST) return;
  const [oldest] = memory.byToken.keys();
  if (oldest !== undefined) memory.byToken.delete(oldest);
};

/** Call only from `endSignIns`. */
export const forgetSignIns = (db: Db, isEnded: (viewer: Viewer) => boolean): void => {
  const memory = memoryOf(db);
  memory.era++;
  for (const [tokenHash, { viewer }] of memory.byToken) if (isEnded(viewer)) memory.byToken.delete(tokenHash);
};
