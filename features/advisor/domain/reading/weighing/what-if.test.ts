import { describe, expect, it } from 'vitest';
import { SAMPLE_SPEAKER, SAMPLE_VOCABULARY } from '../spans/sample-vocabulary.ts';
import { understand } from '../understand.ts';
import type { Speaker } from '../references/setting-of.ts';

const planned: Speaker['planned'] = [{ term: '2025 Fall', codes: ['CHEM 17', 'ECON 10A'], isUnderWay: true }];
const asked = (...texts: string[]) =>
  understand(
    texts.map((text) => ({ role: 'user' as const, text })),
    SAMPLE_VOCABULARY,
    { ...SAMPLE_SPEAKER, planned },
  ).requests;

describe('what a course asks for without another', () => {
  it.each([
    'if i drop CHEM 17 can i still take ECON 10A',
    'what if i dropped CHEM 17, does that affect ECON 10A',
    'would i still be ready for ECON 10A if i skip CHEM 17?',
    'if i fail chem does it mess up ECON 10A',
  ])('“%s”', (text) =>
    expect(asked(text)).toMatchObject([{ kind: 'prerequisites', codes: ['ECON 10A'], without: ['CHEM 17'] }]),
  );

  it('is of the course spoken of last', () =>
    expect(asked('can i take ECON 10A in spring', 'if i dropped CHEM 17 does it mess that up')).toMatchObject(
      [{ kind: 'prerequisites', codes: ['ECON 10A'], without: ['CHEM 17'] }],
    ));

  it.each(['if i drop CHEM 17, how many units do i have', 'drop CHEM 17', 'can i still take ECON 10A'])(
    'is not asked by “%s”',
    (text) => expect(asked(text).some((request) => 'without' in request)).toBe(false),
  );
});
