import { randomUUID } from 'node:crypto';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/store.ts';
import { networkHashOf } from './accounts.access.ts';
import { signInNetworks, signIns } from './accounts.tables.ts';
import { createToken, hashToken } from './tokens.ts';

export const DAY_MS = 86_400_000;

/**
 * Signs a user in on the asking device, remembers its network, and gives the token, which is kept nowhere.
 *
 * @param tx a transaction
 */
export const createSignIn = async (ctx: Context, tx: Db, userId: string): Promise<string> => {
  const token = createToken();
  const now = ctx.clock.now();
  await tx.insert(signIns).values({
    id: randomUUID(),
    userId,
    tokenHash: hashToken(token),
    userAgent: ctx.userAgent,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + ctx.settings.sessionDays * DAY_MS),
  });
  await tx
    .insert(signInNetworks)
    .values({ userId, networkHash: networkHashOf(ctx.address), lastUsedAt: now })
    .onConflictDoUpdate({
      target: [signInNetworks.userId, signInNetworks.networkHash],
      set: { lastUsedAt: now },
    });
  return token;
};
