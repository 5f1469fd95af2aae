import { and, inArray } from 'drizzle-orm';
import type { Context } from '#platform/server/context.ts';
import { signIns } from '../accounts.tables.ts';
import { isStillValid } from './sign-in-expiry.ts';

/** Those of these sign-ins that are still valid. */
export const listValidSignIns = async (
  { db, clock, settings }: Pick<Context, 'db' | 'clock' | 'settings'>,
  ids: string[],
): Promise<Set<string>> => {
  const rows = await db
    .select({ id: signIns.id })
    .from(signIns)
    .where(and(inArray(signIns.id, ids), isStillValid({ settings }, clock.now())));
  return new Set(rows.map(({ id }) => id));
};
