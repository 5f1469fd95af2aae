import type { CallLimits } from './call-limits.ts';
import type { Clock } from './clock.ts';
import type { Db } from './database/store.ts';
import type { LiveStreams } from './live-streams.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';

/** Who is asking. */
export interface Viewer {
  userId: string;
  /** The sign-in (device) the token belongs to. */
  signInId: string;
}

/**
 * What every verb is given. A slice that needs more says so in its own `x.context.ts`
 * (`Context & { catalogue: … }`); app/server.ts builds the one object that satisfies them all.
 */
export interface Context {
  viewer: Viewer | null;
  db: Db;
  clock: Clock;
  log: Log;
  settings: Settings;
  /** What goes on for people after their request: whoever ends a sign-in or an account ends that too. */
  live: LiveStreams;
  /** What is limited on this instance alone. */
  callLimits: CallLimits;
  /** The caller's network address, as far as `TRUST_PROXY` lets us know it. */
  address: string;
  /** What the caller says it is; for the list of signed-in devices. */
  userAgent: string;
  requestId: string;
}

/** The context of a call that is open to signed-in students only. */
export type SignedIn<C extends Context = Context> = C & { viewer: Viewer };
