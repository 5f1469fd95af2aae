import { coursesOf, type ReadingSource } from '#features/catalogue/server/shared/catalogue-for-reading.ts';
import { courseIndexOf } from '#features/catalogue/server/shared/course-index.ts';
import { perCatalogue } from '#features/catalogue/server/shared/per-catalogue.ts';
import { GENERAL_SYNONYMS } from '#features/catalogue/domain/search/topics/general-synonyms.ts';
import { SynonymTable } from '#features/catalogue/domain/search/topics/synonyms.ts';
import { stemsOf } from '#features/catalogue/domain/search/topics/topic-words.ts';
import { createLexicon, type Lexicon, subjectsByName } from '../../domain/reading/spans/lexicon.ts';
import type { TitleWords } from './answers/same-word.ts';

/** The words of a version of the catalogue. */
export const lexiconOf = (source: ReadingSource): Lexicon => {
  const { subjects, university, programs, words } = source;
  const programmes = [...programs.concentrations, ...programs.secondary_fields];
  // The lexicon only needs to know which words occur in descriptions, not in which.
  const courses = coursesOf(source).map((course, at) => ({ ...course, description: at === 0 ? words : '' }));
  return createLexicon({ subjects, courses, terms: university.terms, programmes });
};

/** The parts of the vocabulary that answers need once a question is understood. */
export interface Names extends Pick<Lexicon, 'subjects' | 'recogniser'>, TitleWords {}

/** The names of a version of the catalogue. */
export const namesOf = perCatalogue((catalogue): Names => ({
  subjects: subjectsByName(catalogue.subjects),
  recogniser: courseIndexOf(catalogue).recogniser,
  synonyms: new SynonymTable([...catalogue.synonyms, ...GENERAL_SYNONYMS]),
  inTitles: countsOf(catalogue.courses.map(({ class_name }) => class_name)),
}));

/** How many titles have each stem. */
const countsOf = (titles: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const title of new Set(titles))
    for (const stem of new Set(stemsOf(title))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
};
