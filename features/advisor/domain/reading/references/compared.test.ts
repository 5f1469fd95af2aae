import { describe, expect, it } from 'vitest';
import { SAMPLE_SPEAKER, SAMPLE_VOCABULARY } from '../spans/sample-vocabulary.ts';
import { asked, searched } from '../testing/asked-in-turn.ts';
import { understand } from '../understand.ts';

const PAIR: [string, ...string[]] = ['econ 10a or econ 10b, which is rated better', 'ECON 10A', 'ECON 10B'];
const LIST: [string, ...string[]] = ['chem or econ classes in spring', 'CHEM 17', 'ECON 10A', 'ECON 10B'];

describe('some of a list that were compared', () => {
  const pair: [string, ...string[]] = ['compare the first two', 'CHEM 17', 'ECON 10A'];

  it('are of the list: the third is its third', () => {
    expect(asked(LIST, pair, ['and the third one'])).toMatchObject({
      kind: 'compare',
      codes: ['CHEM 17', 'ECON 10A', 'ECON 10B'],
    });
    expect(asked(LIST, pair, ['tell me about the third one'])).toMatchObject({ codes: ['ECON 10B'] });
    expect(asked(LIST, pair, ['who teaches the second'])).toMatchObject({
      kind: 'facts',
      codes: ['ECON 10A'],
    });
  });

  it('are what “the smaller one” chooses from', () => {
    const both: [string, ...string[]] = ['when do they meet', 'CHEM 17', 'ECON 10A'];
    for (const text of ['ok the smaller one', 'the bigger one please'])
      expect(asked(LIST, pair, both, [text])).toMatchObject({
        kind: 'compare',
        codes: ['CHEM 17', 'ECON 10A'],
        fields: ['enrollment'],
      });
  });

  it('are one, once it was said which is harder', () => {
    const said = (text: string) =>
      understand(
        [
          { role: 'user', text: 'chem 17 or econ 10a' },
          { role: 'assistant', text: '- **CHEM 17**\n- **ECON 10A**' },
          { role: 'user', text: 'which one is harder' },
          { role: 'assistant', text: '**ECON 10A** takes more time.\n\n- **CHEM 17**\n- **ECON 10A**' },
          { role: 'user', text },
        ],
        SAMPLE_VOCABULARY,
        SAMPLE_SPEAKER,
      ).requests[0];
    expect(said('who teaches it')).toMatchObject({ kind: 'facts', codes: ['ECON 10A'] });
    expect(said('who teaches the other one')).toMatchObject({ kind: 'facts', codes: ['CHEM 17'] });
    expect(said('do both fit together')).toMatchObject({ kind: 'conflicts', codes: ['CHEM 17', 'ECON 10A'] });
  });

  it('are compared by the end that is asked for', () => {
    expect(asked(PAIR, ['which one is more work'])).toMatchObject({
      asks: { field: 'workload', less: false },
    });
    expect(asked(PAIR, ['which is the better rated one'])).toMatchObject({
      asks: { field: 'rating', less: false },
    });
  });

  it('are not what another field is compared with', () =>
    expect(
      searched(['intro chem or intro history, which is easier', 'CHEM 11', 'HIST 12'], ['what about econ']),
    ).toEqual({ subjects: ['ECON'], levels: ['introductory'], sort: 'workload' }));
});
