import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EMPTY_PROFILE, LEARNING_PREFERENCES } from '#features/profile/contract.ts';
import { readPackFolder } from '#features/catalogue/server/read-pack-folder.ts';
import { starterQuestions } from '../../domain/starter-questions.ts';
import { createLexicon } from '../../domain/reading/spans/lexicon.ts';
import { createVocabulary } from '../../domain/reading/spans/vocabulary.ts';
import { understand } from '../../domain/reading/understand.ts';

const ALDER = path.resolve(import.meta.dirname, '../../../../universities/alder');

describe('the starter questions', () => {
  it('are all understood by the advisor that has no model', async () => {
    const { subjects, courses, university, programs } = await readPackFolder(ALDER);
    const lexicon = createLexicon({
      subjects,
      courses,
      terms: university.terms,
      programmes: [...programs.concentrations, ...programs.secondary_fields],
    });
    const attributes = courses.flatMap((course) => course.attributes);
    const titles = courses.map(({ class_name }) => class_name);
    const vocabulary = createVocabulary(lexicon, { subjects, attributes, titles });
    const speaker = {
      today: '2025-10-03',
      assistant: 'Quill',
      product: 'Lectern',
      university: 'Alder University',
    };
    const questions = LEARNING_PREFERENCES.flatMap((preference) =>
      [[], ['COMPSCI 50']].flatMap((courses_taken) =>
        starterQuestions({
          ...EMPTY_PROFILE,
          concentration: 'Computer Science',
          year: 'Junior',
          courses_taken,
          interests: ['Economics'],
          learning_preferences: [preference],
        }),
      ),
    );
    const kinds = [...new Set(questions)].map((text) => [
      text,
      understand([{ role: 'user', text }], vocabulary, speaker)
        .requests.map(({ kind }) => kind)
        .join(),
    ]);
    expect(kinds.filter(([, kind]) => kind !== 'recommend')).toEqual([
      ['Which requirements do I still have to fill for Computer Science?', 'requirements'],
    ]);
  });
});
