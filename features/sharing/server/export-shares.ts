import type { Db } from '#platform/server/database/store.ts';
import { listOwnShares } from './sharing.access.ts';

/** All links of a student with their content, for the account's export. */
export const exportShares = async (db: Db, userId: string): Promise<object[]> =>
  (await listOwnShares(db, userId)).map((row) => ({
    shareId: row.id,
    fields: row.fields,
    session_id: row.sessionId,
    content: row.content,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    opened: row.opened,
  }));
