import { and, eq, gt } from 'drizzle-orm';
import type { VerbInput } from '#platform/contract/call.ts';
import { Failure } from '#platform/contract/errors.ts';
import type { SignedIn } from '#platform/server/context.ts';
import { owners } from '#platform/server/owners.tables.ts';
import type * as contract from '../../contract.ts';
import { findUser } from '../accounts.access.ts';
import type { AccountsContext } from '../accounts.context.ts';
import { queuedMails, signIns } from '../accounts.tables.ts';
import { checkPassword } from '../sign-in/check-password.ts';
import { endSignIns } from '../sign-in/end-sign-ins.ts';

const RECENT_MS = 5 * 60_000;

/** @throws Failure `sign_in_again` */
const refuseOldSignIn = async ({ db, clock, viewer }: SignedIn): Promise<void> => {
  const [recent] = await db
    .select({ id: signIns.id })
    .from(signIns)
    .where(
      and(
        eq(signIns.id, viewer.signInId),
        gt(signIns.createdAt, new Date(clock.now().getTime() - RECENT_MS)),
      ),
    );
  if (!recent) throw new Failure('sign_in_again');
};

/**
 * Deletes the caller and all their data at once: every row of a user references the owner. Requires the password if
 * there is one, because the token alone may be that of a laptop left open; for the same reason an account without one
 * must have signed in recently.
 *
 * @throws Failure `wrong_password`, `sign_in_again`, `too_many_requests`
 */
export const deleteAccount = async (
  ctx: SignedIn<AccountsContext>,
  { password }: VerbInput<typeof contract.deleteAccount>,
): Promise<{ success: true }> => {
  const { userId } = ctx.viewer;
  const user = await findUser(ctx.db, userId);
  if (!user) throw new Failure('signed_out');
  const { emailKey, passwordHash } = user;
  if (passwordHash === null) await refuseOldSignIn(ctx);
  else if (!(await checkPassword(ctx, { emailKey, passwordHash }, password ?? '')))
    throw new Failure('wrong_password');
  await ctx.accounts.erasing(() =>
    ctx.db.transaction(async (tx) => {
      await tx.delete(queuedMails).where(eq(queuedMails.recipient, emailKey));
      await tx.delete(owners).where(eq(owners.id, userId));
    }),
  );
  endSignIns(ctx, (viewer) => viewer.userId === userId);
  ctx.live.endUser(userId);
  ctx.log.info({ userId }, 'account deleted at its owner’s wish');
  return { success: true };
};
