import { describe, expect, it } from 'vitest';
import { SAMPLE_SPEAKER, SAMPLE_VOCABULARY } from '../spans/sample-vocabulary.ts';
import { understand } from '../understand.ts';

const asked = (text: string) =>
  understand([{ role: 'user', text }], SAMPLE_VOCABULARY, SAMPLE_SPEAKER).requests;

describe('which of some courses to take', () => {
  it.each([
    'CHEM 17, ECON 10A, HIST 12. Which two would you pick for my last electives?',
    'CHEM 17 or ECON 10A, which one should i take',
  ])('is asked of those: “%s”', (text) => {
    const [request] = asked(text);
    expect(request?.kind).not.toBe('recommend');
    expect(request).toMatchObject({ codes: expect.arrayContaining(['CHEM 17', 'ECON 10A']) });
  });

  it('is asked of others where it says so', () =>
    expect(asked('i took CHEM 17 and ECON 10A, which other ones should i take')[0]?.kind).not.toBe(
      'compare',
    ));
});

describe('many courses at once', () => {
  it('are added up before what each asks for', () =>
    expect(asked('thinking of CHEM 17, ECON 10A and HIST 12 in spring. bad idea?')).toMatchObject([
      { kind: 'term_total', codes: ['CHEM 17', 'ECON 10A', 'HIST 12'] },
      { kind: 'facts', fields: ['prerequisites'] },
    ]));
});

describe('what has to come first', () => {
  it('is asked of the course that is wanted', () =>
    expect(asked('whether i can take CHEM 17 in spring or if i need ECON 10A first')).toMatchObject([
      { kind: 'prerequisites', codes: ['CHEM 17'] },
    ]));
});
