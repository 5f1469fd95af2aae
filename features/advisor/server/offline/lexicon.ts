import type { ReadingCatalogue } from '#features/catalogue/server/shared/catalogue-for-reading.ts';
import { courseIndexOf } from '#features/catalogue/server/shared/course-index.ts';
import { perCatalogue } from '#features/catalogue/server/shared/per-catalogue.ts';
import { createLexicon, type Lexicon, subjectsByName } from '../../domain/understanding/lexicon.ts';

/** The words of a version of the catalogue. */
export const lexiconOf = ({ subjects, courses, university, programs }: ReadingCatalogue): Lexicon => {
  const programmes = [...programs.concentrations, ...programs.secondary_fields];
  return createLexicon({ subjects, courses, terms: university.terms, programmes });
};

/** What answers need of the words once a question is understood. */
export type Names = Pick<Lexicon, 'subjects' | 'recogniser'>;

/** The names of a version of the catalogue. */
export const namesOf = perCatalogue((catalogue): Names => ({
  subjects: subjectsByName(catalogue.subjects),
  recogniser: courseIndexOf(catalogue).recogniser,
}));
