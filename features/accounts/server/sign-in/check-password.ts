import { Failure } from '#platform/contract/errors.ts';
import type { Context } from '#platform/server/context.ts';
import { networkAddress } from '#platform/server/http/network-address.ts';
import { countUse, refuseWhenFull } from '#platform/server/rate-limit.ts';
import { isFamiliarNetwork } from '../accounts.access.ts';
import { inAttemptSlot, matchesHash } from './password-hash.ts';
import { limits } from './sign-in-limits.ts';

/** An account whose password is tried, or the place where one would be. */
export interface TriedAccount {
  /** Its address as compared. */
  emailKey: string;
  /** Null when there is no such account, or it has no password. */
  passwordHash: string | null;
}

/**
 * @throws Failure `too_many_requests` once a counter is full. In a network that the account signed in from lately only
 *   its own counter there counts, or any stranger could lock the owner out.
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
 * Tries a password within the limits on failures. The answer and its time are the same for a wrong password and for an
 * account that does not exist.
 *
 * @throws Failure `too_many_requests`, `unavailable` when too many wait
 */
export const checkPassword = async (
  ctx: Context,
  { emailKey, passwordHash }: TriedAccount,
  password: string,
): Promise<boolean> => {
  // Once without waiting for a slot, so that a caller who is over the limit takes none.
  await refuseWhenFailed(ctx, emailKey);
  return inAttemptSlot(async () => {
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
