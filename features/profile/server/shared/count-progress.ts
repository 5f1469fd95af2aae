import type { CatalogueContext } from '#features/catalogue/server/catalogue.context.ts';
import type { Profile, ProgrammeProgress } from '../../contract.ts';
import { progressTowards } from './programme-progress.ts';

/** The parts of a profile that requirement counting uses. */
export type CountedProfile = Pick<
  Profile,
  'concentration' | 'second_concentration' | 'secondary_field' | 'courses_taken'
>;

/**
 * Requirement progress in the programmes: concentration, second concentration, secondary field, without duplicates. A
 * programme that is not in this year's pack is omitted.
 */
export const countProgress = (
  ctx: CatalogueContext,
  { concentration, second_concentration, secondary_field, courses_taken }: CountedProfile,
): { programmes: ProgrammeProgress[] } => {
  const catalogue = ctx.catalogue.current();
  const chosen = [
    ...[...new Set([concentration, second_concentration])].map((name) =>
      progressTowards(catalogue, name, courses_taken, ['concentrations']),
    ),
    progressTowards(catalogue, secondary_field, courses_taken, ['secondary_fields']),
  ];
  return { programmes: chosen.filter((progress) => progress !== null) };
};
