import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/database/store.ts';
import { versionsOf } from '../../domain/branches.ts';
import { listOwnMessages, type MessageRow, toMessage } from '../advisor.access.ts';
import { chatSessions } from '../advisor.tables.ts';

/** All messages of a session, of every branch, each with whether it is on the chosen one. */
const exportMessages = (rows: readonly MessageRow[]): object[] => {
  const versions = versionsOf(rows);
  return rows.map((row) => ({ ...toMessage(row, versions.get(row.id)), is_chosen: row.isChosen }));
};

/** All sessions of a student, oldest first, for the account export. */
export const exportChats = async (db: Db, userId: string): Promise<object[]> => {
  const sessions = await db
    .select()
    .from(chatSessions)
    .where(eq(chatSessions.userId, userId))
    .orderBy(asc(chatSessions.createdAt));
  const exported: object[] = [];
  for (const { id, title, createdAt, updatedAt, isPinned } of sessions)
    exported.push({
      session_id: id,
      title,
      created_at: createdAt.toISOString(),
      updated_at: updatedAt.toISOString(),
      is_pinned: isPinned,
      history: exportMessages(await listOwnMessages(db, userId, id)),
    });
  return exported;
};
