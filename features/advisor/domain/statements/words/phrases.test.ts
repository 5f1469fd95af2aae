import { expect, it } from 'vitest';
import { SAMPLE_COURSE } from '#features/catalogue/domain/sample-course.ts';
import { phrasesOf } from './phrases.ts';

it('takes no figure and no yes for the name of an attribute', () => {
  const attributes = [
    { scheme: 'Communication in the major', value: '9' },
    { scheme: 'Communication in the major', value: '8.2' },
    { scheme: 'Final exam', value: 'Yes' },
    { scheme: 'Half term', value: 'First' },
    { scheme: 'HASS', value: 'HASS-A' },
  ];
  const course = { ...SAMPLE_COURSE, attributes };
  const phrases = phrasesOf([{ code: course.class_tag, course }], { attributes, programmes: [] });
  const named = [...phrases.values()]
    .flat()
    .filter(({ kind }) => kind === 'attribute')
    .map(({ words }) => words.join(' '));
  expect(named.toSorted()).toEqual([
    'communication in the major 8 2',
    'communication in the major 9',
    'final exam yes',
    'half term first',
    'hass a',
    'hass hass a',
  ]);
});
