import path from 'node:path';
import { readPackFolder } from '#features/catalogue/server/read-pack-folder.ts';
import { createLexicon } from '#features/advisor/domain/reading/spans/lexicon.ts';
import { createVocabulary, type Vocabulary } from '#features/advisor/domain/reading/spans/vocabulary.ts';

const ALDER = path.resolve(import.meta.dirname, '../../universities/alder');

/** What the shipped university calls its subjects, programmes and courses, as a message is read with it; and its titles, without repeats. */
export const alderVocabulary = async (): Promise<{ vocabulary: Vocabulary; titles: string[] }> => {
  const { subjects, courses, university, programs } = await readPackFolder(ALDER);
  const programmes = [...programs.concentrations, ...programs.secondary_fields];
  const lexicon = createLexicon({ subjects, courses, terms: university.terms, programmes });
  const titles = [...new Set(courses.map(({ class_name }) => class_name))];
  const attributes = courses.flatMap((course) => course.attributes);
  return { vocabulary: createVocabulary(lexicon, { subjects, attributes, titles }), titles };
};
