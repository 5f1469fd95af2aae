import { randomUUID } from 'node:crypto';
import type { CallResponse, VerbInput } from '#platform/contract/call.ts';
import { Failure } from '#platform/contract/errors.ts';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/store.ts';
import { networkAddress } from '#platform/server/http/network-address.ts';
import { consume } from '#platform/server/rate-limit.ts';
import { owners } from '#platform/server/owners.tables.ts';
import type * as contract from '../../contract.ts';
import { meetsSecurityRequirements } from '../../domain/password-rules.ts';
import { emailKeyOf, toUser } from '../accounts.access.ts';
import { users } from '../accounts.tables.ts';
import { hashPassword, inAttemptSlot } from '../sign-in/password-hash.ts';
import { createSignIn } from '../sign-in/create-sign-in.ts';
import { limits } from '../sign-in/sign-in-limits.ts';

/**
 * Creates an account and signs it in, in one transaction.
 *
 * @throws Failure `invalid_request` for a weak password, `email_taken`, `too_many_requests`,
 *   `unavailable` while too many wait to be hashed
 */
export const register = async (
  ctx: Context,
  { email, password, firstName, lastName }: VerbInput<typeof contract.register>,
): Promise<CallResponse<typeof contract.register>> => {
  if (!meetsSecurityRequirements(password))
    throw new Failure('invalid_request', 'Password does not meet security requirements');
  const emailKey = emailKeyOf(email);
  await consume(ctx, ...limits.registrations(emailKey, networkAddress(ctx.address)));
  const passwordHash = await inAttemptSlot(networkAddress(ctx.address), () => hashPassword(password));
  const id = randomUUID();
  const createAccount = async (tx: Db) => {
    await tx.insert(owners).values({ id, createdAt: ctx.clock.now() });
    const [user] = await tx
      .insert(users)
      .values({ id, email, emailKey, passwordHash, firstName, lastName, usedAgain: false })
      .onConflictDoNothing()
      .returning();
    if (!user) throw new Failure('email_taken');
    return { success: true as const, token: await createSignIn(ctx, tx, user.id), user: toUser(user) };
  };
  return ctx.db.transaction(createAccount);
};
