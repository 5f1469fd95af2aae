import { describe, expect, it } from 'vitest';
import { TALK_TABLE } from './lines.ts';
import { readMessage } from './read-message.ts';
import { SAMPLE_VOCABULARY } from './sample-vocabulary.ts';

const doubtsIn = (said: string) =>
  readMessage(said, SAMPLE_VOCABULARY, { today: '2025-10-15', table: TALK_TABLE }).frame.doubts;

describe('what narrows a wish and was not understood', () => {
  it.each([
    ['a history seminar, under 17', ['17']],
    ['econ class around 17 blorbs', ['17 blorbs']],
  ])('is a doubt: %s', (said, doubts) => {
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
});
