import { and, gt, inArray } from 'drizzle-orm';
import type { Context } from '#platform/server/context.ts';
import { signIns } from '../accounts.tables.ts';

/** Of these sign-ins, those that still sign someone in. */
export const listValidSignIns = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  ids: string[],
): Promise<Set<string>> => {
  const rows = await db
    .select({ id: signIns.id })
    .from(signIns)
    .where(and(inArray(signIns.id, ids), gt(signIns.expiresAt, clock.now())));
  return new Set(rows.map(({ id }) => id));
};
