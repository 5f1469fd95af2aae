import { expect, it } from 'vitest';
import { TALK_TABLE } from '../spans/lines.ts';
import { SAMPLE_VOCABULARY } from '../spans/sample-vocabulary.ts';
import { sayMeaning } from '../testing/say-meaning.ts';
import { readMessage } from './read-message.ts';

const conditionsOf = (said: string): string[] =>
  readMessage(said, SAMPLE_VOCABULARY, { today: '2025-10-03', table: TALK_TABLE }).frame.conditions.map(
    ({ condition }) => sayMeaning({ is: 'conditions', conditions: [condition] }),
  );

it.each([
  [
    'a history class, just not before 11 bc i open the store some mornings',
    ['startsAfter 11:00'],
    ['endsBefore'],
  ],
  ['a history class over by 2:30, i am at work from 3', ['endsBefore 14:30'], ['startsAfter']],
  ['a morning history class that starts at 9 or later', ['startsAfter 09:00', 'endsBefore 12:00'], []],
  ['a history class between 10 and 1', ['startsAfter 10:00', 'endsBefore 13:00'], []],
])('never asks for times that cannot be: %s', (said, kept, not) => {
  const conditions = conditionsOf(said);
  for (const each of kept) expect(conditions).toContain(each);
  for (const each of not) expect(conditions.join('\n')).not.toContain(each);
});
