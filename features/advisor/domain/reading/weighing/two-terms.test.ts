import { describe, expect, it } from 'vitest';
import { SAMPLE_SPEAKER, SAMPLE_VOCABULARY } from '../spans/sample-vocabulary.ts';
import { understand } from '../understand.ts';

const asked = (...texts: string[]) =>
  understand(
    texts.map((text) => ({ role: 'user' as const, text })),
    SAMPLE_VOCABULARY,
    SAMPLE_SPEAKER,
  ).requests;

describe('a course in two of its terms', () => {
  it.each([
    ['is CHEM 17 better in fall or spring', []],
    ['CHEM 17 fall vs spring, which is easier', ['workload']],
    ['who teaches CHEM 17 in fall and in spring', ['instructor']],
    ['which semester is better for CHEM 17', []],
    ['should i take CHEM 17 in fall or wait for spring', []],
  ])('is held against itself: “%s”', (text, fields) =>
    expect(asked(text)).toEqual([{ kind: 'two_terms', codes: ['CHEM 17'], fields }]),
  );

  it('is the one that the message names', () =>
    expect(asked('tell me about ECON 10A', 'CHEM 17 fall or spring, which is easier')).toMatchObject([
      { kind: 'two_terms', codes: ['CHEM 17'] },
    ]));

  it('is spoken of afterwards', () =>
    expect(asked('CHEM 17 fall or spring, which is easier', 'who teaches it')).toMatchObject([
      { kind: 'facts', codes: ['CHEM 17'], fields: ['instructor'] },
    ]));

  it.each([
    'is CHEM 17 given in fall or spring',
    'is CHEM 17 hard in the spring',
    'easier classes in fall or spring',
  ])('is not: “%s”', (text) => expect(asked(text).map(({ kind }) => kind)).not.toContain('two_terms'));
});
