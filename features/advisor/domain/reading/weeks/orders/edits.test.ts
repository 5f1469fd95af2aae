import { describe, expect, it } from 'vitest';
import type { WeekAsk } from '../../../week/week-tools.ts';
import type { WeekSaid } from '../../context.ts';
import { asked, askedIn, askedThen, PLACED_WEEK } from '../../testing/weeks-asked.ts';
import type { Said } from '../../understand.ts';

describe('orders without a sign between them', () => {
  it.each([
    'take out chem 17 put in compsci 124',
    'remove CHEM 17 add COMPSCI 124',
    'add compsci 124 drop chem 17',
    'throw in COMPSCI 124 lose CHEM 17 pls',
    'compsci 124 in chem 17 out',
  ])('%s', (text) => {
    const request = askedThen(text, PLACED_WEEK);
    expect(request).toMatchObject({ kind: 'week', change: { gone: ['CHEM 17'] } });
    expect(request).toMatchObject({ ask: { codes: ['COMPSCI 50', 'COMPSCI 124'], exclude: ['CHEM 17'] } });
  });
});

describe('a week that has to include courses', () => {
  it.each([
    'plan three courses for spring that includes CHEM 17 and ECON 10A',
    'a week that includes chem 17 and econ 10a, three courses',
    'can i get a schedule of three which must include CHEM 17 and ECON 10A',
  ])('%s', (text) => {
    expect(asked(text)).toMatchObject({
      kind: 'week',
      total: 3,
      ask: { codes: ['CHEM 17', 'ECON 10A'], choose: [{ count: 1 }] },
    });
  });
});

describe('edits of a plan of which no week was shown', () => {
  it.each<[string, object]>([
    ['Please add CHEM 17 to the week I have planned.', { from_plan: true, codes: ['CHEM 17'] }],
    ['kindly include CHEM 17 in my planned week', { from_plan: true, codes: ['CHEM 17'] }],
    ['squeeze CHEM 17 into the timetable i made', { from_plan: true, codes: ['CHEM 17'] }],
    [
      'I am DONE with 9ams. keep all four of my classes but nothing before 10',
      { from_plan: true, starts_at_or_after: '10:00' },
    ],
    [
      'no more 9ams. keep all of my classes, nothing before 10',
      { from_plan: true, starts_at_or_after: '10:00' },
    ],
    [
      'i hate 8ams! can i keep all my classes with nothing before 11',
      { from_plan: true, starts_at_or_after: '11:00' },
    ],
    [
      'over 9ams. all four of my classes stay, nothing before 10:30',
      { from_plan: true, starts_at_or_after: '10:30' },
    ],
    ['keep everything in my plan, but no fridays', { from_plan: true, free_days: ['Fri'] }],
    ['fine. swap CHEM 17 for ECON 10A', { from_plan: true, drop: ['CHEM 17'], codes: ['ECON 10A'] }],
  ])('%s', (text, ask) => {
    expect(asked(text)).toMatchObject({ kind: 'week', ask });
  });

  it.each([
    ['drop 10A from my week', '10a'],
    ['take 1123 out of my plan', '1123'],
    ['lose 1067 from my schedule pls', '1067'],
    ['kick 1010b out of my spring', '1010b'],
    ['please remove 51 from my plan', '51'],
  ])('%s: the answer looks for that number in the plan', (text, number) => {
    expect(asked(text)).toMatchObject({ kind: 'week', out: [number], ask: { from_plan: true, drop: [] } });
  });

  it('swaps after a question about one of the two', () => {
    const conversation: Said[] = [
      { role: 'user', text: 'does ECON 10A fit now' },
      { role: 'assistant', text: '**ECON 10A** does not fit.' },
      { role: 'user', text: 'fine. swap CHEM 17 for ECON 10A' },
    ];
    expect(askedIn(conversation.slice(0, 1))).toMatchObject({
      kind: 'week_change',
      add: ['ECON 10A'],
      asks: 'fits',
    });
    expect(askedIn(conversation)).toMatchObject({
      kind: 'week',
      ask: { from_plan: true, drop: ['CHEM 17'] },
    });
  });
});

describe('a week after a change that was not possible', () => {
  const then = (text: string, before = 'add COMPSCI 51') =>
    askedIn([
      { role: 'user', text: 'plan my spring' },
      { role: 'assistant', text: 'Here it is.', week: PLACED_WEEK },
      { role: 'user', text: before },
      { role: 'assistant', text: 'That is not possible.' },
      { role: 'user', text },
    ]);

  it.each([
    'ugh. ok ECON 110 instead',
    'hmm, ECON 110 then',
    'what about ECON 110 instead',
    'ECON 110 in its place',
    'ok, try ECON 110 instead please',
  ])('%s: in the place of what was to be added', (text) => {
    expect(then(text)).toMatchObject({
      kind: 'week',
      ask: { codes: ['COMPSCI 50', 'ECON 110'], exclude: ['COMPSCI 51'] },
    });
  });

  it.each(['undo that', 'nvm undo'])('%s: what was shown before', (text) => {
    const request = then(text);
    expect(request).toMatchObject({ kind: 'week', ask: { codes: ['COMPSCI 50'] } });
  });

  it.each([
    'Ah ok. Leave the lab out then. CHEM 17 with ECON 110 and GOV 20?',
    'ok skip the lab then, what about CHEM 17 and ECON 110 and GOV 20',
    'Drop the lab then. CHEM 17 plus ECON 110 and GOV 20?',
  ])('%s: those alone', (text) => {
    const conversation: Said[] = [
      { role: 'user', text: 'make me a week with COMPSCI 50 and CHEM 17 in it' },
      { role: 'assistant', text: 'That is not possible.' },
      { role: 'user', text },
    ];
    expect(askedIn(conversation)).toMatchObject({
      kind: 'week',
      ask: { codes: ['CHEM 17', 'ECON 110', 'GOV 20'], exclude: ['COMPSCI 50'] },
    });
  });
});

describe('one more for the week shown', () => {
  const held: WeekSaid = PLACED_WEEK;
  it.each([
    'Very good. Put one more, any which is not so much work',
    'add another, whatever isnt too heavy',
    'Please give me one more course, something that is not much work',
    'find me a fourth, anything that has not so much work',
    'add one more, any that is not too hard',
  ])('%s: those before stay', (text) => {
    expect(askedThen(text, held)).toMatchObject({
      ask: {
        codes: ['COMPSCI 50'],
        choose: [
          { count: 2, among: ['CHEM 17', 'ECON 10A'] },
          { count: 1, light: true },
        ],
      },
    });
  });
  it.each([
    'could i add a 4th and still only come in 3 days?',
    'can you fit one more and keep it to 3 days',
    'could i do a fourth but only be on campus 3 days',
    'could i take another one and still be in for only 3 days',
  ])('%s', (text) => {
    expect(askedThen(text, held)).toMatchObject({
      ask: {
        max_days: 3,
        prefer: ['CHEM 17', 'ECON 10A'],
        choose: [{ count: 2 }, { count: 1, for: 'requirements' }],
      },
    });
  });
});

it('keeps the courses of a week under a bound that it had', () => {
  const week = { ...PLACED_WEEK, asked: { ...PLACED_WEEK.asked, max_days: 3 } };
  expect(askedThen('could i add a 4th and still only come in 3 days?', week)).toMatchObject({
    ask: { max_days: 3, prefer: [], choose: [{ among: ['CHEM 17', 'ECON 10A'] }, { count: 1 }] },
  });
});

describe('courses that are named, whatever is planned', () => {
  const CODES = ['CHEM 17', 'ECON 10A', 'GOV 20'];
  it.each([
    'If I took CHEM 17, ECON 10A and GOV 20 together, about how many hours a week am I signing up for?',
    'roughly how many hours would it be if i did CHEM 17 and ECON 10A and GOV 20 together',
    'what workload would i have if I take CHEM 17, ECON 10A plus GOV 20',
    'if i did CHEM 17, ECON 10A and GOV 20, what would that be in hours',
  ])('%s: their sum', (text) => {
    expect(asked(text)).toMatchObject({ kind: 'term_total', codes: CODES });
  });
  it.each([
    "I'd have CHEM 17 and ECON 10A in the spring. would GOV 20 fit with those two?",
    'i have CHEM 17 and ECON 10A next spring. does GOV 20 work alongside them',
    'taking CHEM 17 and ECON 10A in spring, can GOV 20 go with these two?',
  ])('%s: whether they go together', (text) => {
    expect(asked(text)).toMatchObject({ kind: 'conflicts', codes: CODES, together: true });
  });
});

describe('a week that is told in several sentences', () => {
  it.each<[string, object]>([
    [
      'I got a job in a lab! Tuesdays and Thursdays 1 to 5pm. Can you plan four spring courses around it, I like sleep and brain topics',
      {
        keep_free: [{ days: ['Tue', 'Thu'], start: '13:00', end: '17:00' }],
        choose: [{ count: 4, topics: ['sleep', 'brain'] }],
      },
    ],
    [
      'new job!! mondays and wednesdays 2 to 6. plan four spring courses around it',
      {
        keep_free: [{ days: ['Mon', 'Wed'], start: '14:00', end: '18:00' }],
        choose: [{ count: 4, for: 'requirements' }],
      },
    ],
    [
      'I just got into the orchestra. Tuesdays 4 to 6:30. Make me a spring of four courses',
      { keep_free: [{ days: ['Tue'], start: '16:00', end: '18:30' }], choose: [{ count: 4 }] },
    ],
    [
      "could you suggest a whole spring for me? Four classes, mostly about sleep or memory, and I really can't go over 25 hours a week total",
      { max_week_hours: 25, choose: [{ count: 4, topics: ['sleep', 'memory'] }] },
    ],
    [
      'All in all four courses in spring. The classes must start at 11 or more late please',
      { starts_at_or_after: '11:00' },
    ],
    ['Four courses in spring, all start at ten or more', { starts_at_or_after: '10:00' }],
  ])('%s', (text, ask) => {
    expect(asked(text)).toMatchObject({ kind: 'week', ask });
  });
});

describe('an exchange after which a day is to be free', () => {
  it.each([
    'I have just seen that ECON 10A meets on Fridays. Could you swap it for something else so that my Fridays are free?',
    'ugh ECON 10A is on fridays, swap it for something else so my fridays are free',
    'ECON 10A only meets on Fridays. Replace it with another course which leaves Friday free.',
  ])('never frees the other days: %s', (text) => {
    const request = askedThen(text, PLACED_WEEK);
    expect(request).toMatchObject({ kind: 'week', ask: { exclude: ['ECON 10A'] } });
    const { free_days, choose } = (request as { ask: WeekAsk }).ask;
    const freed = [...free_days, ...choose.flatMap(({ avoid_days = [] }) => avoid_days)];
    expect(new Set(freed)).toEqual(new Set(['Fri']));
  });

  it('hears a day that the new course is to have', () => {
    const request = askedThen('swap ECON 10A for something on Fridays', PLACED_WEEK);
    const { choose } = (request as { ask: WeekAsk }).ask;
    expect(choose.flatMap(({ avoid_days = [] }) => avoid_days)).toEqual(['Mon', 'Tue', 'Wed', 'Thu']);
  });
});

describe('an hour without its colon', () => {
  it.each([
    ['nothing before 1030am', { starts_at_or_after: '10:30' }],
    ['nothing before 10 30 am', { starts_at_or_after: '10:30' }],
    ['nothing before 1030 a.m.', { starts_at_or_after: '10:30' }],
    ['no class after 430pm', { ends_at_or_before: '16:30' }],
    ['no class after 0930 PM', { ends_at_or_before: '21:30' }],
  ])('%s', (text, bounds) => {
    expect(askedThen(text)).toMatchObject({ kind: 'week', ask: bounds });
  });
});
