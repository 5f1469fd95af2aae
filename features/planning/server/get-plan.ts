import type { CallResponse, VerbInput } from '#platform/contract/call.ts';
import type { getPlan as contract } from '../contract.ts';
import { listOwnItems, listOwnVersions } from './planning.access.ts';
import type { Planner } from './planning.context.ts';
import { toPlanVersion } from './to-plan.ts';

/** The caller's versions of a term with their items, in order. */
export const getPlan = async (
  ctx: Planner,
  { term }: VerbInput<typeof contract>,
): Promise<CallResponse<typeof contract>> => {
  const { userId } = ctx.viewer;
  const versions = await listOwnVersions(ctx.db, userId, term);
  const items = await listOwnItems(ctx.db, userId, versions);
  const catalogue = ctx.catalogue.current();
  return { term, versions: versions.map((row) => toPlanVersion(catalogue, row, items.get(row.id) ?? [])) };
};
