import { asc, eq } from 'drizzle-orm';
import type { CallResponse } from '#platform/contract/call.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/store.ts';
import { owners } from '#platform/server/owners.tables.ts';
import { consume, type Limit } from '#platform/server/rate-limit.ts';
import type * as contract from '../../contract.ts';
import type { AccountsContext } from '../accounts.context.ts';
import { federatedIdentities, signIns, users } from '../accounts.tables.ts';

/** The accounts slice's data on a user, without hashes. */
export const exportAccount = async (db: Db, userId: string): Promise<object> => {
  const [user] = await db
    .select({
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      emailVerifiedAt: users.emailVerifiedAt,
      registeredAt: owners.createdAt,
      provider: owners.provider,
      opensComparison: owners.opensComparison,
    })
    .from(users)
    .innerJoin(owners, eq(owners.id, users.id))
    .where(eq(users.id, userId));
  const identities = await db
    .select({
      issuer: federatedIdentities.issuer,
      subject: federatedIdentities.subject,
      email: federatedIdentities.email,
      name: federatedIdentities.name,
      joinedAt: federatedIdentities.createdAt,
    })
    .from(federatedIdentities)
    .where(eq(federatedIdentities.userId, userId));
  const devices = await db
    .select({
      userAgent: signIns.userAgent,
      signedInAt: signIns.createdAt,
      lastUsedAt: signIns.lastUsedAt,
      expiresAt: signIns.expiresAt,
    })
    .from(signIns)
    .where(eq(signIns.userId, userId))
    .orderBy(asc(signIns.createdAt));
  return { ...user, identities, devices };
};

/** Each reads all that a student may store, megabytes of it, while others wait for the embedded database. */
const EXPORTS: Limit = {
  name: 'account-export',
  times: 12,
  seconds: 3600,
  sentence: (opens) => `You have downloaded your data many times in an hour. Please try again ${opens}.`,
};

/**
 * All data on the caller, by slice.
 *
 * @throws Failure `too_many_requests`
 */
export const getAccountExport = async (
  ctx: SignedIn<AccountsContext>,
): Promise<CallResponse<typeof contract.getAccountExport>> => {
  await consume(ctx, [EXPORTS, ctx.viewer.userId]);
  const held: Record<string, unknown> = {};
  for (const { name, exportFor } of ctx.accounts.holdings)
    held[name] = await exportFor(ctx.db, ctx.viewer.userId);
  return { exported_at: ctx.clock.now().toISOString(), ...held };
};
