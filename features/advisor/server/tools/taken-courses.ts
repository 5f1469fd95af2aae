import { codeKey, codesOfSameClass } from '#features/profile/domain/course-identity.ts';
import { getProfile } from '#features/profile/server/shared/get-profile.ts';
import { requirementIndexOf } from '#features/profile/server/shared/requirement-index.ts';
import { type RunningPlan, runningPlanOf } from '#features/planning/server/shared/running-plan.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type { AdvisorContext } from '../advisor.context.ts';

/** The courses a student has taken, and takes at present, recognised by any code of the class. */
export interface Taken {
  /** As stored in the profile. */
  codes: readonly string[];
  has(code: string): boolean;
  /** What the plan of the running term has besides; null if nothing. */
  current: RunningPlan | null;
  /** Whether it is among `current`. */
  isCurrent(code: string): boolean;
  /** Whether a course is taken before a term begins: those of the running term are, before every later one. */
  hasBefore(code: string, term: string): boolean;
}

/** @param without codes that do not count: what would be if the student had not taken them, or dropped them */
export const takenBy = async (
  ctx: SignedIn<AdvisorContext>,
  without: readonly string[] = [],
): Promise<Taken> => {
  const [{ profile }, plan] = await Promise.all([getProfile(ctx), runningPlanOf(ctx)]);
  const index = requirementIndexOf(ctx.catalogue.current());
  const keysOf = (codes: readonly string[]): ReadonlySet<string> =>
    new Set(codes.flatMap((code) => [...codesOfSameClass(code, index)]));
  const gone = keysOf(without);
  const counts = (code: string): boolean => !gone.has(codeKey(code));
  const own = profile.courses_taken.filter(counts);
  const keys = keysOf(own);
  const codes = plan?.codes.filter((code) => !keys.has(codeKey(code)) && counts(code)) ?? [];
  const current = plan === null || codes.length === 0 ? null : { ...plan, codes };
  const currentKeys = keysOf(codes);
  const { terms } = ctx.catalogue.current().university;
  const later = new Set(terms.flatMap(({ name, start }) => (plan && start > plan.end ? name : [])));
  const isLater = (term: string): boolean => later.has(term);
  const has = (code: string): boolean => keys.has(codeKey(code));
  const isCurrent = (code: string): boolean => currentKeys.has(codeKey(code));
  return {
    codes: own,
    has,
    current,
    isCurrent,
    hasBefore: (code, term) => has(code) || (isLater(term) && isCurrent(code)),
  };
};
