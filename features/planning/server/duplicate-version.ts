import { randomUUID } from 'node:crypto';
import type { VerbInput } from '#platform/contract/call.ts';
import { holdOwner } from '#platform/server/quota.ts';
import type { duplicateVersion as contract, PlanVersion } from '../contract.ts';
import { insertVersion } from './create-version.ts';
import { findOwnVersion, getOwnVersion, itemsOf } from './planning.access.ts';
import type { Planner } from './planning.context.ts';
import { toPlanVersion } from './to-plan.ts';

/**
 * Copies a version to the position after it. If the copy exists already, it is returned unchanged, so that the call can
 * be retried.
 *
 * @throws Failure `not_found` if the version is not the caller's, `quota_reached`
 */
export const duplicateVersion = (
  ctx: Planner,
  { version_id, copy_id, name }: VerbInput<typeof contract>,
): Promise<PlanVersion> => {
  const { userId } = ctx.viewer;
  const catalogue = ctx.catalogue.current();
  return ctx.db.transaction(async (tx) => {
    await holdOwner(tx, userId);
    const original = await getOwnVersion(tx, userId, version_id);
    const existing = copy_id === version_id ? original : await findOwnVersion(tx, userId, copy_id);
    if (existing) return toPlanVersion(catalogue, existing, await itemsOf(tx, existing));
    const items = await itemsOf(tx, original);
    const copy = await insertVersion(ctx, tx, {
      id: copy_id,
      term: original.term,
      name,
      position: original.position + 1,
      inFront: false,
      items: items.map(({ slot, content }) => ({ id: randomUUID(), slot, content })),
    });
    return toPlanVersion(catalogue, copy, await itemsOf(tx, copy));
  });
};
