import { and, desc, eq } from 'drizzle-orm';
import type { CallResponse } from '#platform/contract/call.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type * as contract from '../../contract.ts';
import { signIns } from '../accounts.tables.ts';
import { isStillValid } from './sign-in-expiry.ts';

/** The caller's signed-in devices, most recently used first. */
export const listSignIns = async (ctx: SignedIn): Promise<CallResponse<typeof contract.listSignIns>> => {
  const { userId, signInId } = ctx.viewer;
  const rows = await ctx.db
    .select()
    .from(signIns)
    .where(and(eq(signIns.userId, userId), isStillValid(ctx, ctx.clock.now())))
    .orderBy(desc(signIns.lastUsedAt), desc(signIns.createdAt));
  return {
    sessions: rows.map(({ id, userAgent, createdAt, lastUsedAt, expiresAt }) => ({
      id,
      user_agent: userAgent,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
      expires_at: expiresAt.toISOString(),
      current: id === signInId,
    })),
  };
};
