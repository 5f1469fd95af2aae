import type { Term } from '#features/catalogue/domain/pack/shapes.ts';
import { tagOf } from '#features/catalogue/server/shared/tag-of.ts';
import { todayOf } from '#features/catalogue/server/shared/today.ts';
import { itemsOf, listOwnVersions } from '../planning.access.ts';
import type { Planner } from '../planning.context.ts';

/** What the caller is taking at present, by the front version of the running term. */
export interface RunningPlan {
  term: string;
  /** When that term ends, ISO. */
  end: string;
  /** Codes of the courses that are in it for certain: no options, none of which one is still to be chosen. */
  codes: readonly string[];
}

/** The caller's plan of the term that runs today; null if none runs, or nothing is planned for it. */
export const runningPlanOf = async (ctx: Planner): Promise<RunningPlan | null> => {
  const term = runningTerm(ctx);
  if (term === null) return null;
  const front = (await listOwnVersions(ctx.db, ctx.viewer.userId, term.name)).find(({ isFront }) => isFront);
  if (!front) return null;
  const catalogue = ctx.catalogue.current();
  const codes = (await itemsOf(ctx.db, front)).flatMap(({ content }) =>
    content.kind === 'course' && content.need === 'required' && content.aside !== true
      ? (tagOf(catalogue, content.code) ?? content.code)
      : [],
  );
  return codes.length === 0 ? null : { term: term.name, end: term.end, codes };
};

/** The term that runs today; null between terms. */
export const runningTerm = (ctx: Pick<Planner, 'catalogue' | 'clock' | 'settings'>): Term | null => {
  const today = todayOf(ctx).toISOString().slice(0, 10);
  const { terms } = ctx.catalogue.current().university;
  return terms.find(({ start, end }) => start <= today && today <= end) ?? null;
};
