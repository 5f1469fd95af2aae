import { expect, it } from 'vitest';
import { wordsOf } from '../spans/words.ts';
import { CUES } from '../tables/follow-ups.ts';
import { operationsIn } from './operations.ts';

const asked = (text: string) => [...operationsIn(wordsOf(text))];

it.each(CUES)('reads “$example”', ({ asks, example }) => expect(asked(example)).toContain(asks));

it.each([
  ['any chem classes without fridays', []],
  ['thank you so much', []],
  ['when does it meet', []],
  ['put me down for six hours of class a week at most', []],
])('reads no operation in “%s”', (text, operations) => expect(asked(text)).toEqual(operations));

it('has each example once', () => {
  const examples = CUES.map(({ example }) => example);
  expect(examples).toEqual([...new Set(examples)]);
});
