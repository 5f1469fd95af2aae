import { SAMPLE_LEXICON, SAMPLE_SOURCE } from './sample-lexicon.ts';
import { createVocabulary } from './vocabulary.ts';

/** The vocabulary of the tests, with attributes. */
export const SAMPLE_VOCABULARY = createVocabulary(SAMPLE_LEXICON, {
  subjects: SAMPLE_SOURCE.subjects,
  attributes: [
    { scheme: 'General Education', value: 'Earth and Life' },
    { scheme: 'General Education', value: 'Peoples and Pasts' },
    { scheme: 'Writing', value: 'Writing Intensive' },
    { scheme: 'HASS', value: 'HASS-A' },
    { scheme: 'Permission', value: 'Consent of the instructor' },
  ],
  titles: SAMPLE_SOURCE.courses.map(({ class_name }) => class_name),
});

export const SAMPLE_TODAY = '2025-10-15';
export const SAMPLE_SPEAKER = {
  today: SAMPLE_TODAY,
  assistant: 'Quill',
  product: 'Lectern',
  university: 'Alder University',
};
