import type { Context } from '#platform/server/context.ts';
import { networkOf } from '#platform/server/http/network-of.ts';
import { countUse, refuseWhenFull } from '#platform/server/rate-limit.ts';
import { inHashingSlot, matchesHash } from './password-hash.ts';
import { limits } from './sign-in-limits.ts';

/** An account whose password is tried, or the place where one would be. */
export interface TriedAccount {
  /** Its address as compared. */
  emailKey: string;
  /** Null when there is no such account, or it has no password. */
  passwordHash: string | null;
  /** Whether it signed in from the caller's network lately; no ceiling then keeps its owner out. */
  isFamiliar: boolean;
}

/**
 * Tries a password within the limits on failures. The answer and its time are the same for a wrong password and for an
 * account that does not exist.
 *
 * @throws Failure `too_many_requests`
 */
export const checkPassword = async (
  ctx: Context,
  account: TriedAccount,
  password: string,
): Promise<boolean> => {
  const counters = limits.passwordFailures(account.emailKey, networkOf(ctx.address));
  const ceiling = limits.passwordFailuresEverywhere(account.emailKey);
  const refuse = () => refuseWhenFull(ctx, ...(account.isFamiliar ? counters : [...counters, ceiling]));
  // Once without waiting for a slot, so that a caller who is over the limit takes none.
  await refuse();
  return inHashingSlot(async () => {
    await refuse();
    const matches = await matchesHash(account.passwordHash, password);
    if (!matches) await countUse(ctx, ...counters, ceiling);
    return matches;
  });
};
