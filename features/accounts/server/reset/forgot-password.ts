import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { VerbInput } from '#platform/contract/call.ts';
import { Failure } from '#platform/contract/errors.ts';
import { networkAddress } from '#platform/server/http/network-address.ts';
import { consume } from '#platform/server/rate-limit.ts';
import type * as contract from '../../contract.ts';
import { emailKeyOf, isFamiliarNetwork } from '../accounts.access.ts';
import type { AccountsContext } from '../accounts.context.ts';
import { queuedMails } from '../accounts.tables.ts';
import { limits } from '../sign-in/sign-in-limits.ts';

/**
 * Queues a mail with a link for setting a new password. The account is not looked up here, so neither the response
 * nor its time reveals whether it exists. At most one mail per address is queued.
 *
 * @throws Failure `too_many_requests`
 */
export const forgotPassword = async (
  ctx: AccountsContext,
  { email }: VerbInput<typeof contract.forgotPassword>,
): Promise<{ success: true }> => {
  const recipient = emailKeyOf(email);
  const network = networkAddress(ctx.address);
  await consume(ctx, ...limits.resetMails(recipient, network)).catch(async (error: unknown) => {
    // Requests by strangers elsewhere do not stop the owner's request from a familiar network.
    if (!(error instanceof Failure) || !(await isFamiliarNetwork(ctx, recipient))) throw error;
    await consume(ctx, ...limits.resetMailsAtHome(recipient, network));
  });
  const now = ctx.clock.now();
  await ctx.db
    .insert(queuedMails)
    .values({
      id: randomUUID(),
      recipient,
      template: 'password_reset',
      attempts: 0,
      createdAt: now,
      dueAt: now,
    })
    .onConflictDoUpdate({
      target: [queuedMails.recipient, queuedMails.template],
      set: { createdAt: sql`excluded.created_at` },
    });
  ctx.accounts.mails.wake();
  return { success: true };
};
