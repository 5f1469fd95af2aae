import { eq, and } from 'drizzle-orm';
import type { Db } from '#platform/server/database/store.ts';
import { listOwnVersions, ownedVersion, type VersionRow } from './planning.access.ts';
import { planVersions } from './planning.tables.ts';

/** Stores the positions of a term's versions where they changed. The caller holds the lock on the owner's row. */
export const renumberVersions = async (
  tx: Db,
  userId: string,
  inOrder: readonly VersionRow[],
): Promise<void> => {
  for (const [position, row] of inOrder.entries())
    if (row.position !== position)
      await tx.update(planVersions).set({ position }).where(ownedVersion(userId, row.id));
};

/** The position that a version gets among the others. */
export const placeAmong = (others: readonly VersionRow[], position: number | undefined): number =>
  Math.min(position ?? others.length, others.length);

/** Makes a version the front version of its term. The caller holds the lock on the owner's row. */
export const putInFront = async (
  tx: Db,
  userId: string,
  { id, term }: Pick<VersionRow, 'id' | 'term'>,
): Promise<void> => {
  // Clear the old one first: a term has exactly one in front.
  await tx
    .update(planVersions)
    .set({ isFront: false })
    .where(and(eq(planVersions.userId, userId), eq(planVersions.term, term), eq(planVersions.isFront, true)));
  await tx.update(planVersions).set({ isFront: true }).where(ownedVersion(userId, id));
};

/** The front version of a term; null if the term has none. */
export const findFront = async (tx: Db, userId: string, term: string): Promise<VersionRow | null> =>
  (await listOwnVersions(tx, userId, term)).find(({ isFront }) => isFront) ?? null;
