import { describe, expect, it } from 'vitest';
import { createLexicon } from '../spans/lexicon.ts';
import { SAMPLE_SOURCE } from '../spans/sample-lexicon.ts';
import { SAMPLE_SPEAKER } from '../spans/sample-vocabulary.ts';
import { type Said, understand } from '../understand.ts';
import { createVocabulary } from '../spans/vocabulary.ts';

const SUBJECTS = [...SAMPLE_SOURCE.subjects, { code: 'HUMANIT', department: 'Humanities', aliases: [] }];
/** The sample catalogue with a subject that has the name of a broad field. */
const VOCABULARY = createVocabulary(createLexicon({ ...SAMPLE_SOURCE, subjects: SUBJECTS }), {
  subjects: SUBJECTS,
  attributes: [],
  titles: SAMPLE_SOURCE.courses.map(({ class_name }) => class_name),
});

const read = (...said: Said[]) => understand(said, VOCABULARY, SAMPLE_SPEAKER);
const searches = (...texts: string[]) =>
  (read(...texts.map((text) => ({ role: 'user', text }) as const)).close ?? []).map(({ search }) => search);

describe('a reading that is as good as the best', () => {
  it('wishes something else, with all that was wished beside', () => {
    expect(searches('a humanities class under 6 hours')).toEqual([{ subjects: ['HUMANIT'], max_hours: 6 }]);
    expect(searches('anything under 6 hours', 'and in the humanities')).toEqual([
      { subjects: ['HUMANIT'], max_hours: 6 },
    ]);
  });

  it.each([
    'an economics class under 6 hours',
    'a history class on tuesdays and thursdays',
    'spanish language class, not before 10',
    'i have work mwf 3 to 5, any seminar',
    'is econ 10a hard',
    'hello',
  ])('is none of what has one meaning: %s', (text) => {
    expect(searches(text)).toEqual([]);
  });

  it('is none of a story, nor of what was chosen', () => {
    const story = `a humanities class ${'and my friend says so '.repeat(12)}`;
    expect(searches(story)).toEqual([]);
    const [request] = read({ role: 'user', text: 'a humanities class' }).requests;
    const wish = request?.kind === 'recommend' ? request.wish : null;
    expect(wish).not.toBeNull();
    expect(read({ role: 'user', text: 'I mean the humanities', wish }).close).toBeUndefined();
  });
});
