import path from 'node:path';
import { expect, it } from 'vitest';
import { readPackFolder } from '#features/catalogue/server/read-pack-folder.ts';
import { createLexicon } from '../../domain/reading/spans/lexicon.ts';
import { createVocabulary } from '../../domain/reading/spans/vocabulary.ts';
import { understand } from '../../domain/reading/understand.ts';

const ALDER = path.resolve(import.meta.dirname, '../../../../universities/alder');

it('a course that is described after a list is looked for, and not asked to be one of those', async () => {
  const { subjects, courses, university, programs } = await readPackFolder(ALDER);
  const lexicon = createLexicon({
    subjects,
    courses,
    terms: university.terms,
    programmes: [...programs.concentrations, ...programs.secondary_fields],
  });
  const vocabulary = createVocabulary(lexicon, {
    subjects,
    attributes: courses.flatMap((course) => course.attributes),
    titles: courses.map(({ class_name }) => class_name),
  });
  const { requests } = understand(
    [
      { role: 'user', text: 'a history seminar in spring' },
      { role: 'assistant', text: '- **HISTORY 34**\n- **HISTORY 133**\n- **HISTORY 199**' },
      {
        role: 'user',
        text: 'the course on teaching reading (phonics, dyslexia), how many credits is it and is there room',
      },
    ],
    vocabulary,
    { today: '2025-10-03', assistant: 'Quill', product: 'Lectern', university: 'Alder University' },
  );
  expect(requests).toMatchObject([{ kind: 'recommend', wish: { isAmongShown: false } }]);
});
