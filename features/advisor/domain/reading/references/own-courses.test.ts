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

describe('a question about the hours of what the student takes', () => {
  it.each([
    ['what do i have on wednesday', 'meets', ['Wed']],
    ['do i have class on friday', 'meets', ['Fri']],
    ['am i free friday afternoon', 'meets', ['Fri']],
    ['whats my earliest class', 'starts', []],
    ['when does my last class end', 'ends', []],
  ])('is of their plan: “%s”', (text, hours, days) =>
    expect(asked(text)).toMatchObject({
      kind: 'week',
      ask: { from_plan: true, term: '2025 Fall' },
      hours: { asked: hours, days },
    }),
  );

  it.each([
    'classes on friday please',
    'i have work on friday, an econ class',
    'i have work till 3, is there anything on fridays',
    'a class on my free friday',
  ])('is none of: “%s”', (text) => expect(asked(text)?.kind).toBe('recommend'));
});

describe('what is told of each course that the student takes', () => {
  it.each([
    ['who are my professors this semester', 'instructor'],
    ['which rooms are my classes in', 'room'],
  ])('is of their plan: “%s”', (text, field) =>
    expect(asked(text)).toMatchObject({ kind: 'facts', codes: ['CHEM 17', 'ECON 10A'], fields: [field] }),
  );

  it('is the plan itself where its hours are asked for', () =>
    expect(asked('when do my classes meet')).toMatchObject({ kind: 'own_plan', term: '2025 Fall' }));
});
