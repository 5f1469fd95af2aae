import { and, asc, eq, inArray } from 'drizzle-orm';
import { Failure } from '#platform/contract/errors.ts';
import type { Db } from '#platform/server/database/store.ts';
import { planItems, planVersions } from './planning.tables.ts';

export type VersionRow = typeof planVersions.$inferSelect;
export type ItemRow = typeof planItems.$inferSelect;

export const ownedVersion = (userId: string, id: string) =>
  and(eq(planVersions.userId, userId), eq(planVersions.id, id));

/** The owner's version; null when there is none. */
export const findOwnVersion = async (db: Db, userId: string, id: string): Promise<VersionRow | null> => {
  const [row] = await db.select().from(planVersions).where(ownedVersion(userId, id));
  return row ?? null;
};

/** @throws Failure `not_found` if it is not the owner's, or deleted */
export const getOwnVersion = async (db: Db, userId: string, id: string): Promise<VersionRow> => {
  const row = await findOwnVersion(db, userId, id);
  if (!row) throw new Failure('not_found', 'There is no such version of your plan.');
  return row;
};

/** The owner's versions of a term, or of all terms, in order. */
export const listOwnVersions = (db: Db, userId: string, term?: string): Promise<VersionRow[]> =>
  db
    .select()
    .from(planVersions)
    .where(and(eq(planVersions.userId, userId), term === undefined ? undefined : eq(planVersions.term, term)))
    .orderBy(asc(planVersions.term), asc(planVersions.position), asc(planVersions.id));

/** The items of the owner's versions, each version's in insertion order. */
export const listOwnItems = async (
  db: Db,
  userId: string,
  versions: readonly VersionRow[],
): Promise<Map<string, ItemRow[]>> => {
  if (versions.length === 0) return new Map();
  const ids = versions.map(({ id }) => id);
  const rows = await db
    .select()
    .from(planItems)
    .where(and(eq(planItems.userId, userId), inArray(planItems.versionId, ids)))
    .orderBy(asc(planItems.position), asc(planItems.id));
  return Map.groupBy(rows, ({ versionId }) => versionId);
};

/** The items of one of the owner's versions. */
export const itemsOf = async (db: Db, version: VersionRow): Promise<ItemRow[]> =>
  (await listOwnItems(db, version.userId, [version])).get(version.id) ?? [];
