import { and, eq } from 'drizzle-orm';
import type { SignedIn } from '#platform/server/context.ts';
import { getOwnReply } from '../advisor.access.ts';
import type { AdvisorContext } from '../advisor.context.ts';
import { chatMessages } from '../advisor.tables.ts';

/**
 * Stops a running reply and keeps its text. If another instance writes it, that instance stops within seconds.
 *
 * @throws Failure `not_found`
 */
export const stopReply = async (
  ctx: SignedIn<AdvisorContext>,
  { message_id }: { message_id: string },
): Promise<{ success: true }> => {
  const { userId } = ctx.viewer;
  const row = await getOwnReply(ctx.db, userId, message_id);
  const wasHere = await ctx.advisor.replies.stop(row.id);
  if (!wasHere && row.status === 'running')
    await ctx.db
      .update(chatMessages)
      .set({ stopRequested: true })
      .where(
        and(eq(chatMessages.userId, userId), eq(chatMessages.id, row.id), eq(chatMessages.status, 'running')),
      );
  return { success: true };
};
