import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/database/store.ts';
import { toMessage } from '../advisor.access.ts';
import { chatMessages, chatSessions } from '../advisor.tables.ts';

/** All sessions of a student, oldest first, for the account export. */
export const exportChats = async (db: Db, userId: string): Promise<object[]> => {
  const sessions = await db
    .select()
    .from(chatSessions)
    .where(eq(chatSessions.userId, userId))
    .orderBy(asc(chatSessions.createdAt));
  const messages = await db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.userId, userId))
    .orderBy(asc(chatMessages.sessionId), asc(chatMessages.position));
  const bySession = Map.groupBy(messages, ({ sessionId }) => sessionId);
  return sessions.map(({ id, title, createdAt, updatedAt }) => ({
    session_id: id,
    title,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    history: (bySession.get(id) ?? []).map(toMessage),
  }));
};
