import { and, count, eq } from 'drizzle-orm';
import { Failure } from '#platform/contract/errors.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type { ChatSession } from '../../contract.ts';
import { branchOf, toSession } from '../advisor.access.ts';
import { chatMessages, chatSessions } from '../advisor.tables.ts';

/** @throws Failure `not_found` */
export const renameSession = async (
  { db, viewer: { userId } }: SignedIn,
  { session_id, title }: { session_id: string; title: string },
): Promise<ChatSession> => {
  const [row] = await db
    .update(chatSessions)
    .set({ title })
    .where(and(eq(chatSessions.userId, userId), eq(chatSessions.id, session_id)))
    .returning();
  if (!row) throw new Failure('not_found', 'There is no such conversation.');
  const [counted] = await db
    .select({ messages: count() })
    .from(chatMessages)
    .where(branchOf(userId, session_id));
  return toSession(row, counted?.messages ?? 0);
};
