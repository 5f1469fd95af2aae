import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/database/store.ts';
import { listOwnMessages, toMessage } from '../advisor.access.ts';
import { chatSessions } from '../advisor.tables.ts';

/** All sessions of a student, oldest first, for the account export. */
export const exportChats = async (db: Db, userId: string): Promise<object[]> => {
  const sessions = await db
    .select()
    .from(chatSessions)
    .where(eq(chatSessions.userId, userId))
    .orderBy(asc(chatSessions.createdAt));
  const exported: object[] = [];
  for (const { id, title, createdAt, updatedAt } of sessions)
    exported.push({
      session_id: id,
      title,
      created_at: createdAt.toISOString(),
      updated_at: updatedAt.toISOString(),
      history: (await listOwnMessages(db, userId, id)).map(toMessage),
    });
  return exported;
};
