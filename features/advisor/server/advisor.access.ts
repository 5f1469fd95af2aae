import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, getTableColumns, gt, gte, ne, sql } from 'drizzle-orm';
import { Failure } from '#platform/contract/errors.ts';
import type { Provider } from '#platform/contract/provider.ts';
import type { Db } from '#platform/server/database/store.ts';
import { owners } from '#platform/server/owners.tables.ts';
import type { ChatSession, Message } from '../contract.ts';
import { chatCurrent, chatMessages, chatSessions } from './advisor.tables.ts';

export type SessionRow = typeof chatSessions.$inferSelect;
export type MessageRow = typeof chatMessages.$inferSelect;
/** A reply, as far as it takes to write, find and follow it. */
export type ReplyRow = Pick<MessageRow, 'id' | 'userId' | 'sessionId' | 'jobId' | 'status'>;

const sessionOf = (userId: string, id: string) =>
  and(eq(chatSessions.userId, userId), eq(chatSessions.id, id));

/** @throws Failure `not_found` if it is not the caller's */
export const getOwnSession = async (db: Db, userId: string, id: string): Promise<SessionRow> => {
  const [row] = await db.select().from(chatSessions).where(sessionOf(userId, id));
  if (!row) throw new Failure('not_found', 'There is no such conversation.');
  return row;
};

/** As `getOwnSession`, locking the session until the transaction ends: one writer at a time. */
export const lockOwnSession = async (tx: Db, userId: string, id: string): Promise<SessionRow> => {
  const [row] = await tx.select().from(chatSessions).where(sessionOf(userId, id)).for('update');
  if (!row) throw new Failure('not_found', 'There is no such conversation.');
  return row;
};

/** The session that a message without `session_id` goes to; null if it starts a new one. */
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

/** Makes a session the caller's current one; `null` clears it. */
export const setCurrentSession = async (db: Db, userId: string, sessionId: string | null): Promise<void> => {
  if (sessionId === null) await db.delete(chatCurrent).where(eq(chatCurrent.userId, userId));
  else await makeCurrent(db, userId, sessionId);
};

/** Sets a session's time of last message. */
export const touchSession = (db: Db, userId: string, id: string, now: Date) =>
  db
    .update(chatSessions)
    .set({ updatedAt: now })
    .where(sessionOf(userId, id))
    .returning({ id: chatSessions.id });

/**
 * Statement parts written with every new reply: make its session the current one and remember the provider for the
 * student's next device.
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

/** @throws Failure `not_found` if it is not the caller's, or has another role */
export const getOwnMessage = async (
  db: Db,
  userId: string,
  id: string,
  role?: MessageRow['role'],
): Promise<MessageRow> => {
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.id, id)));
  if (!row || (role !== undefined && row.role !== role))
    throw new Failure('not_found', 'There is no such message.');
  return row;
};

/** @throws Failure `not_found` if it is not the caller's, or not a reply */
export const getOwnReply = (db: Db, userId: string, id: string): Promise<MessageRow> =>
  getOwnMessage(db, userId, id, 'assistant');

/** The question, or the reply that was written again, that was asked for under this id; null if there is none. */
export const findByClientMessageId = async (
  db: Db,
  userId: string,
  clientMessageId: string,
): Promise<MessageRow | null> => {
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.clientMessageId, clientMessageId)));
  return row ?? null;
};

const messagesOf = (userId: string, sessionId: string) =>
  and(eq(chatMessages.userId, userId), eq(chatMessages.sessionId, sessionId));

/** The messages that the conversation shows. */
export const branchOf = (userId: string, sessionId: string) =>
  and(messagesOf(userId, sessionId), eq(chatMessages.isChosen, true));

/**
 * The position of a new message, as an SQL expression in the inserting statement; `ahead` is its offset among those
 * inserted together.
 */
export const nextPosition = (userId: string, sessionId: string, ahead = 0) =>
  sql<number>`(select coalesce(max(written.position), -1) + 1 + ${ahead}::int from chat_messages as written
    where written.user_id = ${userId} and written.session_id = ${sessionId})`;

/** Messages per statement, so that reading a long conversation does not block other requests. */
export const AT_A_TIME = 25;

/** A session's messages of every branch, oldest first. */
export const listOwnMessages = async (db: Db, userId: string, sessionId: string): Promise<MessageRow[]> => {
  const rows: MessageRow[] = [];
  for (;;) {
    const next = await db
      .select()
      .from(chatMessages)
      .where(and(messagesOf(userId, sessionId), gt(chatMessages.position, rows.at(-1)?.position ?? -1)))
      .orderBy(asc(chatMessages.position))
      .limit(AT_A_TIME);
    rows.push(...next);
    if (next.length < AT_A_TIME) return rows;
    // The embedded database resolves without yielding to other requests.
    await setImmediate();
  }
};

/** The end of a conversation, at least as much as a model is sent. */
export interface RecentMessages {
  /** Oldest first. */
  rows: MessageRow[];
  /** Number of earlier messages with text. */
  omitted: number;
}

/** Bytes of text to read, plus the message that exceeds them: several times what a model is sent. */
const RECENT_BYTES = 200_000;

/** The newest messages of a session's chosen branch; earlier ones are only counted. */
export const listRecentMessages = async (
  db: Db,
  userId: string,
  sessionId: string,
): Promise<RecentMessages> => {
  const newer = db
    .select({
      position: chatMessages.position,
      // The database knows these lengths without decompressing the text.
      bytes: sql<string>`sum(octet_length(content)) over (order by position desc) - octet_length(content)`.as(
        'bytes',
      ),
    })
    .from(chatMessages)
    .where(branchOf(userId, sessionId))
    .as('newer');
  const first = db
    .select({ position: sql`min(position)` })
    .from(newer)
    .where(sql`bytes < ${RECENT_BYTES}`);
  const found = await db
    .select({
      ...getTableColumns(chatMessages),
      said: sql<string>`(select count(*) from chat_messages as every where every.user_id = ${userId}
        and every.session_id = ${sessionId} and every.is_chosen and every.content <> '')`,
    })
    .from(chatMessages)
    .where(and(branchOf(userId, sessionId), gte(chatMessages.position, first)))
    .orderBy(asc(chatMessages.position));
  const rows = found.map(({ said: _said, ...row }) => row);
  const read = rows.filter(({ content }) => content !== '').length;
  return { rows, omitted: Number(found[0]?.said ?? 0) - read };
};

/** @param versions null if it is the only version */
export const toMessage = (row: MessageRow, versions: Message['versions'] = null): Message => ({
  role: row.role,
  content: row.content,
  id: row.id,
  parent_id: row.parentId,
  versions,
  created_at: row.createdAt.toISOString(),
  provider: row.provider,
  model: row.model,
  status: row.status,
  checks: row.checks,
  facts: row.facts,
  statements: row.statements,
  catalogue_date: row.catalogueDate,
  reading: row.reading?.reading ?? null,
  week: row.week?.card ?? null,
  feedback: row.feedback,
  error: row.error,
  left_out: row.leftOut,
});

export const toSession = (row: SessionRow, messageCount: number): ChatSession => ({
  session_id: row.id,
  title: row.title,
  message_count: messageCount,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  is_pinned: row.isPinned,
});
