import { describe, expect, it } from 'vitest';
import { type Context, NO_CONTEXT } from '../context.ts';
import { SAMPLE_VOCABULARY } from '../spans/sample-vocabulary.ts';
import { asked } from '../testing/asked-in-turn.ts';
import { describedAsCodes } from './described.ts';

const { lexicon } = SAMPLE_VOCABULARY;
const titleOf = (code: string): string =>
  [...lexicon.titles, ...lexicon.shortTitles].find(([, codes]) => codes.includes(code))?.[0] ?? '';
const LIST: Context = {
  ...NO_CONTEXT,
  shown: ['CHEM 17', 'ECON 10A', 'COMPSCI 124'],
  timed: [
    { code: 'CHEM 17', kinds: [], meets: [{ day: 'Mon', start: '09:00', end: '10:15' }] },
    { code: 'ECON 10A', kinds: [], meets: [{ day: 'Thu', start: '15:00', end: '17:00' }] },
  ],
};
const said = (message: string, context: Context = LIST) => describedAsCodes(message, context, lexicon);

describe('a course of the talk that is described', () => {
  it.each([
    ['how many units is the econ one', 'how many units is ECON 10A'],
    ['the one on Thursday, who runs it', 'ECON 10A, who runs it'],
    ['who teaches that organic class', 'who teaches CHEM 17'],
    ['ok the one that leaves my mondays alone', 'ok ECON 10A'],
    ['i want whichever is not on Thursdays', 'i want CHEM 17'],
    ['this course about organic stuff, is it hard', 'CHEM 17, is it hard'],
    ['ok what if i drop organic and do the econ one', 'ok what if i drop CHEM 17 and do ECON 10A'],
  ])('is replaced with its code: “%s”', (message, meant) => expect(said(message)).toBe(meant));

  it('is meant by its title in the midst of a sentence', () => {
    const [word = ''] = titleOf('CHEM 17')
      .split(' ')
      .filter((each) => each.length > 4);
    const name = `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`;
    expect(said(`does the ${name} count for anything`)).toBe('does CHEM 17 count for anything');
  });

  it.each([
    'how many units is the film one',
    'which is the harder one',
    'the second one, who runs it',
    'the only one on monday mornings that i like',
    'something in Economics for the fall',
    'i want the other class',
  ])('stays as it is typed if none is meant: “%s”', (message) => expect(said(message)).toBe(message));

  it('is looked for in nothing but the talk', () =>
    expect(said('how many units is the econ one', NO_CONTEXT)).toBe('how many units is the econ one'));

  it.each([
    ['when does my econ class meet', 'when does ECON 10A meet'],
    ['whos my econ prof again', 'whos ECON 10A prof again'],
    ['my organic lecture is boring', 'CHEM 17 is boring'],
  ])('is one that the student has planned: “%s”', (message, meant) =>
    expect(describedAsCodes(message, NO_CONTEXT, lexicon, ['CHEM 17', 'ECON 10A'])).toBe(meant),
  );

  it.each(['my film class', 'what fills my econ class requirement', 'my next class', 'my econ homework'])(
    'is none that the student has planned: “%s”',
    (message) =>
      expect(describedAsCodes(message, NO_CONTEXT, lexicon, ['CHEM 17', 'ECON 10A'])).toBe(message),
  );

  it('is not taken out of an order for a week, which has its own reader', () => {
    const week = { asked: {} as never, codes: ['CHEM 17', 'ECON 10A'], hours: null };
    const message = 'swap the econ one for something lighter';
    const last = { kind: 'week', ask: {} as never, called: [] } as const;
    expect(said(message, { ...LIST, week, last: { ...last, called: [] } })).toBe(message);
  });

  it('is asked about', () =>
    expect(
      asked(['something in chem or econ', 'CHEM 17', 'ECON 10A'], ['how much work is the econ one']),
    ).toMatchObject({ kind: 'facts', codes: ['ECON 10A'], fields: ['workload'] }));
});

it('the laboratory of a course is that of its code', () => {
  const context = { ...NO_CONTEXT, shown: ['CHEM 17'], focus: ['CHEM 17'] };
  const without = { ...NO_CONTEXT, shown: ['COMPSCI 124'], focus: ['COMPSCI 124'] };
  expect(said('and the lab that goes along with it, is that worse', context)).toBe(
    'and CHEM 17L, is that worse',
  );
  expect(said('and the lab that goes along with it', without)).toBe('and the lab that goes along with it');
});

it('looks up a few descriptions only, however many a message has', () => {
  const many = 'and does the Organic or that Organic class count '.repeat(40);
  expect(said(many).split('CHEM 17').length - 1).toBe(12);
});
