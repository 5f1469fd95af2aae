import type { Viewer } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/store.ts';

interface Remembered {
  viewer: Viewer;
  until: number;
}

/**
 * How long a checked token is believed without asking the database again. What this instance ends is forgotten at once;
 * a sign-in that another instance ended is let through for this long at most.
 */
const BELIEVED_MS = 2_000;
/** Past this many the oldest are dropped; each is a few hundred bytes. */
const MOST = 10_000;

interface Memory {
  byToken: Map<string, Remembered>;
  /** Counts up whenever sign-ins are forgotten. */
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

/** The viewer of a token that was checked a moment ago; null means: ask the database. */
export const recallSignIn = (db: Db, tokenHash: string, now: Date): Viewer | null => {
  const { byToken } = memoryOf(db);
  const found = byToken.get(tokenHash);
  if (!found) return null;
  if (found.until > now.getTime()) return found.viewer;
  byToken.delete(tokenHash);
  return null;
};

/** To be taken before the database is asked, and handed to `rememberSignIn` with its answer. */
export const currentEra = (db: Db): number => memoryOf(db).era;

/** @param era when the database was asked: an answer from before sign-ins ended may be about one of them */
export const rememberSignIn = (db: Db, tokenHash: string, viewer: Viewer, now: Date, era: number): void => {
  const memory = memoryOf(db);
  if (memory.era !== era) return;
  memory.byToken.set(tokenHash, { viewer, until: now.getTime() + BELIEVED_MS });
  if (memory.byToken.size <= MOST) return;
  const [oldest] = memory.byToken.keys();
  if (oldest !== undefined) memory.byToken.delete(oldest);
};

/** Called through `endSignIns` only. */
export const forgetSignIns = (db: Db, isEnded: (viewer: Viewer) => boolean): void => {
  const memory = memoryOf(db);
  memory.era++;
  for (const [tokenHash, { viewer }] of memory.byToken) if (isEnded(viewer)) memory.byToken.delete(tokenHash);
};
