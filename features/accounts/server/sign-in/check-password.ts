import { Failure } from '#platform/contract/errors.ts';
import type { Context } from '#platform/server/context.ts';
import { networkAddress } from '#platform/server/http/network-address.ts';
import { countUse, refuseWhenFull } from '#platform/server/rate-limit.ts';
import { isFamiliarNetwork } from '../accounts.access.ts';
import { inAttemptSlot, matchesHash } from './password-hash.ts';
import { limits } from './sign-in-limits.ts';

/** The account of a password attempt, existing or not. */
export interface TriedAccount {
  /** Its address in compared form. */
  emailKey: string;
  /** Null if the account does not exist or has no password. */
  passwordHash: string | null;
}

/**
 * @throws Failure `too_many_requests` once a limit is reached. In a network that the account recently signed in from
 *   only its own limit there applies, so that strangers cannot lock the owner out.
 */
const refuseWhenFailed = async (ctx: Context, emailKey: string): Promise<void> => {
  const network = networkAddress(ctx.address);
  try {
    await refuseWhenFull(ctx, ...limits.passwordFailures(emailKey, network));
  } catch (error) {
    if (!(error instanceof Failure) || !(await isFamiliarNetwork(ctx, emailKey))) throw error;
    await refuseWhenFull(ctx, ...limits.passwordFailuresAtHome(emailKey, network));
  }
};

/**
 * Checks a password within the limits on failures. Response and time are the same for a wrong password and for an
 * unknown account.
 *
 * @throws Failure `too_many_requests`, `unavailable` if too many attempts are queued
 */
export const checkPassword = async (
  ctx: Context,
  { emailKey, passwordHash }: TriedAccount,
  password: string,
): Promise<boolean> => {
  // Checked before queueing too, so that a caller over the limit takes no slot.
  await refuseWhenFailed(ctx, emailKey);
  return inAttemptSlot(networkAddress(ctx.address), async () => {
    await refuseWhenFailed(ctx, emailKey);
    const matches = await matchesHash(passwordHash, password);
    if (!matches)
      await countUse(
        ctx,
        ...limits.passwordFailures(emailKey, networkAddress(ctx.address)),
        ...limits.passwordFailuresAtHome(emailKey, networkAddress(ctx.address)),
      );
    return matches;
  });
};
