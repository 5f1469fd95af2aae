import { describe, expect, it } from 'vitest';
import { SAMPLE_SPEAKER, SAMPLE_VOCABULARY } from '../spans/sample-vocabulary.ts';
import { understand } from '../understand.ts';

const read = (text: string) => understand([{ role: 'user', text }], SAMPLE_VOCABULARY, SAMPLE_SPEAKER);

describe('a question that the rest of a message would hide', () => {
  it.each([
    ['CHEM 17 or ECON 10A. which is less work, which do ppl like more', 'compare', ['workload', 'rating']],
    [
      'CHEM 17 or ECON 10A, which one is better rated and which is less work',
      'compare',
      ['rating', 'workload'],
    ],
  ])('is answered, too: “%s”', (text, kind, fields) => {
    const { requests, passedOver } = read(text);
    expect(requests).toMatchObject([{ kind, fields }]);
    expect(passedOver).toEqual([]);
  });

  it('is answered beside a wish in a sentence of its own', () =>
    expect(read('looking for a chill stats class. also is CHEM 17 given in spring?').requests).toMatchObject([
      { kind: 'recommend', wish: { like: null } },
      { kind: 'facts', codes: ['CHEM 17'], fields: ['term'] },
    ]));

  it('is none where it only tells', () => {
    for (const text of [
      'theres a class about rivers?? is it real can i take it',
      'My daughter, who is a sophomore, likes novels. Is CHEM 17 hard?',
      'Is CHEM 17 hard? any ideas?',
      'How many hours is CHEM 17, and how hard is it?',
    ])
      expect(read(text).passedOver).toEqual([]);
  });
});
