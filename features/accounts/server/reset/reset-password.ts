import { and, eq, gt } from 'drizzle-orm';
import type { VerbInput } from '#platform/contract/call.ts';
import { Failure } from '#platform/contract/errors.ts';
import { networkAddress } from '#platform/server/http/network-address.ts';
import { consume, countUse, forgetUses, refuseWhenFull } from '#platform/server/rate-limit.ts';
import type * as contract from '../../contract.ts';
import { RESET_PASSWORD_MIN } from '../../domain/password-rules.ts';
import { networkHashOf } from '../accounts.access.ts';
import type { AccountsContext } from '../accounts.context.ts';
import { resetTokens, signInNetworks, signIns, users } from '../accounts.tables.ts';
import { endSignIns } from '../sign-in/end-sign-ins.ts';
import { hashPassword, inAttemptSlot } from '../sign-in/password-hash.ts';
import { limits } from '../sign-in/sign-in-limits.ts';
import { hashToken } from '../sign-in/tokens.ts';

/**
 * Sets a new password with a mailed token, which verifies the address, and signs out all devices.
 *
 * @throws Failure `invalid_request` for a short password, `invalid_reset_token`, `too_many_requests`
 */
export const resetPassword = async (
  ctx: AccountsContext,
  { token, password }: VerbInput<typeof contract.resetPassword>,
): Promise<{ success: true }> => {
  if (password.length < RESET_PASSWORD_MIN)
    throw new Failure('invalid_request', `Password must be at least ${RESET_PASSWORD_MIN} characters`);
  const failures = limits.badResetTokens(networkAddress(ctx.address));
  const now = ctx.clock.now();
  const stillGood = and(eq(resetTokens.tokenHash, hashToken(token)), gt(resetTokens.expiresAt, now));
  const [found] = await ctx.db.select({ userId: resetTokens.userId }).from(resetTokens).where(stillGood);
  // Counted only for invalid tokens: a valid one is accepted regardless of others in the same network.
  if (!found) {
    await refuseWhenFull(ctx, ...failures);
    await countUse(ctx, ...failures);
    throw new Failure('invalid_reset_token');
  }
  await consume(ctx, ...limits.resets(found.userId));
  const passwordHash = await inAttemptSlot(networkAddress(ctx.address), () => hashPassword(password));
  const ended = await ctx.db.transaction(async (tx) => {
    // Deleting the token ensures that only one of two parallel resets with it succeeds.
    const [taken] = await tx.delete(resetTokens).where(stillGood).returning();
    if (!taken) throw new Failure('invalid_reset_token');
    const { userId } = taken;
    await tx.update(users).set({ passwordHash, emailVerifiedAt: now }).where(eq(users.id, userId));
    await tx.delete(resetTokens).where(eq(resetTokens.userId, userId));
    // The mail proves that this is the owner's network, so strangers' failures elsewhere do not lock the owner out of
    // it.
    const network = { userId, networkHash: networkHashOf(ctx.address), lastUsedAt: now };
    await tx
      .insert(signInNetworks)
      .values(network)
      .onConflictDoUpdate({
        target: [signInNetworks.userId, signInNetworks.networkHash],
        set: { lastUsedAt: now },
      });
    // Wrong passwords from a shared address may have locked the account; a reset unlocks it.
    const [user] = await tx.select({ emailKey: users.emailKey }).from(users).where(eq(users.id, userId));
    if (user)
      await forgetUses(
        { db: tx },
        ...limits.passwordFailuresAtHome(user.emailKey, networkAddress(ctx.address)),
      );
    return tx.delete(signIns).where(eq(signIns.userId, userId)).returning({ id: signIns.id });
  });
  endSignIns(ctx, ({ userId }) => userId === found.userId);
  ctx.log.info({ userId: found.userId, ended: ended.length }, 'password reset, all sign-ins ended');
  return { success: true };
};
