import { describe, expect, it } from 'vitest';
import { weekAskSchema } from '../../week/week-tools.ts';
import { asked, askedThen } from '../testing/weeks-asked.ts';

const CHOSEN = {
  asked: weekAskSchema.parse({
    term: '2026 Spring',
    choose: [
      { count: 2, text: 'rocks' },
      { count: 1, kinds: ['Seminar'] },
    ],
  }),
  codes: ['CHEM 17', 'ECON 10A', 'HIST 12'],
  hours: 20,
  chosen: [
    { code: 'CHEM 17', place: 0 },
    { code: 'ECON 10A', place: 0 },
    { code: 'HIST 12', place: 1 },
  ],
};
const NAMED = {
  ...CHOSEN,
  asked: weekAskSchema.parse({ term: '2026 Spring', codes: ['CHEM 17'], choose: [{ count: 2 }] }),
};

describe('a week that starts from nothing', () => {
  it.each<[string, object]>([
    ['dont bother with my plan: 3 classes for spring, no mornings', { choose: [{ count: 3 }] }],
    ['setting my current plan aside, chem 17 and two more for spring', { codes: ['CHEM 17'] }],
    ['new idea without my old plan: 2 or 3 seminars in spring and nothing else', { choose: [{ count: 2 }] }],
    ['never mind my schedule for a sec. fresh start: 4 classes, fridays off', { free_days: ['Fri'] }],
  ])('%s', (text, ask) =>
    expect(asked(text)).toMatchObject({ kind: 'week', ask: { from_plan: false, ...ask }, unread: [] }),
  );
});

describe('a week that starts from the plan', () => {
  it.each<[string, object]>([
    ['turn my plan into a timetable', { codes: [], choose: [] }],
    ['show me my spring plan as a week, nothing after 5', { choose: [], ends_at_or_before: '17:00' }],
    ['build a week for spring out of my plan plus one history class', { choose: [{ count: 1 }] }],
  ])('%s', (text, ask) =>
    expect(asked(text)).toMatchObject({ kind: 'week', ask: { from_plan: true, ...ask } }),
  );

  it('takes days of the course that comes for that course alone', () => {
    expect(asked('swap chem 17 in my plan for something lighter that doesnt meet fridays')).toMatchObject({
      ask: { from_plan: true, free_days: [], choose: [{ lighter_than: 'CHEM 17', avoid_days: ['Fri'] }] },
    });
    expect(asked('swap chem 17 in my plan for something lighter, no fridays')).toMatchObject({
      ask: { from_plan: true, free_days: ['Fri'] },
    });
  });

  it('is judged with a course taken out of it', () =>
    expect(
      asked('if i take chem 17 out of my plan can econ 10a go in instead without a clash'),
    ).toMatchObject({
      kind: 'week_change',
      drop: ['CHEM 17'],
      add: ['ECON 10A'],
    }));
});

describe('the same courses as before', () => {
  it('are all of them', () =>
    expect(askedThen('is there a version of exactly those three without fridays', CHOSEN)).toMatchObject({
      ask: { codes: CHOSEN.codes, choose: [], free_days: ['Fri'] },
    }));

  it('are those that were named, where some were', () =>
    expect(askedThen('what if i want thursdays off, with the same chem one', NAMED)).toMatchObject({
      ask: { codes: ['CHEM 17'], free_days: ['Thu'], choose: [{ count: 2 }] },
    }));

  it('are fewer, with the one that stays', () =>
    expect(askedThen('hmm cut it down to two, but the seminar stays', CHOSEN)).toMatchObject({
      ask: { choose: [{ among: ['CHEM 17'] }, { among: ['HIST 12'] }] },
    }));

  it('are one more, where there is room', () =>
    expect(
      askedThen('is there room for a fourth one, at most 4 hours of work a week?', CHOSEN),
    ).toMatchObject({
      ask: { choose: [{ count: 2 }, { count: 1 }, { count: 1, max_hours: 4 }] },
    }));
});

describe('what is said of courses of a week', () => {
  it.each<[string, object[]]>([
    ['chem 17 and two other classes of at most 5 hours a week each', [{ count: 2, max_hours: 5 }]],
    [
      'plan my spring: three classes, all of them introductory level',
      [{ count: 3, levels: ['introductory'] }],
    ],
    [
      'plan my spring: four history classes, one of them a seminar',
      [
        { count: 3, subjects: ['HIST'] },
        { count: 1, subjects: ['HIST'], kinds: ['Seminar'] },
      ],
    ],
    [
      'keep what is in my plan and find me a fourth class. should be econ',
      [{ count: 1, subjects: ['ECON'] }],
    ],
  ])('%s', (text, choose) => expect(asked(text)).toMatchObject({ kind: 'week', ask: { choose } }));
});

describe('hours and days said in other words', () => {
  it.each<[string, object]>([
    ['4 classes for spring, would be cool if no class ran past 5pm', { ends_at_or_before: '17:00' }],
    ['chem 17 and two others for spring. i want fridays for myself', { free_days: ['Fri'] }],
    [
      'i pick up my daughter at 3 every day. plan me four classes for spring where i am always done by then',
      { ends_at_or_before: '15:00' },
    ],
  ])('%s', (text, ask) => expect(asked(text)).toMatchObject({ kind: 'week', ask }));
});
