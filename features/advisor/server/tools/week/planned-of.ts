import { todayOf } from '#features/catalogue/server/shared/today.ts';
import { frontPlanOf, termsPlanned } from '#features/planning/server/shared/front-plan.ts';
import { runningTerm } from '#features/planning/server/shared/running-plan.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type { Planned } from '../../../domain/reading/context.ts';
import { planningTerm } from '../../../domain/reading/references/next-term.ts';
import type { AdvisorContext } from '../../advisor.context.ts';
import { termAsked } from './term-asked.ts';

/** What the student has planned, so that a message can be read as one about it; the term that is planned by default comes first. */
export const plannedOf = async (ctx: SignedIn<AdvisorContext>): Promise<Planned[]> => {
  const terms = await termsPlanned(ctx);
  if (terms.length === 0) return [];
  const usual = await termAsked(ctx, undefined);
  const ordered = [usual, ...terms.filter((term) => term !== usual)].filter((term) => terms.includes(term));
  const { terms: all } = ctx.catalogue.current().university;
  const underWay =
    planningTerm(all, todayOf(ctx).toISOString().slice(0, 10)) === undefined ? null : runningTerm(ctx);
  const plans = await Promise.all(ordered.map(async (term) => await frontPlanOf(ctx, term)));
  return plans.flatMap((plan) => {
    if (plan === null) return [];
    const codes = plan.week.courses.flatMap(({ record }) => (record === null ? [] : record.class_tag));
    const isUnderWay = plan.term === underWay?.name;
    return codes.length === 0
      ? []
      : { term: plan.term, codes: [...new Set(codes)], ...(isUnderWay ? { isUnderWay } : {}) };
  });
};
