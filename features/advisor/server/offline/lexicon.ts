import type { Catalogue } from '#features/catalogue/server/catalogue.ts';
import type { ReadingCatalogue } from '#features/catalogue/server/catalogue-for-reading.ts';
import { indexOf } from '#features/catalogue/server/course-index.ts';
import { createLexicon, type Lexicon, subjectsByName } from '../../domain/understanding/lexicon.ts';

/** The words of a version of the catalogue. */
export const lexiconOf = ({ subjects, courses, university, programs }: ReadingCatalogue): Lexicon => {
  const programmes = [...programs.concentrations, ...programs.secondary_fields];
  return createLexicon({ subjects, courses, terms: university.terms, programmes });
};

/** What answers need of the words once a question is understood. */
export type Names = Pick<Lexicon, 'subjects' | 'recogniser'>;

const names = new WeakMap<Catalogue, Names>();

/** The names of a version of the catalogue, worked out once. */
export const namesOf = (catalogue: Catalogue): Names => {
  const known = names.get(catalogue);
  if (known) return known;
  const made = { subjects: subjectsByName(catalogue.subjects), recogniser: indexOf(catalogue).recogniser };
  names.set(catalogue, made);
  return made;
};
