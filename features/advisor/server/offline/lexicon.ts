import type { Catalogue } from '#features/catalogue/server/catalogue.ts';
import { coursesOf, type ReadingSource } from '#features/catalogue/server/catalogue-for-reading.ts';
import { indexOf } from '#features/catalogue/server/course-index.ts';
import { createLexicon, type Lexicon, subjectsByName } from '../../domain/understanding/lexicon.ts';

/** The words of a version of the catalogue. */
export const lexiconOf = (source: ReadingSource): Lexicon => {
  const { subjects, university, programs, words } = source;
  const programmes = [...programs.concentrations, ...programs.secondary_fields];
  // A lexicon asks which words stand in descriptions, and not in which.
  const courses = coursesOf(source).map((course, at) => ({ ...course, description: at === 0 ? words : '' }));
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
