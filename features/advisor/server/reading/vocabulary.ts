import { coursesOf, type ReadingSource } from '#features/catalogue/server/shared/catalogue-for-reading.ts';
import { createVocabulary, type Vocabulary } from '../../domain/reading/spans/vocabulary.ts';
import { WORDS_IN_SPEECH } from './words-in-speech.ts';
import { type Lexicon, spokenSubjects } from '../../domain/reading/spans/lexicon.ts';

/** The reader's vocabulary for a version of the catalogue. */
export const vocabularyOf = (source: ReadingSource, lexicon: Lexicon): Vocabulary =>
  createVocabulary(lexicon, {
    subjects: spokenSubjects(source.subjects, coursesOf(source)),
    attributes: source.attributes,
    titles: coursesOf(source).map(({ class_name }) => class_name),
    inSpeech: WORDS_IN_SPEECH,
  });
