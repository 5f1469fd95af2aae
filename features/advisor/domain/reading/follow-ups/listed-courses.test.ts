import { describe, expect, it } from 'vitest';
import { listedCourses } from '../context.ts';
import { SAMPLE_VOCABULARY } from '../spans/sample-vocabulary.ts';
import { asked } from '../testing/asked-in-turn.ts';
import { askedIn } from '../testing/weeks-asked.ts';

const { recogniser } = SAMPLE_VOCABULARY.lexicon;
const LIST = '- **CHEM 17**, Organic Chemistry\n- **COMPSCI 124**, Data Structures';
const WHOLE = [
  '**COMPSCI 124**, Data Structures, in 2026 Spring:',
  '',
  '- **Asks for**: “ECON 10A or COMPSCI 50.” Not yet. Your profile does not have **ECON 10A**.',
  '- **When and where** in 2026 Spring: Lecture Tue 9:00 AM - 10:15 AM.',
  '- **Counts**: 4 units. **COMPSCI 124** counts towards **Electives**.',
].join('\n');

describe('the courses that a reply offers', () => {
  it('are those of its list', () =>
    expect(listedCourses(LIST, recogniser)).toEqual(['CHEM 17', 'COMPSCI 124']));

  it('are none that a line about one of them names', () =>
    expect(listedCourses(WHOLE, recogniser)).toEqual(['COMPSCI 124']));

  it('stay the list of before when one of them was told in whole', () => {
    const talk = [
      { role: 'user', text: 'something in chem or computer science' },
      { role: 'assistant', text: LIST },
      { role: 'user', text: 'the last one, how much work is it and who teaches it' },
      { role: 'assistant', text: WHOLE },
      { role: 'user', text: 'ok and the first one, is it rated?' },
    ] as const;
    expect(askedIn(talk)).toMatchObject({ kind: 'facts', codes: ['CHEM 17'], fields: ['rating'] });
  });
});

describe('what is no matter of courses', () => {
  it.each([
    ['can other students see my grades on here?? i typed in a D', 'privacy'],
    ['how can my roommate see my plan but like not mess with it', 'sharing'],
    ['how do i put in my grades', 'entering'],
    ['ngl im drowning. like not haha drowning', 'worry'],
    ['i bombed two midterms this week and my mom is in the hospital and i just. cant.', 'worry'],
  ])('is answered as such: “%s”', (text, talk) =>
    expect(asked([text])).toEqual({ kind: 'small_talk', talk }),
  );

  it('is no name of a course, though a title begins alike', () =>
    expect(asked(['write my paper on kant'])).toMatchObject({ kind: 'outside', about: 'anything' }));

  it('is a date that no record has', () =>
    expect(asked(['whats the last day to drop without the W on the transcript'])).toMatchObject({
      kind: 'outside',
      unheld: ['deadlines'],
    }));
});
