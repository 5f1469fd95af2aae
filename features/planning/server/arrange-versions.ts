import { eq, and } from 'drizzle-orm';
import type { Db } from '#platform/server/database/store.ts';
import { listOwnVersions, ownedVersion, type VersionRow } from './planning.access.ts';
import { planVersions } from './planning.tables.ts';

/** Writes the places of a term's versions, as far as they change. The caller holds the owner. */
export const renumberVersions = async (
  tx: Db,
  userId: string,
  inOrder: readonly VersionRow[],
): Promise<void> => {
  for (const [position, row] of inOrder.entries())
    if (row.position !== position)
      await tx.update(planVersions).set({ position }).where(ownedVersion(userId, row.id));
};

/** Where among the others a version comes to stand. */
export const placeAmong = (others: readonly VersionRow[], position: number | undefined): number =>
  Math.min(position ?? others.length, others.length);

/** Brings a version to the front of its term. The caller holds the owner. */
export const putInFront = async (
  tx: Db,
  userId: string,
  { id, term }: Pick<VersionRow, 'id' | 'term'>,
): Promise<void> => {
  // First the old one: a term has one in front at a time.
  await tx
    .update(planVersions)
    .set({ isFront: false })
    .where(and(eq(planVersions.userId, userId), eq(planVersions.term, term), eq(planVersions.isFront, true)));
  await tx.update(planVersions).set({ isFront: true }).where(ownedVersion(userId, id));
};

/** The version in front of a term; null where the term has none. */
export const findFront = async (tx: Db, userId: string, term: string): Promise<VersionRow | null> =>
  (await listOwnVersions(tx, userId, term)).find(({ isFront }) => isFront) ?? null;
