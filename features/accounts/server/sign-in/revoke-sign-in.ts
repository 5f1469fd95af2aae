import { and, eq } from 'drizzle-orm';
import { Failure } from '#platform/contract/errors.ts';
import type { SignedIn } from '#platform/server/context.ts';
import { signIns } from '../accounts.tables.ts';
import { endSignIns } from './end-sign-ins.ts';

/**
 * Signs out one of the caller's devices.
 *
 * @throws Failure `not_found` if the sign-in has ended or is not the caller's
 */
export const revokeSignIn = async (ctx: SignedIn, { id }: { id: string }): Promise<{ success: true }> => {
  const [ended] = await ctx.db
    .delete(signIns)
    .where(and(eq(signIns.id, id), eq(signIns.userId, ctx.viewer.userId)))
    .returning({ id: signIns.id });
  if (!ended) throw new Failure('not_found', 'That device is not signed in any more.');
  endSignIns(ctx, ({ signInId }) => signInId === id);
  return { success: true };
};
