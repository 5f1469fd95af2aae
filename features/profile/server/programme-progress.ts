import type { Catalogue } from '#features/catalogue/server/catalogue.ts';
import type { ProgrammeProgress } from '../contract.ts';
import { indexCatalogue, type RequirementCatalogue } from '../domain/course-identity.ts';
import { countRequirements } from '../domain/requirements.ts';

/** Made once for a version of the catalogue, gone with it. */
const indexes = new WeakMap<Catalogue, RequirementCatalogue>();

const indexOf = (catalogue: Catalogue): RequirementCatalogue => {
  const known = indexes.get(catalogue);
  if (known) return known;
  const index = indexCatalogue(catalogue.courses);
  indexes.set(catalogue, index);
  return index;
};

/**
 * Counts courses towards a concentration or, failing that, a secondary field of this name. A programme without
 * requirement groups has none here; null where the university has no programme of this name.
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
    ? { name: programme.name, groups: countRequirements(programme.groups, taken, indexOf(catalogue)) }
    : null;
};
