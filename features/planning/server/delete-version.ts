import type { CallResponse, VerbInput } from '#platform/contract/call.ts';
import { Failure } from '#platform/contract/errors.ts';
import { holdOwner } from '#platform/server/quota.ts';
import type { deleteVersion as contract, PlanClash } from '../contract.ts';
import { findFront, putInFront, renumberVersions } from './arrange-versions.ts';
import { getOwnVersion, itemsOf, listOwnVersions, ownedVersion } from './planning.access.ts';
import type { Planner } from './planning.context.ts';
import { planVersions } from './planning.tables.ts';
import { toPlanVersion, toVersionHead } from './to-plan.ts';

/**
 * Deletes a version and returns what it was.
 *
 * @throws Failure `not_found` if it is not the caller's; `conflict` with all its items if they changed since the caller
 *   saw them
 */
export const deleteVersion = (
  ctx: Planner,
  { version_id, edits }: VerbInput<typeof contract>,
): Promise<CallResponse<typeof contract>> => {
  const { userId } = ctx.viewer;
  return ctx.db.transaction(async (tx) => {
    await holdOwner(tx, userId);
    const version = await getOwnVersion(tx, userId, version_id);
    const deleted = toPlanVersion(ctx.catalogue.current(), version, await itemsOf(tx, version));
    if (version.edits !== edits)
      throw new Failure('conflict', 'This version was changed elsewhere in the meantime.', {
        current: {
          version: toVersionHead(version),
          items: deleted.items.map((item) => ({ item_id: item.item_id, item })),
        } satisfies PlanClash,
      });
    await tx.delete(planVersions).where(ownedVersion(userId, version.id));
    const left = await listOwnVersions(tx, userId, version.term);
    await renumberVersions(tx, userId, left);
    const next = left[Math.min(version.position, left.length - 1)];
    if (version.isFront && next) await putInFront(tx, userId, next);
    const front = await findFront(tx, userId, version.term);
    return { deleted, front: front && toVersionHead(front) };
  });
};
