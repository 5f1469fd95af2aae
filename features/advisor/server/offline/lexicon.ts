import type { Catalogue } from '#features/catalogue/server/catalogue.ts';
import { createLexicon, type Lexicon } from '../../domain/understanding/lexicon.ts';

const lexicons = new WeakMap<Catalogue, Lexicon>();

/** The words of a version of the catalogue, worked out once. */
export const lexiconOf = (catalogue: Catalogue): Lexicon => {
  const known = lexicons.get(catalogue);
  if (known) return known;
  const { subjects, courses, university, programs } = catalogue;
  const programmes = [...programs.concentrations, ...programs.secondary_fields];
  const made = createLexicon({ subjects, courses, terms: university.terms, programmes });
  lexicons.set(catalogue, made);
  return made;
};
