import type { Db } from '#platform/server/database/store.ts';
import { listOwnItems, listOwnVersions } from './planning.access.ts';

/** All versions of a student with their items, for the account export. */
export const exportPlans = async (db: Db, userId: string): Promise<object[]> => {
  const versions = await listOwnVersions(db, userId);
  const items = await listOwnItems(db, userId, versions);
  return versions.map(({ id, term, name, isFront, createdAt, updatedAt }) => ({
    version_id: id,
    term,
    name,
    in_front: isFront,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    items: (items.get(id) ?? []).map(({ content }) => content),
  }));
};
