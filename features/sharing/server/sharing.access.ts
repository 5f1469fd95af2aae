import { setImmediate } from 'node:timers/promises';
import { and, desc, eq, getTableColumns, gt, isNull, or, sql } from 'drizzle-orm';
import { Failure } from '#platform/contract/errors.ts';
import type { Db } from '#platform/server/database/store.ts';
import type { Share } from '../contract.ts';
import { shares } from './sharing.tables.ts';

export type ShareRow = typeof shares.$inferSelect;

const owned = (userId: string, id: string) => and(eq(shares.userId, userId), eq(shares.id, id));

/** The owner's link. @throws Failure `not_found` when it is not theirs */
export const getOwnShare = async (db: Db, userId: string, id: string): Promise<ShareRow> => {
  const [row] = await db.select().from(shares).where(owned(userId, id));
  if (!row) throw new Failure('not_found', 'There is no such link.');
  return row;
};

/** A link without its content, since all contents together may be 20 MB. */
export type ListedShare = Omit<ShareRow, 'content'> & { messageCount: number };

/** The owner's links, newest first. */
export const listOwnShares = (db: Db, userId: string): Promise<ListedShare[]> => {
  const { content, ...columns } = getTableColumns(shares);
  const messageCount = sql<number>`jsonb_array_length(${content} -> 'chatHistory')`;
  return db
    .select({ ...columns, messageCount })
    .from(shares)
    .where(eq(shares.userId, userId))
    .orderBy(desc(shares.createdAt), shares.id);
};

/** The content of the owner's link; null if it was revoked meanwhile. Yields to other requests first. */
export const findOwnContent = async (
  db: Db,
  userId: string,
  id: string,
): Promise<ShareRow['content'] | null> => {
  // The embedded database answers without yielding to the event loop.
  await setImmediate();
  const [row] = await db.select({ content: shares.content }).from(shares).where(owned(userId, id));
  return row?.content ?? null;
};

/** @throws Failure `not_found` when it is not the owner's */
export const updateOwnShare = async (
  db: Db,
  userId: string,
  id: string,
  changes: Partial<
    Pick<
      ShareRow,
      'fields' | 'sessionId' | 'planVersionId' | 'leftOut' | 'content' | 'updatedAt' | 'expiresAt'
    >
  >,
): Promise<ListedShare> => {
  const [row] = await db.update(shares).set(changes).where(owned(userId, id)).returning();
  if (!row) throw new Failure('not_found', 'There is no such link.');
  return { ...row, messageCount: row.content.chatHistory.length };
};

/** @throws Failure `not_found` when it is not the owner's */
export const deleteOwnShare = async (db: Db, userId: string, id: string): Promise<void> => {
  const [row] = await db.delete(shares).where(owned(userId, id)).returning({ id: shares.id });
  if (!row) throw new Failure('not_found', 'There is no such link.');
};

/** A valid link; null for one that is revoked, expired or unknown, without distinction. */
export const findOpenShare = async (
  db: Db,
  id: string,
  now: Date,
): Promise<Pick<ShareRow, 'content' | 'isDemo' | 'userId' | 'updatedAt'> | null> => {
  const { content, isDemo, userId, updatedAt } = shares;
  const [row] = await db
    .select({ content, isDemo, userId, updatedAt })
    .from(shares)
    .where(and(eq(shares.id, id), or(isNull(shares.expiresAt), gt(shares.expiresAt, now))));
  return row ?? null;
};

export const urlOf = (publicUrl: string, id: string): string => `${publicUrl}/shared/${id}`;

export const toShare = (row: ListedShare, publicUrl: string, now: Date): Share => ({
  shareId: row.id,
  url: urlOf(publicUrl, row.id),
  fields: row.fields,
  session_id: row.sessionId,
  plan_version_id: row.planVersionId,
  left_out: row.leftOut,
  message_count: row.messageCount,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  expires_at: row.expiresAt?.toISOString() ?? null,
  is_expired: row.expiresAt !== null && row.expiresAt <= now,
  opened: row.opened,
});
