import { perCatalogue } from '#features/catalogue/server/shared/per-catalogue.ts';
import { createLexicon } from '../../domain/understanding/lexicon.ts';

/** The words of a version of the catalogue, worked out once. */
export const lexiconOf = perCatalogue(({ subjects, courses, university, programs }) => {
  const programmes = [...programs.concentrations, ...programs.secondary_fields];
  return createLexicon({ subjects, courses, terms: university.terms, programmes });
});
