import { and, eq } from 'drizzle-orm';
import type { SignedIn } from '#platform/server/context.ts';
import { getOwnReply } from '../advisor.access.ts';
import { chatMessages } from '../advisor.tables.ts';

/** @throws Failure `not_found` */
export const withdrawFeedback = async (
  { db, viewer: { userId } }: SignedIn,
  { message_id }: { message_id: string },
): Promise<{ success: true }> => {
  const { id } = await getOwnReply(db, userId, message_id);
  await db
    .update(chatMessages)
    .set({ feedback: null })
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.id, id)));
  return { success: true };
};
