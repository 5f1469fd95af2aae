import type { Catalogue } from '#features/catalogue/server/catalogue.ts';
import {
  codeKey,
  codesOfSameClass,
  indexCatalogue,
  type RequirementCatalogue,
} from '#features/profile/domain/course-identity.ts';
import { getProfile } from '#features/profile/server/get-profile.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type { AdvisorContext } from '../advisor.context.ts';

const identities = new WeakMap<Catalogue, RequirementCatalogue>();

const identityOf = (catalogue: Catalogue): RequirementCatalogue => {
  const known = identities.get(catalogue) ?? indexCatalogue(catalogue.courses);
  identities.set(catalogue, known);
  return known;
};

/** What the asking student has taken, known under every code of the class. */
export interface Taken {
  /** As the profile has them. */
  codes: readonly string[];
  has(code: string): boolean;
}

export const takenBy = async (ctx: SignedIn<AdvisorContext>): Promise<Taken> => {
  const { profile } = await getProfile(ctx);
  const identity = identityOf(ctx.catalogue.current());
  const keys = new Set(profile.courses_taken.flatMap((code) => [...codesOfSameClass(code, identity)]));
  return { codes: profile.courses_taken, has: (code) => keys.has(codeKey(code)) };
};
