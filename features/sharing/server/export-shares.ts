import type { Db } from '#platform/server/database/store.ts';
import { findOwnContent, listOwnShares } from './sharing.access.ts';

/** All links of a student with their content, for the account export. */
export const exportShares = async (db: Db, userId: string): Promise<object[]> => {
  const exported: object[] = [];
  for (const row of await listOwnShares(db, userId))
    exported.push({
      shareId: row.id,
      fields: row.fields,
      session_id: row.sessionId,
      plan_version_id: row.planVersionId,
      // One at a time, so that other requests are served in between.
      content: await findOwnContent(db, userId, row.id),
      created_at: row.createdAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
      expires_at: row.expiresAt?.toISOString() ?? null,
      opened: row.opened,
    });
  return exported;
};
