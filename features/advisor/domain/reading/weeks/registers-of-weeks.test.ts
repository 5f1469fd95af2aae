import { describe, expect, it } from 'vitest';
import type { Request } from '../request.ts';
import { SAMPLE_SPEAKER, SAMPLE_VOCABULARY } from '../spans/sample-vocabulary.ts';
import { asked, askedThen, PLACED_WEEK } from '../testing/weeks-asked.ts';
import { understand } from '../understand.ts';

describe('a week in other registers', () => {
  it.each<[string, object]>([
    [
      '4 courses incl CHEM 17, no fridays',
      { codes: ['CHEM 17'], choose: [{ count: 3 }], free_days: ['Fri'] },
    ],
    [
      'spring:\n- CHEM 17\n- ECON 10A\n- one easy class\nno fridays',
      { codes: ['CHEM 17', 'ECON 10A'], choose: [{ count: 1, light: true }] },
    ],
    ['plan my spring with four courses. wait no, three', { choose: [{ count: 3 }] }],
    [
      'make me a schedule with CHEM 17. sorry i meant ECON 10A, and two others',
      { codes: ['ECON 10A'], choose: [{ count: 2 }] },
    ],
    [
      'Kindly draw up a timetable comprising four courses, among them CHEM 17, none commencing before ten.',
      { codes: ['CHEM 17'], choose: [{ count: 3 }], starts_at_or_after: '10:00' },
    ],
    [
      'hello i want make plan for spring with 4 course, i not want friday class',
      { choose: [{ count: 4 }], free_days: ['Fri'] },
    ],
    ['is there any way to do four courses in only 3 days', { choose: [{ count: 4 }], max_days: 3 }],
    [
      'spring with CHEM 17, which everyone says is brutal, and three easy ones',
      { codes: ['CHEM 17'], choose: [{ count: 3, light: true }] },
    ],
    [
      'make me a schedule with CHEM 17 and an easy class',
      { codes: ['CHEM 17'], choose: [{ count: 1, light: true }] },
    ],
    [
      'scrap my plan. 4 courses with CHEM 17, keep it to 20 hrs of work a week total',
      { codes: ['CHEM 17'], choose: [{ count: 3 }], max_week_hours: 20, from_plan: false },
    ],
    [
      'four introductory courses for spring, one in history and one in stats, nothing before 9:30',
      {
        choose: [
          { count: 2, levels: ['introductory'] },
          { count: 1, levels: ['introductory'], subjects: ['HIST'] },
          { count: 1, levels: ['introductory'] },
        ],
      },
    ],
    [
      'my spring: CHEM 17 plus either ECON 10A or COMPSCI 50, three courses in total, make it work',
      { codes: ['CHEM 17'], choose: [{ count: 1, among: ['ECON 10A', 'COMPSCI 50'] }, { count: 1 }] },
    ],
    ['12 units only in spring, CHEM 17 for sure', { codes: ['CHEM 17'], units: { least: 12, most: 12 } }],
    [
      'half history half econ, four classes for spring, fridays off',
      { choose: [{ count: 2 }, { count: 2 }] },
    ],
    ['4 classes for spring: hist x2, econ, chem', { choose: [{ count: 2 }, { count: 1 }, { count: 1 }] }],
  ])('hears %j', (text, ask) => {
    expect(asked(text)).toMatchObject({ kind: 'week', ask });
  });

  it.each<[string, Request['kind']]>([
    ['what do my planned courses come to in hours?', 'own_plan'],
    ['how much work am i signing up for with the plan i have rn', 'own_plan'],
    ['would CHEM 17 and ECON 10A work in the same term', 'conflicts'],
    ['does CHEM 17 fit as a fifth class with what ive got planned', 'week_change'],
    ['put CHEM 17 down as one of mine', 'offer'],
    [
      'if my spring is COMPSCI 50, CHEM 17 and ECON 10A, which one would i leave out to have tuesdays off?',
      'week_frees',
    ],
    ['can i see my plan as a week', 'week'],
    ['is there one course i could drop so that fridays are off', 'week_frees'],
    ['if ECON 10A goes, does CHEM 17 go in', 'week_change'],
    ['can CHEM 17 replace ECON 10A without clashes', 'week_change'],
    ['what is in my plan', 'own_plan'],
  ])('answers %j as %s', (text, kind) => {
    expect(asked(text)).toMatchObject({ kind });
  });

  it.each<[string, object]>([
    [
      'swap CHEM 17 for something that starts after 11',
      { choose: [{ starts_at_or_after: '11:00' }], drop: ['CHEM 17'] },
    ],
    [
      'CHEM 17 is grim, swap it for something lighter? everything else stays',
      { choose: [{ lighter_than: 'CHEM 17' }], drop: ['CHEM 17'] },
    ],
    [
      'swap CHEM 17 and ECON 10A for two easier ones',
      { drop: ['CHEM 17', 'ECON 10A'], codes: [], choose: [{ count: 2, lighter_than: 'CHEM 17' }] },
    ],
  ])('changes the plan by %j', (text, ask) => {
    expect(asked(text)).toMatchObject({ kind: 'week', ask });
    expect((asked(text) as { ask: object }).ask).not.toHaveProperty('starts_at_or_after');
  });

  it.each<[string, object]>([
    [
      "add a class that doesn't meet on Mondays",
      { choose: [{}, { count: 1, avoid_days: ['Mon'] }], free_days: [] },
    ],
    ['two will do after all, but nothing before 10', { choose: [{ count: 1 }], starts_at_or_after: '10:00' }],
    ['take out one so its two, but ECON 10A stays', { codes: ['ECON 10A', 'COMPSCI 50'], choose: [] }],
    [
      'and one more on top, a history class please',
      { choose: [{ count: 2 }, { count: 1, subjects: ['HIST'] }] },
    ],
    [
      'can we make it four, the new one should be history',
      { choose: [{ count: 2 }, { subjects: ['HIST'] }] },
    ],
    ['get the whole thing down to 18 hours a week or less', { max_week_hours: 18 }],
    ['no fridays, but ECON 10A stays', { codes: ['ECON 10A', 'COMPSCI 50'], free_days: ['Fri'] }],
  ])('changes the week shown by %j', (text, ask) => {
    expect(askedThen(text, PLACED_WEEK)).toMatchObject({ kind: 'week', ask });
  });
});

describe('a change of a week in words that name no course', () => {
  const shown = { ...PLACED_WEEK, asked: { ...PLACED_WEEK.asked, exclude: ['ECON 10B'] } };

  it('puts a course back that was ruled out', () =>
    expect(askedThen('wait no put econ back, my advisor will kill me', shown)).toMatchObject({
      kind: 'week',
      ask: { codes: expect.arrayContaining(['ECON 10B']) as string[] },
    }));

  it('asks which course goes, and swaps none the other way', () =>
    expect(askedThen('swap pottery for HIST 12', PLACED_WEEK)).toMatchObject({
      kind: 'week',
      out: ['pottery'],
    }));

  it('has a day again that is fine', () =>
    expect(
      askedThen('fridays are fine then, but swap ECON 10A for HIST 12', {
        ...PLACED_WEEK,
        asked: { ...PLACED_WEEK.asked, free_days: ['Fri'] },
      }),
    ).toMatchObject({ kind: 'week', ask: { free_days: [] } }));

  it.each(['cool add that one', 'bet, save that for me'])('offers the one spoken of: %s', (text) => {
    const said = ['is CHEM 17 hard', text].map((each) => ({ role: 'user' as const, text: each }));
    expect(understand(said, SAMPLE_VOCABULARY, SAMPLE_SPEAKER).requests).toEqual([
      { kind: 'offer', courses: ['CHEM 17'] },
    ]);
  });
});
