import type { VerbInput } from '#platform/contract/call.ts';
import { Failure } from '#platform/contract/errors.ts';
import type { Catalogue } from '#features/catalogue/server/shared/catalogue.ts';
import type { Db } from '#platform/server/database/store.ts';
import { holdOwner, refuseOverQuota } from '#platform/server/quota.ts';
import type { createVersion as contract, PlanVersion } from '../contract.ts';
import { placeAmong, putInFront, renumberVersions } from './arrange-versions.ts';
import { inCatalogueSpelling, slotOf } from './item-slot.ts';
import { nextRevision } from '#platform/server/next-revision.ts';
import {
  findOwnVersion,
  type ItemRow,
  itemsOf,
  listOwnVersions,
  type VersionRow,
} from './planning.access.ts';
import type { Planner } from './planning.context.ts';
import { additionOfItems, additionOfVersion, refuseMoreVersions, refuseOverfull } from './planning.quotas.ts';
import { planItems, planVersions } from './planning.tables.ts';
import { toPlanVersion } from './to-plan.ts';

/** An item of a version that is being created. */
export type NewItem = Pick<ItemRow, 'id' | 'slot' | 'content'>;

/** A version that is being created. */
export interface NewVersion {
  id: string;
  term: string;
  name: string;
  /** Undefined: last. */
  position: number | undefined;
  inFront: boolean;
  items: readonly NewItem[];
}

/**
 * Creates a version, empty or with the items of a deleted one. If it exists already, it is returned unchanged, so that
 * the call can be retried.
 *
 * @throws Failure `invalid_request` for a term that is neither in the catalogue nor in the student's plans, and for a
 *   duplicate id; `quota_reached`
 */
export const createVersion = (ctx: Planner, input: VerbInput<typeof contract>): Promise<PlanVersion> => {
  const { userId } = ctx.viewer;
  const catalogue = ctx.catalogue.current();
  return ctx.db.transaction(async (tx) => {
    await holdOwner(tx, userId);
    const existing = await findOwnVersion(tx, userId, input.version_id);
    if (existing) return toPlanVersion(catalogue, existing, await itemsOf(tx, existing));
    const version = await insertVersion(ctx, tx, {
      id: input.version_id,
      term: input.term,
      name: input.name,
      position: input.position,
      inFront: input.in_front,
      items: toNewItems(catalogue, input.items),
    });
    return toPlanVersion(catalogue, version, await itemsOf(tx, version));
  });
};

/**
 * Inserts a version with its items. The caller holds the lock on the owner's row.
 *
 * @throws Failure `invalid_request` for an unknown term, `quota_reached`
 */
export const insertVersion = async (
  { viewer: { userId }, clock, catalogue }: Planner,
  tx: Db,
  { id, term, name, position, inFront, items }: NewVersion,
): Promise<VersionRow> => {
  const others = await listOwnVersions(tx, userId, term);
  const { terms } = catalogue.current().university;
  if (others.length === 0 && !terms.some((known) => known.name === term))
    throw new Failure('invalid_request', `There is no term ${term} in the catalogue.`);
  refuseMoreVersions(term, others.length);
  const contents = items.map(({ content }) => content);
  refuseOverfull([], contents);
  await refuseOverQuota(tx, userId, additionOfVersion({ name, term }), additionOfItems(contents, id));
  const now = clock.now();
  const revision = nextRevision(0, now);
  const place = placeAmong(others, position);
  const row: VersionRow = {
    userId,
    id,
    term,
    name,
    position: place,
    isFront: false,
    revision,
    edits: revision,
    createdAt: now,
    updatedAt: now,
  };
  await tx.insert(planVersions).values(row);
  if (items.length > 0)
    await tx
      .insert(planItems)
      .values(items.map((item, at) => ({ ...item, userId, versionId: id, revision, position: at })));
  await renumberVersions(tx, userId, others.toSpliced(place, 0, row));
  const isFront = inFront || others.length === 0;
  if (isFront) await putInFront(tx, userId, row);
  return { ...row, isFront };
};

/**
 * Keeps the first of a duplicated course or wish: the catalogue may have merged two courses since, and it must still be
 * possible to restore a version that contained both.
 *
 * @throws Failure `invalid_request` for a duplicate id
 */
const toNewItems = (catalogue: Catalogue, items: VerbInput<typeof contract>['items']): NewItem[] => {
  if (new Set(items.map(({ item_id }) => item_id)).size < items.length)
    throw new Failure('invalid_request', 'Two items have the same id.');
  const slots = new Set<string>();
  return items.flatMap(({ item_id, content: sent }): NewItem[] => {
    const content = inCatalogueSpelling(catalogue, sent);
    const slot = slotOf(content);
    if (slot === null) return [{ id: item_id, slot, content }];
    if (slots.has(slot)) return [];
    slots.add(slot);
    return [{ id: item_id, slot, content }];
  });
};
