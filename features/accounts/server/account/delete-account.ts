import { eq } from 'drizzle-orm';
import type { VerbInput } from '#platform/contract/call.ts';
import { Failure } from '#platform/contract/errors.ts';
import type { SignedIn } from '#platform/server/context.ts';
import { owners } from '#platform/server/owners.tables.ts';
import type * as contract from '../../contract.ts';
import { findUser } from '../accounts.access.ts';
import type { AccountsContext } from '../accounts.context.ts';
import { queuedMails } from '../accounts.tables.ts';
import { checkPassword } from '../sign-in/check-password.ts';
import { endSignIns } from '../sign-in/end-sign-ins.ts';

/**
 * Removes the caller and everything we hold on them, at once: every row of a user hangs on the owner's. Asks for the
 * password again where there is one, since a token alone may be a laptop left open.
 *
 * @throws Failure `wrong_password`, `too_many_requests`
 */
export const deleteAccount = async (
  ctx: SignedIn<AccountsContext>,
  { password }: VerbInput<typeof contract.deleteAccount>,
): Promise<{ success: true }> => {
  const { userId } = ctx.viewer;
  const user = await findUser(ctx.db, userId);
  if (!user) throw new Failure('signed_out');
  const { emailKey, passwordHash } = user;
  if (passwordHash !== null && !(await checkPassword(ctx, { emailKey, passwordHash }, password ?? '')))
    throw new Failure('wrong_password');
  await ctx.db.transaction(async (tx) => {
    await tx.delete(queuedMails).where(eq(queuedMails.recipient, emailKey));
    await tx.delete(owners).where(eq(owners.id, userId));
  });
  endSignIns(ctx, (viewer) => viewer.userId === userId);
  ctx.live.endUser(userId);
  ctx.log.info({ userId }, 'account deleted at its owner’s wish');
  return { success: true };
};
