import type { CallLimits } from './call-limits.ts';
import type { Clock } from './clock.ts';
import type { Db } from './database/store.ts';
import type { LiveStreams } from './live-streams.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';

/** The signed-in caller. */
export interface Viewer {
  userId: string;
  /** The sign-in (device) of the token. */
  signInId: string;
}

/**
 * The context of every verb. A slice that needs more extends it in its `x.context.ts` (`Context & { catalogue: … }`);
 * app/server.ts builds the one object that satisfies all of them.
 */
export interface Context {
  viewer: Viewer | null;
  db: Db;
  clock: Clock;
  log: Log;
  settings: Settings;
  /** Streams and jobs that outlive their request; ended with the sign-in or account they belong to. */
  live: LiveStreams;
  /** Limits of this instance. */
  callLimits: CallLimits;
  /** The caller's network address, subject to `TRUST_PROXY`. */
  address: string;
  /** The user agent, for the list of signed-in devices. */
  userAgent: string;
  requestId: string;
}

/** The context of calls that require a sign-in. */
export type SignedIn<C extends Context = Context> = C & { viewer: Viewer };
