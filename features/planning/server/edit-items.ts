import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { CallResponse, VerbInput } from '#platform/contract/call.ts';
import { Failure } from '#platform/contract/errors.ts';
import type { Db } from '#platform/server/database/store.ts';
import { holdOwner, refuseOverQuota } from '#platform/server/quota.ts';
import type { editItems as contract, PlanClash } from '../contract.ts';
import { inCatalogueSpelling } from './item-slot.ts';
import { type Merged, mergeEdits } from './merge-edits.ts';
import { nextRevision } from '#platform/server/next-revision.ts';
import { getOwnVersion, type ItemRow, itemsOf, ownedVersion, type VersionRow } from './planning.access.ts';
import type { Planner } from './planning.context.ts';
import { additionOfItems, refuseOverfull } from './planning.quotas.ts';
import { planItems, planVersions } from './planning.tables.ts';
import { toPlanItem, toVersionHead } from './to-plan.ts';

/**
 * Adds, changes and removes items of a version, all or none.
 *
 * @throws Failure `not_found` if the version is not the caller's; `conflict` with the stored state if an item changed
 *   since the caller saw it; `quota_reached`; `invalid_request` for an edit that changes what an item is
 */
export const editItems = (
  ctx: Planner,
  { version_id, edits }: VerbInput<typeof contract>,
): Promise<CallResponse<typeof contract>> => {
  const { userId } = ctx.viewer;
  const catalogue = ctx.catalogue.current();
  return ctx.db.transaction(async (tx) => {
    await holdOwner(tx, userId);
    const version = await getOwnVersion(tx, userId, version_id);
    const before = await itemsOf(tx, version);
    const edited = nextRevision(version.edits, ctx.clock.now());
    const merged = mergeEdits(before, edits, edited, (content) => inCatalogueSpelling(catalogue, content));
    const toItem = (item: Pick<ItemRow, 'id' | 'revision' | 'content'>) =>
      toPlanItem(catalogue, version.term, item);
    if (merged.clashes.length > 0)
      throw new Failure('conflict', 'That was changed elsewhere in the meantime.', {
        current: {
          version: toVersionHead(version),
          items: merged.clashes.map(({ id, stands }) => ({ item_id: id, item: stands && toItem(stands) })),
        } satisfies PlanClash,
      });
    const head = isNoChange(merged) ? version : await write(tx, version, before, merged, edited, ctx);
    return {
      version: toVersionHead(head),
      items: merged.results.map((item) => item && toItem(item)),
    };
  });
};

/** Ids of all items in order, with new ones at their positions. */
const inOrder = (kept: readonly ItemRow[], added: Merged['added']): string[] => {
  const ids = kept.map(({ id }) => id);
  for (const { id, before } of added) {
    const at = before === undefined ? -1 : ids.indexOf(before);
    ids.splice(at < 0 ? ids.length : at, 0, id);
  }
  return ids;
};

/** Rows of a statement that changes many at once: seventy of one each took the embedded database a tenth of a second. */
const rowsOf = (rows: readonly (readonly SQL[])[]): SQL =>
  sql.join(
    rows.map((values) => sql`(${sql.join([...values], sql`, `)})`),
    sql`, `,
  );

const isNoChange = ({ removed, changed, added }: Merged): boolean =>
  removed.length + changed.length + added.length === 0;

const write = async (
  tx: Db,
  version: VersionRow,
  before: readonly ItemRow[],
  { removed, changed, added }: Merged,
  edits: number,
  { clock }: Planner,
): Promise<VersionRow> => {
  const { userId, id: versionId } = version;
  const isGone = new Set(removed.map(({ id }) => id));
  const kept = before.filter(({ id }) => !isGone.has(id));
  const written = [...changed, ...added].map(({ content }) => content);
  refuseOverfull(
    before.map(({ content }) => content),
    [...kept, ...added].map(({ content }) => content),
  );
  const inVersion = and(eq(planItems.userId, userId), eq(planItems.versionId, versionId));
  if (removed.length > 0)
    await tx.delete(planItems).where(and(inVersion, inArray(planItems.id, [...isGone])));
  if (written.length > 0)
    await refuseOverQuota(
      tx,
      userId,
      additionOfItems(
        written,
        versionId,
        changed.map(({ id }) => id),
      ),
    );
  if (changed.length > 0)
    await tx.execute(sql`
      update ${planItems} set content = made.content, revision = made.revision
      from (values ${rowsOf(changed.map(({ id, content, revision }) => [sql`${id}::uuid`, sql`${JSON.stringify(content)}::jsonb`, sql`${revision}::bigint`]))})
        as made (id, content, revision)
      where ${inVersion} and ${planItems.id} = made.id`);
  const last = Math.max(-1, ...before.map(({ position }) => position));
  if (added.length > 0)
    await tx.insert(planItems).values(
      added.map(({ id, slot, revision, content }, at) => {
        const position = last + 1 + at;
        return { id, slot, revision, content, userId, versionId, position };
      }),
    );
  if (added.some((item) => item.before !== undefined))
    await tx.execute(sql`
      update ${planItems} set position = made.position
      from (values ${rowsOf(inOrder(kept, added).map((id, position) => [sql`${id}::uuid`, sql`${position}::int`]))})
        as made (id, position)
      where ${inVersion} and ${planItems.id} = made.id`);
  const [head] = await tx
    .update(planVersions)
    .set({ edits, updatedAt: clock.now() })
    .where(ownedVersion(userId, versionId))
    .returning();
  if (!head) throw new Error('a version went while its owner was held');
  return head;
};
