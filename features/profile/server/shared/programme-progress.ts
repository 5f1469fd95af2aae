import type { Catalogue } from '#features/catalogue/server/shared/catalogue.ts';
import type { ProgrammeProgress } from '../../contract.ts';
import { countRequirements } from '../../domain/requirements.ts';
import { requirementIndexOf } from './requirement-index.ts';

/**
 * Counts courses towards the concentration, otherwise the secondary field, with this name. No groups if the programme
 * states none; null if there is no programme with this name.
 */
export const progressTowards = (
  catalogue: Catalogue,
  name: string,
  taken: readonly string[],
  kinds: readonly ('concentrations' | 'secondary_fields')[] = ['concentrations', 'secondary_fields'],
): ProgrammeProgress | null => {
  const programme = kinds
    .flatMap((kind) => catalogue.programs[kind])
    .find((candidate) => candidate.name === name);
  return programme
    ? {
        name: programme.name,
        groups: countRequirements(programme.groups, taken, requirementIndexOf(catalogue)),
      }
    : null;
};
