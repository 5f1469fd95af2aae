import { and, desc, eq, gt, isNull, or } from 'drizzle-orm';
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

/** The owner's links, newest first. */
export const listOwnShares = (db: Db, userId: string): Promise<ShareRow[]> =>
  db.select().from(shares).where(eq(shares.userId, userId)).orderBy(desc(shares.createdAt), shares.id);

/** @throws Failure `not_found` when it is not the owner's */
export const updateOwnShare = async (
  db: Db,
  userId: string,
  id: string,
  changes: Partial<
    Pick<ShareRow, 'fields' | 'sessionId' | 'leftOut' | 'content' | 'updatedAt' | 'expiresAt'>
  >,
): Promise<ShareRow> => {
  const [row] = await db.update(shares).set(changes).where(owned(userId, id)).returning();
  if (!row) throw new Failure('not_found', 'There is no such link.');
  return row;
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
): Promise<Pick<ShareRow, 'content' | 'isDemo' | 'userId'> | null> => {
  const [row] = await db
    .select({ content: shares.content, isDemo: shares.isDemo, userId: shares.userId })
    .from(shares)
    .where(and(eq(shares.id, id), or(isNull(shares.expiresAt), gt(shares.expiresAt, now))));
  return row ?? null;
};

export const urlOf = (publicUrl: string, id: string): string => `${publicUrl}/shared/${id}`;

export const toShare = (row: ShareRow, publicUrl: string, now: Date): Share => ({
  shareId: row.id,
  url: urlOf(publicUrl, row.id),
  fields: row.fields,
  session_id: row.sessionId,
  left_out: row.leftOut,
  message_count: row.content.chatHistory.length,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  expires_at: row.expiresAt?.toISOString() ?? null,
  is_expired: row.expiresAt !== null && row.expiresAt <= now,
  opened: row.opened,
});
