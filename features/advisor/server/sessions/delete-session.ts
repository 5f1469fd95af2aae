import { and, eq } from 'drizzle-orm';
import type { SignedIn } from '#platform/server/context.ts';
import { getOwnSession, listOwnMessages } from '../advisor.access.ts';
import type { AdvisorContext } from '../advisor.context.ts';
import { chatSessions } from '../advisor.tables.ts';

/**
 * Deletes a session. A reply running on another instance ends at its next write.
 *
 * @throws Failure `not_found`
 */
export const deleteSession = async (
  { db, advisor, viewer: { userId } }: SignedIn<AdvisorContext>,
  { session_id }: { session_id: string },
): Promise<{ success: true }> => {
  const session = await getOwnSession(db, userId, session_id);
  const running = (await listOwnMessages(db, userId, session.id)).filter(
    ({ status }) => status === 'running',
  );
  for (const { id } of running) await advisor.replies.abandon(id);
  await db.delete(chatSessions).where(and(eq(chatSessions.userId, userId), eq(chatSessions.id, session.id)));
  return { success: true };
};
