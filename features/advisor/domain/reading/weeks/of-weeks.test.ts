import { describe, expect, it } from 'vitest';
import { processorMilliseconds } from '#app/testing/processor-milliseconds.ts';
import { asked, askedIn, askedThen, PLACED_WEEK } from '../testing/weeks-asked.ts';
import { inPlainBounds } from './week-text.ts';

describe('a week that is asked for', () => {
  it.each<[string, object]>([
    [
      'hey can u help me put together next semester? i want 4 courses, fridays off pls',
      { free_days: ['Fri'], choose: [{ count: 4, for: 'requirements' }] },
    ],
    [
      'i need a spring schedule. i have to take chem 17 and econ 10a, no mornings before 10',
      { codes: ['CHEM 17', 'ECON 10A'], starts_at_or_after: '10:00', choose: [] },
    ],
    [
      '4 classes next semester, no fridays, nothing before 10am',
      { free_days: ['Fri'], starts_at_or_after: '10:00', choose: [{ count: 4 }] },
    ],
    [
      "My doctor says nothing before 10. I'd still like CHEM 17 and ECON 10A in my spring schedule, can you set that up?",
      { codes: ['CHEM 17', 'ECON 10A'], starts_at_or_after: '10:00', choose: [] },
    ],
    ['need 3 classes in spring, under 12 hours a week total', { max_week_hours: 12, choose: [{ count: 3 }] }],
    [
      'rehearsals every tue + thu so those days gotta be empty. spring schedule with chem 17',
      { codes: ['CHEM 17'], free_days: ['Tue', 'Thu'] },
    ],
    [
      'chem 17 and econ 10a plus two easy ones',
      { codes: ['CHEM 17', 'ECON 10A'], choose: [{ count: 2, light: true }] },
    ],
    [
      'two classes that count for my major and one for fun please, spring',
      {
        choose: [
          { count: 2, for: 'requirements' },
          { count: 1, for: 'interests' },
        ],
      },
    ],
    [
      'i need chem 17 and econ 10a in the same term, make it work',
      { codes: ['CHEM 17', 'ECON 10A'], choose: [] },
    ],
    [
      '3 courses. no mornings. 1 history.',
      { starts_at_or_after: '12:00', choose: [{ count: 1 }, { count: 2 }] },
    ],
    ['plan my spring with the orgo class (chem 17)', { codes: ['CHEM 17'], choose: [] }],
    [
      'Plan spring. 4 classes, CHEM 17 + ECON 10A in, three of the four count for my major.',
      { codes: ['CHEM 17', 'ECON 10A'], choose: [{ count: 2, for: 'requirements' }] },
    ],
    [
      'four subjects in spring, CHEM 17 in it, where no day begins before 10 and I’m back at the dorm by 6 in the evening',
      { codes: ['CHEM 17'], starts_at_or_after: '10:00', ends_at_or_before: '18:00' },
    ],
    [
      'i can start at 9:30 at the earliest and must be finished by quarter to three. plan three courses for spring',
      { starts_at_or_after: '09:30', ends_at_or_before: '14:45' },
    ],
    [
      'My doctor says I should not have anything before 10 am. I’d still like CHEM 17 and ECON 10A in my spring schedule, is that something you can set up?',
      { codes: ['CHEM 17', 'ECON 10A'], starts_at_or_after: '10:00', choose: [] },
    ],
    [
      'What about evenings instead: two courses, none starting before 4 in the afternoon, Fridays off. Is there a week like that?',
      { starts_at_or_after: '16:00', free_days: ['Fri'], keep_free: [], choose: [{ count: 2 }] },
    ],
    [
      'need a 48 unit spring in 4 subjects. CHEM 17 is non negotiable. over by 5pm',
      { codes: ['CHEM 17'], units: { least: 48, most: 48 }, choose: [{ count: 3 }] },
    ],
    [
      'Hi there, I put together a plan for spring but not all of it works. What doesn’t fit together, and why?',
      { from_plan: true, choose: [] },
    ],
    [
      'take chem 17 out of my schedule and put in econ 10a',
      { from_plan: true, drop: ['CHEM 17'], codes: ['ECON 10A'] },
    ],
    [
      'because i commute i only want tuesdays and thursdays. three courses, at least one of them in history, please',
      { free_days: ['Mon', 'Wed', 'Fri'], choose: [{ count: 1 }, { count: 2, for: 'requirements' }] },
    ],
    [
      'id like a lighter spring: chem 17 plus two more classes, one of them in history, and neither of the extra ones more than ten hours',
      {
        codes: ['CHEM 17'],
        choose: [
          { count: 1, max_hours: 10 },
          { count: 1, subjects: ['HIST'], max_hours: 10 },
        ],
      },
    ],
    ['build me four courses around chem 17', { codes: ['CHEM 17'], choose: [{ count: 3 }] }],
    ['what should i take in spring? four courses please, none on friday', { free_days: ['Fri'] }],
    ['what could i take alongside chem 17 and econ 10a? two more, light', { codes: ['CHEM 17', 'ECON 10A'] }],
    [
      'is it possible to take chem 17 and econ 10a together with fridays off',
      { codes: ['CHEM 17', 'ECON 10A'], free_days: ['Fri'] },
    ],
    ['4 classes, chill, no 9ams, go', { choose: [{ count: 4, light: true }] }],
    [
      'i am taking chem 17 and econ 10a in spring, which two easy humanities could i add so nothing clashes',
      { codes: ['CHEM 17', 'ECON 10A'], choose: [{ count: 2, light: true }] },
    ],
    ['plan my spring, mornings off', { starts_at_or_after: '12:00' }],
    ['plan my spring, afternoons free', { ends_at_or_before: '12:30' }],
    ['i want an easy semester', { choose: [{ count: 4, light: true }] }],
    [
      'find me a timetable w/ chem 17 and econ 10a thats free after 3',
      { codes: ['CHEM 17', 'ECON 10A'], ends_at_or_before: '15:00' },
    ],
    [
      'plan my spring, keep tuesday afternoons free',
      { free_days: [], keep_free: [{ days: ['Tue'], start: '12:00', end: '18:00' }] },
    ],
    [
      'i have to be at work by 3 on mondays and wednesdays. plan my spring',
      { free_days: [], keep_free: [{ days: ['Mon', 'Wed'], start: '15:00', end: '22:00' }] },
    ],
    ['lose chem 17, add econ 10a', { from_plan: true, drop: ['CHEM 17'], codes: ['ECON 10A'] }],
    ['chem 17 has to go. something lighter please', { from_plan: true, drop: ['CHEM 17'] }],
    ['can you get rid of my friday classes', { from_plan: true, free_days: ['Fri'] }],
    ['can you add one easy class to my plan', { from_plan: true, choose: [{ count: 1, light: true }] }],
    ['16 units for spring on 4 days tops', { units: { least: 16, most: 16 }, max_days: 4 }],
    ['three classes for spring, i only want to be on campus two days', { max_days: 2 }],
    [
      'i have to be done by 3 on fridays. chem 17 and three more for spring',
      { codes: ['CHEM 17'], keep_free: [{ days: ['Fri'], start: '15:00', end: '23:00' }] },
    ],
    [
      'four classes for spring. choir is at 4:30 most days so nothing going past that',
      { choose: [{ count: 4 }], ends_at_or_before: '16:30' },
    ],
    ['4 classes for spring, fridays must stay empty', { free_days: ['Fri'] }],
    [
      'spring: chem 17 and two other things, whatever you like, no 9ams',
      { codes: ['CHEM 17'], choose: [{ count: 2 }] },
    ],
    ['plan my spring, four classes, all of them econ', { choose: [{ count: 4, subjects: ['ECON'] }] }],
    ['4 classes in spring, one of them chem 17', { codes: ['CHEM 17'] }],
    [
      'keep chem 17, swap econ 10a for something lighter. my plan',
      { from_plan: true, drop: ['ECON 10A'], choose: [{ count: 1, lighter_than: 'ECON 10A' }] },
    ],
    ['how do i get a day off in my plan', { from_plan: true, max_days: 4 }],
  ])('%s', (text, ask) => expect(asked(text)).toMatchObject({ kind: 'week', ask }));

  it('is none where a course is asked about, or others are looked for', () => {
    for (const text of [
      'easy econ class to fill my schedule',
      'is there an econ class that fits my schedule',
      'chem 17 and econ 10a in spring, any clash?',
      'i am an exchange student, how many units is chem 17',
    ])
      expect(asked(text)?.kind, text).not.toBe('week');
  });
});

describe('what a week can not be held to', () => {
  it.each<[string, object]>([
    ['plan my spring, no back to back classes', { unread: ['no back to back classes'] }],
    [
      'plan my spring, never more than 3 hours of class in one day',
      { unread: ['never more than 3 hours of class in one day'] },
    ],
    ['plan my spring, no final exams', { unheld: ['exams'] }],
    ['plan my fall and spring', { unread: ['spring'] }],
    ['plan my spring, four classes without fridays', { unread: [], unheld: [] }],
  ])('is told: %s', (text, request) => expect(asked(text)).toMatchObject({ kind: 'week', ...request }));

  it('names the one to drop of several, and none of a week with a single course', () => {
    const text = 'too much work lol which one do i drop';
    expect(askedThen(text, PLACED_WEEK)).toMatchObject({ kind: 'week', out: ['heaviest'] });
    const single = askedThen(text, { ...PLACED_WEEK, codes: ['CHEM 17'], chosen: [] });
    expect(single).not.toMatchObject({ out: ['heaviest'] });
  });

  it('is of the heaviest course where only one is to go', () => {
    expect(asked('my spring plan looks brutal. swap out just one thing so its lighter')).toMatchObject({
      out: ['heaviest'],
      ask: { from_plan: true, choose: [{ count: 1, lighter_than: 'gone' }] },
    });
  });

  it('is no week where one course is wished for', () => {
    expect(asked('which econ courses would work this fall')?.kind).not.toBe('week');
    expect(asked('12 units exactly')?.kind).not.toBe('week');
  });
});

describe('a question about the student’s plan', () => {
  it('is a sum where several courses are named', () => {
    expect(asked('chem 17 + econ 10a, how many hrs a week is that')).toMatchObject({
      kind: 'term_total',
      codes: ['CHEM 17', 'ECON 10A'],
    });
  });

  it.each<[string, object]>([
    ['which of my courses is blocking fridays', { kind: 'week_frees', day: 'Fri', base: null }],
    ['what would i have to drop to have mondays free', { kind: 'week_frees', day: 'Mon' }],
    ['is there still room for chem 17 in my week', { kind: 'week_change', add: ['CHEM 17'], asks: 'fits' }],
    [
      'if i drop chem 17 for econ 10a does everything still fit?',
      { kind: 'week_change', drop: ['CHEM 17'], add: ['ECON 10A'] },
    ],
    ['how heavy is my spring', { kind: 'own_plan', term: '2026 Spring' }],
    ['how many hours a week am i looking at with my current plan', { kind: 'own_plan' }],
    [
      'would chem 17 still fit if i dropped econ 10a',
      { kind: 'week_change', add: ['CHEM 17'], drop: ['ECON 10A'], asks: 'fits' },
    ],
    ['does chem 17 clash with anything i have', { kind: 'week_change', add: ['CHEM 17'], asks: 'fits' }],
    ['hours?', { kind: 'own_plan' }],
    [
      'can i add chem 17 without a clash',
      { kind: 'week_change', add: ['CHEM 17'], base: null, asks: 'fits' },
    ],
    ['any conflicts if i add chem 17?', { kind: 'week_change', add: ['CHEM 17'], base: null, asks: 'fits' }],
    ['if i drop chem 17 do i get fridays off', { kind: 'week_frees', day: 'Fri' }],
    ['what is keeping me on campus on thursdays', { kind: 'week_frees', day: 'Thu' }],
    ['i already took chem 17, can you add it to my profile', { kind: 'offer', courses: ['CHEM 17'] }],
    ['put chem 17 on my list please', { kind: 'offer', courses: ['CHEM 17'] }],
  ])('%s', (text, request) => expect(asked(text)).toMatchObject(request));
});

describe('after a week', () => {
  it.each<[string, object]>([
    ['nothing after 4 either', { ends_at_or_before: '16:00', codes: ['COMPSCI 50'] }],
    ['i want thursdays free instead of fridays', { free_days: ['Thu'] }],
    ['hmm make that two', { codes: ['COMPSCI 50'], choose: [{ count: 1, among: ['CHEM 17'] }] }],
    [
      'the last one sounds boring, something else instead',
      { exclude: ['ECON 10A'], choose: [{ among: ['CHEM 17'] }, { count: 1 }] },
    ],
    [
      'drop chem 17 and leave it at two',
      { choose: [{ count: 1, among: ['ECON 10A'] }], exclude: ['CHEM 17'] },
    ],
    ['can you make it two and keep econ 10a in', { codes: ['ECON 10A', 'COMPSCI 50'], choose: [] }],
    ['id rather have two than three', { codes: ['COMPSCI 50'], choose: [{ count: 1 }] }],
    ['can u get rid of fridays', { free_days: ['Fri'] }],
    ['make it four with something light', { choose: [{ count: 2 }, { count: 1, light: true }] }],
    ['keep chem 17 but change the rest', { codes: ['CHEM 17'], exclude: ['COMPSCI 50', 'ECON 10A'] }],
    [
      'Thank you. Might it be made two?',
      { codes: ['COMPSCI 50'], choose: [{ count: 1, among: ['CHEM 17'] }] },
    ],
    ['one of those is enough, so two', { codes: ['COMPSCI 50'], choose: [{ count: 1 }] }],
    ['make it four please, same limits', { choose: [{ count: 2 }, { count: 1 }] }],
    ['could you start later, say ten?', { starts_at_or_after: '10:00', codes: ['COMPSCI 50'] }],
    [
      'take econ out and give me something else thats light',
      { exclude: ['ECON 10A'], choose: [{ among: ['CHEM 17'] }, { count: 1, light: true }] },
    ],
    ['not econ please, something else', { exclude: ['ECON 10A'], choose: [{ among: ['CHEM 17'] }, {}] }],
    ['too heavy', { codes: ['COMPSCI 50'], max_week_hours: 19 }],
    ['hmm can the last one go?', { exclude: ['ECON 10A'] }],
    ['sounds good, add it', { codes: ['COMPSCI 50'], choose: [{ among: ['CHEM 17', 'ECON 10A'] }] }],
    ['show me another version', { exclude: ['CHEM 17', 'ECON 10A'], codes: ['COMPSCI 50'] }],
    ['put that in my planner', { codes: ['COMPSCI 50'], choose: [{ among: ['CHEM 17', 'ECON 10A'] }] }],
    ['add hist 12 to it', { codes: ['COMPSCI 50', 'HIST 12'] }],
  ])('%s', (text, ask) => expect(askedThen(text)).toMatchObject({ kind: 'week', ask }));

  it.each<[string, object]>([
    ['how many hours would that be without chem 17', { drop: ['CHEM 17'], asks: 'total' }],
    ['and with hist 12 on top?', { add: ['HIST 12'], asks: 'fits' }],
    ['what does that come to per week', { add: [], drop: [], asks: 'total' }],
    ['does hist 12 fit with this', { add: ['HIST 12'], asks: 'fits' }],
  ])('%s', (text, request) => expect(askedThen(text)).toMatchObject({ kind: 'week_change', ...request }));
});

it('reads a long message about days and hours in time linear in its length', () => {
  for (const words of ['no class ', 'mon tue ', 'monday free ', 'add the ', 'plan my ']) {
    const long = words.repeat(8_000);
    expect(
      processorMilliseconds(() => inPlainBounds(long)),
      words,
    ).toBeLessThan(2_000);
  }
});

describe('after a question about the student’s plan', () => {
  const then = (first: string, reply: string, text: string) =>
    askedIn([
      { role: 'user', text: first },
      { role: 'assistant', text: reply },
      { role: 'user', text },
    ]);

  it('takes what was asked about', () =>
    expect(then('does chem 17 still fit in my plan', 'Yes, it fits.', 'ok add it then')).toMatchObject({
      kind: 'week',
      ask: { from_plan: true, codes: ['CHEM 17'] },
    }));

  it('puts in its place what was asked about', () =>
    expect(
      then('can i add chem 17 without a clash', 'Yes, it fits.', 'fine then swap econ 10a for it'),
    ).toMatchObject({ kind: 'week', ask: { from_plan: true, codes: ['CHEM 17'], drop: ['ECON 10A'] } }));

  it('adds up what was asked about', () => {
    expect(
      then('does chem 17 still fit in my plan', 'Yes, it fits.', 'how many hours is that?'),
    ).toMatchObject({
      kind: 'week_change',
      add: ['CHEM 17'],
      asks: 'total',
    });
    expect(then('which course would free my fridays', 'None does.', 'how many hours is that?')).toMatchObject(
      {
        kind: 'week_change',
        base: null,
        asks: 'total',
      },
    );
  });

  it('starts from the plan again where a course to go was not in it', () =>
    expect(
      then(
        'swap chem 17 for something lighter',
        'It is not in your plan.',
        'swap econ 10a for something lighter',
      ),
    ).toMatchObject({ kind: 'week', ask: { from_plan: true }, change: { gone: ['ECON 10A'], held: null } }));

  it('drops a course besides', () =>
    expect(then('does chem 17 still fit in my plan', 'No.', 'and if econ 10a goes?')).toMatchObject({
      kind: 'week_change',
      add: ['CHEM 17'],
      drop: ['ECON 10A'],
      asks: 'fits',
    }));

  it('asks the same of another day', () =>
    expect(then('which course would free my fridays', 'None does.', 'and for mondays?')).toMatchObject({
      kind: 'week_frees',
      day: 'Mon',
    }));

  it('asks the same of another course', () =>
    expect(then('does chem 17 still fit in my plan', 'Yes, it fits.', 'and econ 10a?')).toMatchObject({
      kind: 'week_change',
      add: ['ECON 10A'],
      asks: 'fits',
    }));

  it('sums up what is left without the course that frees a day', () =>
    expect(
      then(
        'which one course would free my fridays',
        'Dropping **CHEM 17** frees Friday.',
        'how many hours without that one',
      ),
    ).toMatchObject({ kind: 'week_change', drop: ['CHEM 17'], asks: 'total' }));
});

it.each([
  'can you build my spring timetable so my econ requirements are finished?',
  'plan my spring so i finish my econ requirements',
])('a week for requirements is of as many courses as are usual: “%s”', (text) =>
  expect(asked(text)).toMatchObject({
    kind: 'week',
    ask: { choose: [{ count: 4, for: 'requirements' }] },
  }),
);
