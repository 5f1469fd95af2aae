import { describe, expect, it } from 'vitest';
import { doubtsIn as doubtsOf } from './doubts.ts';
import { TALK_TABLE } from '../spans/lines.ts';
import { readMessage } from './read-message.ts';
import { SAMPLE_VOCABULARY } from '../spans/sample-vocabulary.ts';
import type { Scoped } from './denied/scoped.ts';
import type { Word } from '../spans/words.ts';

const doubtsIn = (said: string) =>
  readMessage(said, SAMPLE_VOCABULARY, { today: '2025-10-15', table: TALK_TABLE }).frame.doubts;

describe('what narrows a wish and was not understood', () => {
  it.each([['econ class around 17 blorbs', ['17 blorbs']]])('is a doubt: %s', (said, doubts) => {
    expect(doubtsIn(said)).toEqual(doubts);
  });

  it.each([
    'econ, not before half past ten, under 6 hours',
    'recommend me 3 history classes',
    'history class, i never sleep',
    'two seminars for next spring',
    'econ no',
  ])('is none: %s', (said) => {
    expect(doubtsIn(said)).toEqual([]);
  });

  it('is looked for in time linear in a clause full of “no”', () => {
    const lookedAt = (length: number): number => {
      let reads = 0;
      const words = Array.from({ length }, (_, at): Word => {
        const word = { text: 'no', start: 3 * at, end: 3 * at + 2, number: null, clock: null, isName: false };
        return {
          ...word,
          get gap() {
            reads += 1;
            return 'space' as const;
          },
        };
      });
      const parts = words.map(
        (_, at) => ({ from: at, to: at + 1, isIdle: true, meaning: { is: 'not' } }) as Scoped,
      );
      doubtsOf(words, parts, []);
      return reads;
    };
    expect(lookedAt(400)).toBeLessThanOrEqual(4 * lookedAt(100) + 10);
  });
});
