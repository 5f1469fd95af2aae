import { and, eq } from 'drizzle-orm';
import type { Context } from '#platform/server/context.ts';
import { signIns } from '../accounts.tables.ts';
import { endSignIns } from './end-sign-ins.ts';

/** Ends the caller's sign-in; succeeds without one too. */
export const logout = async (ctx: Context): Promise<{ success: true }> => {
  const { viewer } = ctx;
  if (viewer) {
    await ctx.db
      .delete(signIns)
      .where(and(eq(signIns.id, viewer.signInId), eq(signIns.userId, viewer.userId)));
    endSignIns(ctx, ({ signInId }) => signInId === viewer.signInId);
  }
  return { success: true };
};
