import { describe, expect, it } from 'vitest';
import type { Request } from '../request.ts';
import { SAMPLE_SPEAKER, SAMPLE_VOCABULARY } from '../spans/sample-vocabulary.ts';
import { understand } from '../understand.ts';

const asked = (text: string): Request[] =>
  understand([{ role: 'user', text }], SAMPLE_VOCABULARY, SAMPLE_SPEAKER).requests;

const of = (programme: string, more: object = {}) => ({ kind: 'requirements', programme, ...more });

describe('questions about whole programmes', () => {
  it.each<[string, object[]]>([
    ['how many classes is the cs concentration in total and whats the breakdown', [of('Computer Science')]],
    ['how many courses is a history secondary', [of('History', { isSecondary: true })]],
    [
      'how close am i to finishing cs, and is a history secondary doable with what i have',
      [of('Computer Science'), of('History', { isSecondary: true })],
    ],
    [
      'whats the difference between majoring in history and just doing the secondary, how many classes each',
      [of('History'), of('History', { isSecondary: true })],
    ],
    [
      'what am i still missing for the cs major and which of that could i take in spring',
      [
        of('Computer Science'),
        {
          kind: 'recommend',
          wish: { search: { terms: ['2026 Spring'] }, countsTowards: { programme: 'Computer Science' } },
        },
      ],
    ],
    ['am i behind for the history concentration', [of('History')]],
  ])('%s', (text, requests) => expect(asked(text)).toMatchObject(requests));

  it('are left to the week that is asked for with them', () =>
    expect(asked('build me a spring with whatever is left for the cs concentration')).toMatchObject([
      { kind: 'week', ask: { choose: [{ for: 'requirements' }] } },
    ]));

  it('come before what was spoken of', () =>
    expect(
      understand(
        [
          { role: 'user', text: 'does chem 17 clash with econ 10a' },
          { role: 'assistant', text: '**CHEM 17** and **ECON 10A** can be taken together.' },
          {
            role: 'user',
            text: 'how many classes is the cs concentration, which of that could i do in spring',
          },
        ],
        SAMPLE_VOCABULARY,
        SAMPLE_SPEAKER,
      ).requests,
    ).toMatchObject([of('Computer Science'), { kind: 'recommend' }]));

  it.each([
    'how many history classes are there',
    'which history classes are left on fridays',
    'how far is the walk to class',
  ])('leaves other questions: %s', (text) =>
    expect(asked(text)).not.toMatchObject([{ kind: 'requirements' }]),
  );
});
