import type { CallResponse } from '#platform/contract/call.ts';
import type { listPlans as contract } from '../contract.ts';
import { listOwnItems, listOwnVersions } from './planning.access.ts';
import type { Planner } from './planning.context.ts';
import { toPlanVersion } from './to-plan.ts';

/** The front version of each term of the caller's plans, by term name. */
export const listPlans = async (ctx: Planner): Promise<CallResponse<typeof contract>> => {
  const { userId } = ctx.viewer;
  const versions = await listOwnVersions(ctx.db, userId);
  const fronts = versions.filter(({ isFront }) => isFront);
  const items = await listOwnItems(ctx.db, userId, fronts);
  const catalogue = ctx.catalogue.current();
  return {
    plans: fronts.map((front) => ({
      term: front.term,
      versions: versions.filter(({ term }) => term === front.term).length,
      front: toPlanVersion(catalogue, front, items.get(front.id) ?? []),
    })),
  };
};
