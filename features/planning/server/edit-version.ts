import type { VerbInput } from '#platform/contract/call.ts';
import { Failure } from '#platform/contract/errors.ts';
import { holdOwner } from '#platform/server/quota.ts';
import type { editVersion as contract, VersionHead } from '../contract.ts';
import { placeAmong, renumberVersions } from './arrange-versions.ts';
import { nextRevision } from '#platform/server/next-revision.ts';
import { getOwnVersion, listOwnVersions, ownedVersion } from './planning.access.ts';
import type { Planner } from './planning.context.ts';
import { planVersions } from './planning.tables.ts';
import { headClash, toVersionHead } from './to-plan.ts';

/**
 * Renames a version or moves it among those of its term. Does nothing if it already has that state, so that the call
 * can be retried.
 *
 * @throws Failure `not_found` if it is not the caller's; `conflict` with the stored state if it was renamed or moved
 *   since the caller saw it
 */
export const editVersion = (
  ctx: Planner,
  { version_id, revision: seen, name, position }: VerbInput<typeof contract>,
): Promise<VersionHead> => {
  const { userId } = ctx.viewer;
  return ctx.db.transaction(async (tx) => {
    await holdOwner(tx, userId);
    const version = await getOwnVersion(tx, userId, version_id);
    const others = (await listOwnVersions(tx, userId, version.term)).filter(({ id }) => id !== version.id);
    const place = position === undefined ? version.position : placeAmong(others, position);
    const changes = { name: name ?? version.name, position: place };
    if (changes.name === version.name && changes.position === version.position) return toVersionHead(version);
    if (version.revision !== seen)
      throw new Failure('conflict', 'This version was renamed or moved elsewhere in the meantime.', {
        current: headClash(version),
      });
    const now = ctx.clock.now();
    const changed = { ...version, ...changes, revision: nextRevision(version.revision, now), updatedAt: now };
    await tx.update(planVersions).set(changed).where(ownedVersion(userId, version.id));
    await renumberVersions(tx, userId, others.toSpliced(place, 0, changed));
    return toVersionHead(changed);
  });
};
