import type { CatalogueContext } from '#features/catalogue/server/catalogue.context.ts';
import type { SignedIn } from '#platform/server/context.ts';
import { EMPTY_PROFILE, type ProgrammeProgress } from '../../contract.ts';
import { findProfile } from '../profile.access.ts';
import { progressTowards } from './programme-progress.ts';

/**
 * Progress in the programmes of the caller's saved profile: concentration, second concentration, secondary field,
 * without repeats. A programme that is not in this year's pack is omitted.
 *
 * @param also codes with commas between them that count as taken too, as those of a plan
 */
export const getProgress = async (
  ctx: SignedIn<CatalogueContext>,
  { also = '' }: { also?: string | undefined } = {},
): Promise<{ programmes: ProgrammeProgress[] }> => {
  const profile = (await findProfile(ctx.db, ctx.viewer.userId)) ?? EMPTY_PROFILE;
  const catalogue = ctx.catalogue.current();
  const taken = [...profile.courses_taken, ...codesIn(also)];
  const chosen = [
    ...[...new Set([profile.concentration, profile.second_concentration])].map((name) =>
      progressTowards(catalogue, name, taken, ['concentrations']),
    ),
    progressTowards(catalogue, profile.secondary_field, taken, ['secondary_fields']),
  ];
  return { programmes: chosen.filter((progress) => progress !== null) };
};

const codesIn = (list: string): string[] =>
  list
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
