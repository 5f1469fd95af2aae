import { describe, expect, it } from 'vitest';
import { TALK_TABLE } from './spans/lines.ts';
import { readMessage } from './frame/read-message.ts';
import { SAMPLE_VOCABULARY } from './spans/sample-vocabulary.ts';
import { sayMeaning } from './testing/say-meaning.ts';

const read = (said: string) =>
  readMessage(said, SAMPLE_VOCABULARY, { today: '2025-10-03', table: TALK_TABLE });
const conditionsOf = (said: string): string[] =>
  read(said).frame.conditions.map(({ condition }) =>
    sayMeaning({ is: 'conditions', conditions: [condition] }),
  );

describe('what students tell of themselves', () => {
  it.each([
    ['i have lab until 2 on mondays so a history class', 'keepsFree M 00:00-14:00'],
    ['i row until 9 every morning', 'startsAfter 09:00'],
    ['practice is 4 to 6, a history class', 'keepsFree M T W Th F 16:00-18:00'],
    ['i am away on fridays, a history class', 'not days any F'],
    ['my shift ends at 3, any history', 'startsAfter 15:00'],
  ])('is time that is taken: %s', (said, taken) => {
    expect(conditionsOf(said)).toContain(taken);
  });

  it.each([
    'i want a history class on mondays',
    'i am free on mondays, a history class',
    'i can only do mondays',
  ])('is no taken time where it is wished for: %s', (said) => {
    expect(
      read(said).frame.conditions.some(({ condition }) => condition.on === 'days' && !condition.isTurned),
    ).toBe(true);
  });

  it('is no topic', () => {
    const { topics } = read('I share the car with my sister, so a class about rivers please');
    expect(topics.map(({ words }) => words.flat())).toEqual([['rivers']]);
  });
});

describe('a bound without a unit', () => {
  it.each([
    ['history classes without too many people, like 30 max', 'size at most 30'],
    ['history, hours at most 5 and rating over 4.2', 'rating at least 4.2'],
    ['history, hours at most 5', 'hours at most 5'],
    ['history under 6', 'hours at most 6'],
  ])('is of what is spoken of: %s', (said, bound) => {
    expect(conditionsOf(said)).toContain(bound);
  });
});

describe('who and what is told of', () => {
  it.each([
    ['my son Byronson wants a history class', 'instructor Ada Byronson'],
    ['history classes, my roommate wont shut up about rivers', 'not topic shut'],
    ['history or rivers n plague classes', 'topic n'],
  ])('is no condition: %s', (said, condition) => {
    expect(conditionsOf(said)).not.toContain(condition);
  });

  it('is an instructor in full', () => {
    expect(conditionsOf('does Ada Byronson teach anything')).toEqual(['instructor Ada Byronson']);
  });

  it('keeps the days that were named', () => {
    expect(conditionsOf('i work tue thu til 1 so nothing before 1 those days')).toContain(
      'keepsFree T Th 00:00-13:00',
    );
  });
});

describe('how many courses', () => {
  it('is a number before what they are', () => {
    expect(read('two easy history seminars').frame.count).toBe(2);
  });
});
