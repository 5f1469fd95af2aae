import { codeKey, codesOfSameClass } from '#features/profile/domain/course-identity.ts';
import { getProfile } from '#features/profile/server/shared/get-profile.ts';
import { requirementIndexOf } from '#features/profile/server/shared/requirement-index.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type { AdvisorContext } from '../advisor.context.ts';

/** The courses a student has taken, recognised by any code of the class. */
export interface Taken {
  /** As stored in the profile. */
  codes: readonly string[];
  has(code: string): boolean;
}

export const takenBy = async (ctx: SignedIn<AdvisorContext>): Promise<Taken> => {
  const { profile } = await getProfile(ctx);
  const index = requirementIndexOf(ctx.catalogue.current());
  const keys = new Set(profile.courses_taken.flatMap((code) => [...codesOfSameClass(code, index)]));
  return { codes: profile.courses_taken, has: (code) => keys.has(codeKey(code)) };
};
