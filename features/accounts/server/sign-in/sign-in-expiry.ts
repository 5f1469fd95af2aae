import { and, gt, type SQL } from 'drizzle-orm';
import { DAY_MS } from '#platform/contract/durations.ts';
import type { Context } from '#platform/server/context.ts';
import { signIns } from '../accounts.tables.ts';

type ExpirySettings = Pick<Context['settings'], 'sessionDays' | 'sessionMaxDays'>;

/** When a sign-in used now expires if unused: at most its absolute end. */
export const endOfSignIn = (
  { sessionDays, sessionMaxDays }: ExpirySettings,
  createdAt: Date,
  now: Date,
): Date =>
  new Date(Math.min(now.getTime() + sessionDays * DAY_MS, createdAt.getTime() + sessionMaxDays * DAY_MS));

/** Selects sign-ins that are neither idle nor old for too long; a lowered setting takes effect at once. */
export const isStillValid = ({ settings }: { settings: ExpirySettings }, now: Date): SQL | undefined =>
  and(
    gt(signIns.expiresAt, now),
    gt(signIns.createdAt, new Date(now.getTime() - settings.sessionMaxDays * DAY_MS)),
  );
