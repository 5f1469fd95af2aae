import { expect, it } from 'vitest';
import { understand } from '../../domain/reading/understand.ts';
import { alderVocabulary } from '#app/testing/alder-vocabulary.ts';

it('a course that is described after a list is looked for, and not asked to be one of those', async () => {
  const { vocabulary } = await alderVocabulary();
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
