import type { Term } from '#features/catalogue/domain/pack/shapes.ts';
import type { PlanItem } from '../../contract.ts';
import type { PlannedWeek } from '../../domain/planned-week.ts';
import { itemsOf, listOwnVersions } from '../planning.access.ts';
import type { Planner } from '../planning.context.ts';
import { weekOf } from '../week-of.ts';

/** One of the caller's versions as its screen shows it. */
export interface FrontPlan {
  versionId: string;
  term: string;
  name: string;
  items: readonly PlanItem[];
  week: PlannedWeek;
  dates: Term | null;
}

/** Names of the terms for which the caller has a plan. */
export const termsPlanned = async (ctx: Planner): Promise<string[]> => [
  ...new Set((await listOwnVersions(ctx.db, ctx.viewer.userId)).map(({ term }) => term)),
];

/** The front version of a term; null if the caller has none. */
export const frontPlanOf = async (ctx: Planner, term: string): Promise<FrontPlan | null> => {
  const versions = await listOwnVersions(ctx.db, ctx.viewer.userId, term);
  const front = versions.find(({ isFront }) => isFront);
  if (!front) return null;
  const { items, week, term: dates } = weekOf(ctx, front, await itemsOf(ctx.db, front));
  return { versionId: front.id, term, name: front.name, items, week, dates };
};
