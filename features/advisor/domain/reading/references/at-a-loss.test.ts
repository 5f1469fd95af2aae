import { describe, expect, it } from 'vitest';
import type { Request } from '../request.ts';
import { createLexicon, type LexiconSource, spokenSubjects } from '../spans/lexicon.ts';
import { SAMPLE_SOURCE, sampleWith } from '../spans/sample-lexicon.ts';
import { SAMPLE_SPEAKER } from '../spans/sample-vocabulary.ts';
import { createVocabulary } from '../spans/vocabulary.ts';
import { understand } from '../understand.ts';
import type { Speaker } from './setting-of.ts';

const MORE: readonly [code: string, title: string][] = [
  ['MATH 1B', 'Differential and Integral Calculus'],
  ['MATH MA', 'Slow Calculus'],
  ['MATH 123', 'Algebra: Galois Theory'],
  ['ECON 123', 'Auctions'],
  ['MATH 136', 'Differential Geometry of Curves'],
  ['NEURO 90', 'Electrophysiology Laboratory'],
  ['OPS 161', 'Operating Systems'],
];
const source: LexiconSource = {
  ...sampleWith(MORE),
  subjects: [...SAMPLE_SOURCE.subjects, { code: 'MATH', department: 'Mathematics', aliases: [] }],
  programmes: [
    ...SAMPLE_SOURCE.programmes,
    { name: 'Economics', groups: [{ name: 'Calculus', options: ['MATH 1B', { subject: 'ECON' }] }] },
    { name: 'Economics', groups: [] },
  ],
};
const vocabulary = createVocabulary(createLexicon(source), {
  subjects: source.subjects,
  attributes: [],
  titles: source.courses.map(({ class_name }) => class_name),
  inSpeech: new Map(),
});
const asked = (text: string, more: Partial<Speaker> = {}): Request[] =>
  understand([{ role: 'user', text }], vocabulary, { ...SAMPLE_SPEAKER, ...more }).requests;

describe('what is asked of courses whose names were first taken for topics', () => {
  it.each<[message: string, found: object]>([
    ['can i do electrophys next sem', { kind: 'prerequisites', codes: ['NEURO 90'] }],
    ['galois or diff geo, compare them for me', { kind: 'compare', codes: ['MATH 123', 'MATH 136'] }],
    [
      'diff geo and galois next sem, do they overlap?',
      { kind: 'conflicts', codes: ['MATH 136', 'MATH 123'] },
    ],
  ])('is of the courses: %s', (message, found) => expect(asked(message)[0]).toMatchObject(found));

  it.each(['any easy class about geometry', 'something on galois'])('but a wish stays one: %s', (message) =>
    expect(asked(message)[0]?.kind).toBe('recommend'),
  );
});

describe('a bare number', () => {
  it.each([
    ['is 1B hard', 'MATH 1B'],
    ['everyone says 1B is hell, is that true', 'MATH 1B'],
    ['is 10A hard', 'ECON 10A'],
  ])('may be of what the student’s programme asks for, after its own subject: %s', (message, code) =>
    expect(asked(message, { concentration: 'Economics' })[0]).toMatchObject({ codes: [code] }),
  );

  it('is of the student’s subject before that of a code that comes later', () =>
    expect(asked('is 123 harder than econ 10a', { taken: ['MATH MA'] })[0]).toMatchObject({
      codes: ['MATH 123', 'ECON 10A'],
    }));

  it('is unknown where no subject of the student has it', () =>
    expect(asked('is 1B hard')).not.toContainEqual(expect.objectContaining({ codes: ['MATH 1B'] })));

  it('may be letters, of a course that the student has', () =>
    expect(asked('is it ok to be in MA', { taken: ['MATH MA'] })).toContainEqual(
      expect.objectContaining({ codes: ['MATH MA'] }),
    ));
});

describe('a course that is missed', () => {
  const planned = [{ term: '2025 Fall', codes: ['ECON 10A', 'HIST 12'], isUnderWay: true as const }];

  it('does not go from a plan that has none of it', () =>
    expect(
      asked('I missed chem 17 in my plan. Is it given in spring, and if not what instead', { planned }),
    ).not.toContainEqual(expect.objectContaining({ kind: 'week' })));

  it('goes from one that has it', () =>
    expect(asked('drop hist 12 from my plan and add chem 17', { planned })).toContainEqual(
      expect.objectContaining({ kind: 'week' }),
    ));
});

describe('a subject of which there is no course', () => {
  const subject = (code: string, department: string, ...aliases: string[]) => ({ code, department, aliases });
  const of = (code: string, class_name: string) => ({ codes: [code], class_name });
  const courses = [of('BIO 50', 'Genetics'), of('ARTS 26', 'Darkroom Photography')];
  const biology = subject('BIO', 'Biology', 'BIOLOGY');

  it('is not spoken of where titles have its name: that is the course, or a topic', () => {
    const some = [biology, subject('GENET', 'Biology', 'GENETICS'), subject('PHOTOG', 'Arts', 'PHOTO')];
    expect(spokenSubjects(some, courses)).toEqual([biology]);
  });

  it('is where none has it, so that it is said that there is none, and not as one of its department', () => {
    const some = [biology, subject('SIGNLANG', 'Languages', 'ASL'), subject('ZOOL', 'Biology', 'ANIMALS')];
    expect(spokenSubjects(some, courses)).toEqual([
      biology,
      subject('SIGNLANG', 'Languages', 'ASL'),
      subject('ZOOL', '', 'ANIMALS'),
    ]);
  });
});
