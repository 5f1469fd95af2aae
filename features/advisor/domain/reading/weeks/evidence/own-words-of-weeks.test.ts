import { describe, expect, it } from 'vitest';
import { asked, askedIn, askedThen } from '../../testing/weeks-asked.ts';

describe('which course to give up for a free day, in any order of words', () => {
  it.each([
    'which one class, if it vanished, would leave me with no class on mondays',
    'getting mondays back: one course goes, which?',
    "what's standing between me and free mondays",
    'which of my classes is hogging my monday',
    'if I give up CHEM 17 do I get my mondays',
  ])('“%s”', (text) => expect(asked(text)).toMatchObject({ kind: 'week_frees', day: 'Mon', base: null }));
  it.each([
    'CHEM 17, ECON 10A, COMPSCI 50 in spring; what single drop clears Monday?',
    'CHEM 17, ECON 10A, COMPSCI 50 next semester. drop which to have mondays off?',
    'CHEM 17, ECON 10A, COMPSCI 50: spring. To clear Mondays, is losing one of these enough?',
  ])('of courses that are named: “%s”', (text) =>
    expect(asked(text)).toMatchObject({
      kind: 'week_frees',
      day: 'Mon',
      base: ['CHEM 17', 'ECON 10A', 'COMPSCI 50'],
    }),
  );
  it('a long weekend is a free Friday', () =>
    expect(asked('I would love a three-day weekend. Dropping which course would do it?')).toMatchObject({
      kind: 'week_frees',
      day: 'Fri',
    }));
  it.each([
    'my boss wont give me fridays off what do i tell him lol',
    'is there a gov class with no fridays',
  ])('not “%s”', (text) => expect(asked(text)?.kind).not.toBe('week_frees'));
});

describe('sums of what the student has planned', () => {
  it.each([
    'How many hours of work a week did I sign up for in spring. Can you add it up?',
    'Current spring plan: hours per week, total.',
    'weekly hours of my planned courses, just the number',
    'how heavy a week did I let myself in for',
    'What is the weekly burden of the plan in hours?',
  ])('“%s”', (text) => expect(asked(text)).toMatchObject({ kind: 'own_plan' }));
  it('“for the lot” is of the courses before', () =>
    expect(
      askedIn([
        { role: 'user', text: 'do CHEM 17 and ECON 10A go together' },
        { role: 'assistant', text: '**CHEM 17** and **ECON 10A** go together.' },
        { role: 'user', text: 'k. and hours per week for the lot?' },
      ]),
    ).toMatchObject({ kind: 'term_total', codes: ['CHEM 17', 'ECON 10A'] }));
  it('a workload under five hours is a wish', () =>
    expect(asked('are there courses with a workload under 5 hours that fit my schedule')?.kind).not.toBe(
      'own_plan',
    ));
});

describe('whether a course goes into the plan', () => {
  it.each([
    'would CHEM 17 bump into anything i already have for spring',
    'Would CHEM 17 fit alongside my three?',
    'Spring plan + CHEM 17. Fits?',
    'yo does CHEM 17 mess w my plan',
    'Suppose that my current plan were extended by CHEM 17. Would collisions arise?',
  ])('“%s”', (text) =>
    expect(asked(text)).toMatchObject({ kind: 'week_change', base: null, add: ['CHEM 17'], asks: 'fits' }),
  );
  it('the plan in other hours, and then with one more', () => {
    const said = 'I can be in class only from 9h45. Is my plan for spring possible with this?';
    expect(asked(said)).toMatchObject({ add: [], bounds: { starts_at_or_after: '09:45' }, asks: 'fits' });
    expect(
      askedIn([
        { role: 'user', text: said },
        { role: 'assistant', text: 'Yes, it fits.' },
        { role: 'user', text: 'And if I add CHEM 17 too?' },
      ]),
    ).toMatchObject({ term: '2026 Spring', add: ['CHEM 17'], bounds: { starts_at_or_after: '09:45' } });
  });
  it('one for another, after whether several go together', () =>
    expect(
      askedIn([
        { role: 'user', text: 'do CHEM 17, COMPSCI 50 and HIST 12 go together' },
        { role: 'assistant', text: 'Yes, **CHEM 17**, **COMPSCI 50** and **HIST 12** go together.' },
        { role: 'user', text: 'what if i drop CHEM 17 and do ECON 10A instead' },
      ]),
    ).toMatchObject({ kind: 'conflicts', codes: ['COMPSCI 50', 'HIST 12', 'ECON 10A'], together: true }));
  it('one for another at once', () =>
    expect(asked('what if i drop CHEM 17 and do ECON 10A instead')).toMatchObject({
      kind: 'week_change',
      add: ['ECON 10A'],
      drop: ['CHEM 17'],
    }));
});

describe('a week of courses that are named, whatever the verb', () => {
  it.each([
    'lay out CHEM 17, ECON 10A and COMPSCI 50',
    'CHEM 17, ECON 10A, COMPSCI 50, just show me how those would go together',
    'CHEM 17 and ECON 10A and COMPSCI 50. when would i be in class',
    'week(CHEM 17, ECON 10A, COMPSCI 50)',
    'then let us take CHEM 17 together with ECON 10A and COMPSCI 50',
  ])('“%s”', (text) =>
    expect(asked(text)).toMatchObject({
      kind: 'week',
      ask: { codes: ['CHEM 17', 'ECON 10A', 'COMPSCI 50'], choose: [] },
    }),
  );
  it('one more beside the plan', () =>
    expect(asked('tack on CHEM 17 and show the week')).toMatchObject({
      kind: 'week',
      ask: { codes: ['CHEM 17'], from_plan: true },
    }));
});

describe('what holds for the courses that are left open', () => {
  it.each<[string, object]>([
    [
      'three spring courses, all on climate or the environment',
      { choose: [{ count: 3, topics: ['climate', 'environment'] }] },
    ],
    [
      'spring with CHEM 17 and the rest hopefully about rivers, four courses',
      { codes: ['CHEM 17'], choose: [{ count: 3, text: 'rivers' }] },
    ],
    [
      '3 classes tops next sem, all of em econ or history',
      { choose: [{ count: 3, subjects: ['ECON', 'HIST'] }] },
    ],
    [
      'what could my spring look like. econ mostly, at least two of them, four altogether',
      { choose: [{ count: 2, subjects: ['ECON'] }, { count: 2 }] },
    ],
  ])('“%s”', (text, ask) => expect(asked(text)).toMatchObject({ kind: 'week', ask }));
});

describe('days and hours that were turned round', () => {
  it.each<[string, object]>([
    ['CHEM 17 and ECON 10A, neither of them on a friday. week please', { free_days: ['Fri'] }],
    ['spring week with CHEM 17 and ECON 10A, on Friday I must be free', { free_days: ['Fri'] }],
    [
      'spring week with CHEM 17 and ECON 10A, while my Wednesdays remain without obligations',
      { free_days: ['Wed'] },
    ],
    [
      '4 classes in spring, gotta be in the gym by 4 mwf',
      { free_days: [], keep_free: [{ days: ['Mon', 'Wed', 'Fri'], start: '16:00', end: '23:00' }] },
    ],
    [
      'Crew is at 6-9am daily, then again Mon/Wed/Fri 4 to 6:30. Four classes that dodge it, please.',
      {
        free_days: [],
        keep_free: [
          { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], start: '06:00', end: '09:00' },
          { days: ['Mon', 'Wed', 'Fri'], start: '16:00', end: '18:30' },
        ],
      },
    ],
    ['4 clases in spring, no fridys', { free_days: ['Fri'], choose: [{ count: 4 }] }],
  ])('“%s”', (text, ask) => expect(asked(text)).toMatchObject({ kind: 'week', ask }));
});

describe('taking back', () => {
  it.each(['hmm no. go back to how it was', 'wait undo that last thing', 'Please put the old version back.'])(
    '“%s”',
    (text) => {
      expect(asked(text)?.kind).not.toBe('week');
      expect(
        askedIn([
          { role: 'user', text: 'drop CHEM 17 from my plan' },
          {
            role: 'assistant',
            text: 'Here it is.',
            week: {
              asked: {
                codes: [],
                choose: [],
                prefer: [],
                exclude: ['CHEM 17'],
                drop: ['CHEM 17'],
                from_plan: true,
                free_days: [],
                keep_free: [],
              },
              codes: ['ECON 10A'],
              hours: 5,
              chosen: [],
            },
          },
          { role: 'user', text },
        ]),
      ).toMatchObject({ kind: 'week', ask: { from_plan: true, drop: [] } });
    },
  );
});

describe('what is to be put into one’s courses', () => {
  it.each([
    'Could CHEM 17 be added to my courses?',
    "Hi! I'd like CHEM 17 added to my courses, if that's something you do.",
    'CHEM 17 looks great, add it to my courses would you',
    'i took CHEM 17 somewhere else already, add it to my courses',
    "It's settled: CHEM 17. Would you be so good as to put it into my plan?",
  ])('“%s”', (text) => expect(asked(text)).toEqual({ kind: 'offer', courses: ['CHEM 17'] }));
  it('“drop A for something easier in my plan” is a change', () =>
    expect(asked('lowkey might drop CHEM 17 for something easier in my plan')).toMatchObject({
      kind: 'week',
      ask: { drop: ['CHEM 17'] },
    }));
});

describe('a course that is asked about', () => {
  it('is no week, however much is told', () =>
    expect(
      asked(
        'I am something of a worrier about registration forms and like to have every number written out on a card beforehand. ' +
          'Could you kindly give me the class number of the lecture of HIST 48 for the spring, and the hours at which it meets?',
      ),
    ).toMatchObject({ kind: 'facts', codes: ['HIST 48'] }));
});

describe('a change of the week that keeps what is to stay', () => {
  it('“keep A but instead of the others give me B”', () =>
    expect(askedThen('keep CHEM 17 but instead of the other two give me HIST 12 and HIST 48')).toMatchObject({
      kind: 'week',
      ask: { exclude: ['COMPSCI 50', 'ECON 10A'] },
      change: { gone: ['COMPSCI 50', 'ECON 10A'] },
    }));
  it('“N is enough” is the number of courses', () =>
    expect(askedThen('Now I think two is enough for me. Only two, please.')).toMatchObject({ kind: 'week' }));
  it('the plan with one more', () =>
    expect(asked('how would my plan look with CHEM 17 on top')).toMatchObject({
      kind: 'week',
      ask: { from_plan: true, codes: ['CHEM 17'] },
    }));
  it('free mornings are no classes in the morning', () =>
    expect(
      asked(
        "I'd rather my mornings were empty; four courses for the spring, two of which ought to concern rivers",
      ),
    ).toMatchObject({
      kind: 'week',
      ask: { starts_at_or_after: '12:00', choose: [{ count: 2, text: 'rivers' }, { count: 2 }] },
    }));
});

describe('after a week that is not possible', () => {
  const after = (text: string) =>
    askedIn([
      { role: 'user', text: 'CHEM 17 and ECON 10A in spring, no class on fridays' },
      {
        role: 'assistant',
        text: 'That is not possible.',
        week: {
          asked: {
            codes: ['CHEM 17', 'ECON 10A'],
            choose: [],
            prefer: [],
            exclude: [],
            drop: [],
            from_plan: false,
            free_days: ['Fri'],
            keep_free: [],
          },
          codes: ['CHEM 17', 'ECON 10A'],
          hours: null,
          chosen: [],
        },
      },
      { role: 'user', text },
    ]);

  it.each(['ok forget the free friday', 'give up a free Friday', 'fine, drop the free friday then'])(
    '“%s” takes the remedy',
    (text) =>
      expect(after(text)).toMatchObject({
        kind: 'week',
        ask: { codes: ['CHEM 17', 'ECON 10A'], free_days: [] },
      }),
  );
  it.each([
    ['what do I still need for my secondary in history?', { kind: 'requirements', programme: 'History' }],
    ['who teaches chem 17 and is it a lot of work', { kind: 'facts', codes: ['CHEM 17'] }],
  ])('“%s” is about no week', (text, request) => expect(after(text)).toMatchObject(request));
});
