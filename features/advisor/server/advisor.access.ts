import { and, asc, eq, ne } from 'drizzle-orm';
import { Failure } from '#platform/contract/errors.ts';
import type { Provider } from '#platform/contract/provider.ts';
import type { Db } from '#platform/server/database/store.ts';
import { owners } from '#platform/server/owners.tables.ts';
import type { ChatSession, Message } from '../contract.ts';
import { chatCurrent, chatMessages, chatSessions } from './advisor.tables.ts';

export type SessionRow = typeof chatSessions.$inferSelect;
export type MessageRow = typeof chatMessages.$inferSelect;

const sessionOf = (userId: string, id: string) =>
  and(eq(chatSessions.userId, userId), eq(chatSessions.id, id));

/** @throws Failure `not_found` when it is not the caller's */
export const getOwnSession = async (db: Db, userId: string, id: string): Promise<SessionRow> => {
  const [row] = await db.select().from(chatSessions).where(sessionOf(userId, id));
  if (!row) throw new Failure('not_found', 'There is no such conversation.');
  return row;
};

/** As `getOwnSession`, inside a transaction, with the session held until it ends: one writer at a time. */
export const lockOwnSession = async (tx: Db, userId: string, id: string): Promise<SessionRow> => {
  const [row] = await tx.select().from(chatSessions).where(sessionOf(userId, id)).for('update');
  if (!row) throw new Failure('not_found', 'There is no such conversation.');
  return row;
};

/** The session that a message without one goes to; null when the next message starts a new one. */
export const findCurrentSessionId = async (db: Db, userId: string): Promise<string | null> => {
  const [row] = await db.select().from(chatCurrent).where(eq(chatCurrent.userId, userId));
  return row?.sessionId ?? null;
};

const makeCurrent = (db: Db, userId: string, sessionId: string) =>
  db
    .insert(chatCurrent)
    .values({ userId, sessionId })
    .onConflictDoUpdate({ target: chatCurrent.userId, set: { sessionId } })
    .returning({ sessionId: chatCurrent.sessionId });

/** Makes a session the caller's current one; `null`: none is. */
export const setCurrentSession = async (db: Db, userId: string, sessionId: string | null): Promise<void> => {
  if (sessionId === null) await db.delete(chatCurrent).where(eq(chatCurrent.userId, userId));
  else await makeCurrent(db, userId, sessionId);
};

/** Notes when a session was last written to. */
export const touchSession = (db: Db, userId: string, id: string, now: Date) =>
  db
    .update(chatSessions)
    .set({ updatedAt: now })
    .where(sessionOf(userId, id))
    .returning({ id: chatSessions.id });

/**
 * What goes with every reply that begins, as parts of the statement that writes it: its session becomes the caller's
 * current one, and the provider is noted for their next device.
 */
export const besideReply = (db: Db, userId: string, sessionId: string, provider: Provider) => [
  db.$with('made_current').as(makeCurrent(db, userId, sessionId)),
  db.$with('noted_provider').as(
    db
      .update(owners)
      .set({ provider })
      .where(and(eq(owners.id, userId), ne(owners.provider, provider)))
      .returning({ id: owners.id }),
  ),
];

/** @throws Failure `not_found` when it is not the caller's, or none of the advisor's */
export const getOwnReply = async (db: Db, userId: string, id: string): Promise<MessageRow> => {
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.id, id), eq(chatMessages.role, 'assistant')));
  if (!row) throw new Failure('not_found', 'There is no such message.');
  return row;
};

/** A session's messages, oldest first. */
export const listOwnMessages = (db: Db, userId: string, sessionId: string): Promise<MessageRow[]> =>
  db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.sessionId, sessionId)))
    .orderBy(asc(chatMessages.position));

export const toMessage = (row: MessageRow): Message => ({
  role: row.role,
  content: row.content,
  id: row.id,
  created_at: row.createdAt.toISOString(),
  provider: row.provider,
  model: row.model,
  status: row.status,
  checks: row.checks,
  error: row.error,
  left_out: row.leftOut,
});

export const toSession = (row: SessionRow, messageCount: number): ChatSession => ({
  session_id: row.id,
  title: row.title,
  message_count: messageCount,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
