import { lte } from 'drizzle-orm';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/database/store.ts';
import { FAMILIAR_MS } from './accounts.access.ts';
import { federatedNonces, resetTokens, signIns, signInNetworks } from './accounts.tables.ts';

/** Deletes expired sign-ins, reset links and networks. */
export const pruneExpired = async ({ db, clock }: { db: Db; clock: Clock }): Promise<void> => {
  const now = clock.now();
  await db.delete(signIns).where(lte(signIns.expiresAt, now));
  await db.delete(federatedNonces).where(lte(federatedNonces.expiresAt, now));
  await db.delete(resetTokens).where(lte(resetTokens.expiresAt, now));
  await db
    .delete(signInNetworks)
    .where(lte(signInNetworks.lastUsedAt, new Date(now.getTime() - FAMILIAR_MS)));
};
