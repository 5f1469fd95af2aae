import type { VerbInput } from '#platform/contract/call.ts';
import { Failure } from '#platform/contract/errors.ts';
import { holdOwner } from '#platform/server/quota.ts';
import type { bringToFront as contract, VersionHead } from '../contract.ts';
import { findFront, putInFront } from './arrange-versions.ts';
import { getOwnVersion } from './planning.access.ts';
import type { Planner } from './planning.context.ts';
import { headClash, toVersionHead } from './to-plan.ts';

/**
 * Makes a version the front version of its term, which the rest of the product uses.
 *
 * @throws Failure `not_found` if it is not the caller's; `conflict` with the current front version if the caller saw
 *   another
 */
export const bringToFront = (
  ctx: Planner,
  { version_id, instead_of }: VerbInput<typeof contract>,
): Promise<VersionHead> => {
  const { userId } = ctx.viewer;
  return ctx.db.transaction(async (tx) => {
    await holdOwner(tx, userId);
    const version = await getOwnVersion(tx, userId, version_id);
    if (version.isFront) return toVersionHead(version);
    const front = await findFront(tx, userId, version.term);
    if (front && front.id !== instead_of)
      throw new Failure('conflict', 'Another version was brought to the front in the meantime.', {
        current: headClash(front),
      });
    await putInFront(tx, userId, version);
    return toVersionHead({ ...version, isFront: true });
  });
};
