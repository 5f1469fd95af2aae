import { describe, expect, it } from 'vitest';
import type { SearchInput } from '../request.ts';
import { SAMPLE_SPEAKER, SAMPLE_VOCABULARY } from '../spans/sample-vocabulary.ts';
import { understand } from '../understand.ts';

const asked = (text: string) =>
  understand([{ role: 'user', text }], SAMPLE_VOCABULARY, SAMPLE_SPEAKER).requests[0];
const searched = (text: string): SearchInput | null => {
  const request = asked(text);
  return request?.kind === 'recommend' ? request.wish.search : null;
};

describe('what is told beside a wish', () => {
  it.each([
    'I looked at Saturn last night! Is there an econ class?',
    'twisted my ankle tuesday and im soooo bored. is there an econ class',
    'We had a big lecture on mondays last year. Any econ class?',
    'My grandmother kept an enormous garden. Any econ class?',
    'He kept talking about tuesday mornings. I need an econ class.',
    'My adviser says it is a gate, to what she did not say. Any econ class?',
  ])('is no condition: %s', (text) => expect(searched(text)).toEqual({ subjects: ['ECON'] }));

  it.each<[string, SearchInput]>([
    [
      'My advisor says I need a history class. Something only on Tuesdays?',
      { subjects: ['HIST'], days: ['Tue'] },
    ],
    ['got practice 3 to 6 every day so i have to be done by 3. econ class', { ends_at_or_before: '15:00' }],
    ['I took a great history class last year. Anything like that?', { subjects: ['HIST'] }],
    ['They moved practice to 4 on Tuesdays. Any econ class?', { avoid_days: ['Tue'] }],
    ['Thursday afternoons I volunteer. Any econ class?', { subjects: ['ECON'] }],
    ['on mondays i work. econ?', { avoid_days: ['Mon'], subjects: ['ECON'] }],
  ])('is kept where it is the wish, or says when there is no time: %s', (text, search) =>
    expect(searched(text)).toMatchObject(search),
  );

  it('is taken as told where nothing is asked, and as thanks where somebody is thanked', () => {
    expect(asked('My son has been throwing up since 4 am')).toEqual({ kind: 'small_talk', talk: 'told' });
    expect(asked('I did badly on the midterm and cried. Thank you for listening')).toEqual({
      kind: 'small_talk',
      talk: 'thanks',
    });
  });
});

describe('a bound without a unit', () => {
  const then = (...turns: string[]): SearchInput | null => {
    const said = turns.map((text) => ({ role: 'user' as const, text }));
    const [request] = understand(said, SAMPLE_VOCABULARY, SAMPLE_SPEAKER).requests;
    return request?.kind === 'recommend' ? request.wish.search : null;
  };

  it('is a rating where hours are bounded already, and days where days are', () => {
    expect(then('econ, under 5 hours', 'and like over 4.4')).toMatchObject({ max_hours: 5, min_rating: 4.4 });
    expect(then('econ, over 5 hours', 'over 4.4')).toMatchObject({ min_hours: 4.4 });
    expect(then('the lightest econ class that people still like, 4 or up')).toMatchObject({ min_rating: 4 });
    expect(then('econ. not 5 days a week. two at most')).toEqual({ subjects: ['ECON'], max_days: 2 });
    expect(then('econ, lets say 4.0 and up')).toMatchObject({ min_rating: 4 });
  });
});
