import { describe, expect, it } from 'vitest';
import { SAMPLE_SPEAKER, SAMPLE_VOCABULARY } from '../spans/sample-vocabulary.ts';
import { understand } from '../understand.ts';
import type { Speaker } from './setting-of.ts';

const planned: Speaker['planned'] = [
  { term: '2026 Spring', codes: ['COMPSCI 124'] },
  { term: '2025 Fall', codes: ['CHEM 17', 'ECON 10A'], isUnderWay: true },
];
const asked = (text: string, more: Partial<Speaker> = { planned }) =>
  understand([{ role: 'user', text }], SAMPLE_VOCABULARY, { ...SAMPLE_SPEAKER, ...more }).requests[0];

describe('a question about the courses that the student takes', () => {
  it.each([
    ['which of my classes is the most work', { field: 'workload', less: false }],
    ['what is the easiest of the classes i am taking', { field: 'workload', less: true }],
    ['which of my courses is the best rated', { field: 'rating', less: false }],
    ['it is just too much work, which one takes the most hours', { field: 'workload', less: false }],
  ])('compares them: “%s”', (text, asks) =>
    expect(asked(text)).toMatchObject({
      kind: 'compare',
      codes: ['CHEM 17', 'ECON 10A'],
      term: '2025 Fall',
      asks,
    }),
  );

  it.each(['total hrs a week im signing up for rn?', 'how many units am i taking'])(
    'adds them up: “%s”',
    (text) => expect(asked(text)).toMatchObject({ kind: 'own_plan', term: '2025 Fall' }),
  );

  it('is of the term that is named', () =>
    expect(asked('how many units am i taking in spring')).toMatchObject({
      kind: 'own_plan',
      term: '2026 Spring',
    }));

  it.each(['which chem class is the most work', 'the easiest class for my major', 'the best rated class'])(
    'is none of: “%s”',
    (text) => expect(asked(text)?.kind).toBe('recommend'),
  );

  it('is a wish like any other where nothing is planned', () =>
    expect(asked('which of my classes is the most work', { planned: [] })?.kind).toBe('recommend'));
});
