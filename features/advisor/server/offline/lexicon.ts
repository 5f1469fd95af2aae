import { coursesOf, type ReadingSource } from '#features/catalogue/server/shared/catalogue-for-reading.ts';
import { courseIndexOf } from '#features/catalogue/server/shared/course-index.ts';
import { perCatalogue } from '#features/catalogue/server/shared/per-catalogue.ts';
import { createLexicon, type Lexicon, subjectsByName } from '../../domain/reading/spans/lexicon.ts';

/** The words of a version of the catalogue. */
export const lexiconOf = (source: ReadingSource): Lexicon => {
  const { subjects, university, programs, words } = source;
  const programmes = [...programs.concentrations, ...programs.secondary_fields];
  // The lexicon only needs to know which words occur in descriptions, not in which.
  const courses = coursesOf(source).map((course, at) => ({ ...course, description: at === 0 ? words : '' }));
  return createLexicon({ subjects, courses, terms: university.terms, programmes });
};

/** The parts of the vocabulary that answers need once a question is understood. */
export type Names = Pick<Lexicon, 'subjects' | 'recogniser'>;

/** The names of a version of the catalogue. */
export const namesOf = perCatalogue((catalogue): Names => ({
  subjects: subjectsByName(catalogue.subjects),
  recogniser: courseIndexOf(catalogue).recogniser,
}));
