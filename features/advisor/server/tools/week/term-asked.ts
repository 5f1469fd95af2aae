import { todayOf } from '#features/catalogue/server/shared/today.ts';
import { termsPlanned } from '#features/planning/server/shared/front-plan.ts';
import type { SignedIn } from '#platform/server/context.ts';
import { planningTerm } from '../../../domain/reading/references/next-term.ts';
import type { AdvisorContext } from '../../advisor.context.ts';
import { findCourse } from '../find-course.ts';
import { readTerms } from '../resolve-names.ts';

/**
 * The term to plan: the named one, otherwise the first upcoming one with a plan, otherwise the one that students plan now; if the
 * courses are not all offered then, an open term in which they are. Once all have begun, the newest.
 *
 * @param codes that must be in it
 */
export const termAsked = async (
  ctx: SignedIn<AdvisorContext>,
  named: string | undefined,
  codes: readonly string[] = [],
): Promise<string> => {
  const catalogue = ctx.catalogue.current();
  const today = todayOf(ctx).toISOString().slice(0, 10);
  const { terms } = catalogue.university;
  const read = named === undefined ? [] : readTerms(catalogue, [named]).known;
  const open = terms.filter(({ end }) => end >= today);
  const known = read.find((name) => open.some((term) => term.name === name)) ?? read[0];
  if (known !== undefined) return known;
  const coming = terms.filter(({ start }) => start > today);
  const planned = await termsPlanned(ctx);
  const isPlanned = ({ name }: { name: string }): boolean => planned.includes(name);
  // A plan of the running term is what the student does already, once the next one is being planned.
  const isUnderWay = planningTerm(terms, today) !== undefined;
  const first = coming.find(isPlanned) ?? (isUnderWay ? undefined : open.find(isPlanned));
  const usual = first ?? coming[0] ?? terms.at(-1);
  const isGivenIn = (term: string) =>
    codes.every((code) => findCourse(ctx, code)?.some((offering) => offering.term === term) ?? true);
  const whole = [usual, ...coming, ...open].find((term) => term && isGivenIn(term.name));
  return (whole ?? usual)?.name ?? '';
};
