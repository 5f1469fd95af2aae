import { eq } from 'drizzle-orm';
import type { CallResponse } from '#platform/contract/call.ts';
import { Failure } from '#platform/contract/errors.ts';
import type { Context } from '#platform/server/context.ts';
import { networkAddress } from '#platform/server/http/network-address.ts';
import { countUse, refuseWhenFull } from '#platform/server/rate-limit.ts';
import { owners } from '#platform/server/owners.tables.ts';
import type * as contract from '../../contract.ts';
import { toUser } from '../accounts.access.ts';
import { federatedIdentities, users } from '../accounts.tables.ts';
import { limits } from './sign-in-limits.ts';

/** Counts it; past the limit nothing is written any more. */
const noteStaleToken = async (ctx: Context): Promise<void> => {
  const stale = limits.staleTokens(networkAddress(ctx.address));
  try {
    await refuseWhenFull(ctx, ...stale);
    await countUse(ctx, ...stale);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    ctx.log.warn({ requestId: ctx.requestId }, 'very many stale tokens from one network');
  }
};

/**
 * Who the caller is, or that nobody is signed in. The latter also past the limit on invalid tokens, because a refusal
 * would block pages that need no sign-in.
 *
 * @param hasToken whether the caller sent a token, valid or not
 */
export const verify = async (
  ctx: Context,
  hasToken: boolean,
): Promise<CallResponse<typeof contract.verify>> => {
  if (!ctx.viewer) {
    if (hasToken) await noteStaleToken(ctx);
    return { authenticated: false };
  }
  const [found] = await ctx.db
    .select({ user: users, provider: owners.provider, identity: federatedIdentities })
    .from(users)
    .innerJoin(owners, eq(owners.id, users.id))
    .leftJoin(federatedIdentities, eq(federatedIdentities.userId, users.id))
    .where(eq(users.id, ctx.viewer.userId))
    .limit(1);
  if (!found) return { authenticated: false };
  const { user, provider, identity } = found;
  return {
    authenticated: true,
    user: toUser(user),
    auth_provider: provider,
    has_password: user.passwordHash !== null,
    ...(identity ? { google_user: { email: identity.email, name: identity.name } } : {}),
  };
};
