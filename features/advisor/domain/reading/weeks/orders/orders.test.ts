import { describe, expect, it } from 'vitest';
import { spelledOut, wordsOf } from '../../spans/words.ts';
import { ASKS_BY_PARTS, ASKS_NO_WEEK, OWN_TIMES_EXAMPLES } from '../../testing/weeks-said.ts';
import { WEEK_ORDERS } from '../../tables/weeks/week-orders.ts';
import { asked, askedIn, askedThen, PLACED_WEEK } from '../../testing/weeks-asked.ts';
import type { WeekSaid } from '../../context.ts';
import type { Said } from '../../understand.ts';
import { clockSaid, ownTimesIn } from '../plain/own-times.ts';
import { matchesOf, patternOf } from './match-order.ts';

/** What is said after a proposed week from which CHEM 17 was taken. */
const afterAChange = (text: string): Said[] => {
  const after: WeekSaid = { ...PLACED_WEEK, codes: ['COMPSCI 50', 'ECON 10A'], chosen: [] };
  return [
    { role: 'user', text: 'plan my spring' },
    { role: 'assistant', text: 'Here it is.', week: PLACED_WEEK },
    { role: 'user', text: 'without CHEM 17' },
    { role: 'assistant', text: 'Here it is.', week: after },
    { role: 'user', text },
  ];
};

describe('orders to change a week', () => {
  it.each(WEEK_ORDERS)('reads “$example” as one to $does', (line) => {
    const words = wordsOf(spelledOut(line.example));
    const said = (range: { from: number; to: number } | null) =>
      range === null
        ? undefined
        : words
            .slice(range.from, range.to)
            .map(({ text }) => text)
            .join(' ');
    const held = [...matchesOf(patternOf(line), words, { from: 0, to: words.length })].map(
      ({ gone, come, count }) => ({
        gone: said(gone),
        come: said(come),
        count: count ?? undefined,
      }),
    );
    expect(held).toContainEqual({ gone: undefined, come: undefined, count: undefined, ...line.holds });
  });

  it.each<[string, object]>([
    [
      'make the chem a spanish one',
      { exclude: ['CHEM 17'], choose: [{ among: ['ECON 10A'] }, { subjects: ['SPANISH'] }] },
    ],
    [
      'swap the econ one for something in history that isnt on mondays, the rest stays',
      {
        exclude: ['ECON 10A'],
        choose: [{ among: ['CHEM 17'] }, { subjects: ['HIST'], avoid_days: ['Mon'] }],
      },
    ],
    [
      'leave chem 17 out and put a history seminar in',
      { exclude: ['CHEM 17'], choose: [{}, { subjects: ['HIST'], kinds: ['Seminar'] }] },
    ],
    [
      'could one of those be a physics class',
      { exclude: ['ECON 10A'], choose: [{}, { subjects: ['PHYSICS'] }] },
    ],
    [
      'might the chem course be exchanged for one in spanish',
      { exclude: ['CHEM 17'], choose: [{}, { subjects: ['SPANISH'] }] },
    ],
    [
      'i dont rly like the econ one can u change it',
      { exclude: ['ECON 10A'], choose: [{ among: ['CHEM 17'] }, { count: 1 }] },
    ],
    [
      'instead of the chem one something in history',
      { exclude: ['CHEM 17'], choose: [{}, { subjects: ['HIST'] }] },
    ],
    ['take one of the other ones out, 2 is enough', { exclude: ['ECON 10A'] }],
    [
      'One more alteration, if you permit: HIST 10 in the place of CHEM 17, and everything else as it is.',
      { codes: ['COMPSCI 50', 'HIST 10'], exclude: ['CHEM 17'], choose: [{ among: ['ECON 10A'] }] },
    ],
    [
      'hmmm and how would the week look if I let go of CHEM 17? just the other two',
      { exclude: ['CHEM 17'], choose: [{ among: ['ECON 10A'], count: 1 }] },
    ],
    [
      'oh wait I still owe a history, make sure one of the three is one',
      { choose: [{ among: ['CHEM 17'] }, { subjects: ['HIST'], count: 1 }] },
    ],
    [
      'swap CHEM 17 for smth thats not a language and under 5 hrs a week',
      { exclude: ['CHEM 17'], choose: [{ among: ['ECON 10A'] }, { max_hours: 5, count: 1 }] },
    ],
    [
      'keep COMPSCI 50 n CHEM 17 but swap ECON 10A for smth thats not a language and under 5 hrs a week',
      { codes: ['COMPSCI 50'], exclude: ['ECON 10A'], choose: [{ among: ['CHEM 17'] }, { max_hours: 5 }] },
    ],
    [
      'could handle a fourth. but cap the lot at 40 h a week',
      { max_week_hours: 40, choose: [{ count: 2 }, { count: 1 }], prefer: ['CHEM 17', 'ECON 10A'] },
    ],
  ])('after a week: %s', (text, ask) =>
    expect(askedThen(text, PLACED_WEEK)).toMatchObject({ kind: 'week', ask }),
  );

  it.each<[string, object]>([
    ['Scratch CHEM 17 from the plan. Show the week.', { from_plan: true, drop: ['CHEM 17'], choose: [] }],
    [
      'lose CHEM 17 from my plan and get me an econ subject (course 14) in its spot, the other three are locked',
      { from_plan: true, drop: ['CHEM 17'], choose: [{ subjects: ['ECON'], count: 1 }] },
    ],
    [
      'In my plan, please replace CHEM 17 with something that asks six hours a week or less and doesn’t collide with the other three.',
      { from_plan: true, drop: ['CHEM 17'], choose: [{ max_hours: 6, count: 1 }] },
    ],
    [
      'soo CHEM 17 was a random pick honestly. could you switch it for some other history that’s 4 hours a week or less? the other three in my plan stay',
      { from_plan: true, drop: ['CHEM 17'], choose: [{ subjects: ['HIST'], max_hours: 4, count: 1 }] },
    ],
  ])('of the plan: %s', (text, ask) => expect(asked(text)).toMatchObject({ kind: 'week', ask }));

  it.each(['undo that', 'hm no, go back to the one before please', 'the old one was better'])(
    'takes the last change back after “%s”',
    (text) => {
      const ask = { codes: ['COMPSCI 50'], choose: [{ among: ['CHEM 17', 'ECON 10A'] }] };
      expect(askedIn(afterAChange(text))).toMatchObject({ kind: 'week', ask });
    },
  );

  it.each([
    'what were the hours again',
    'what was the total again?',
    'who teaches the first one again?',
    'my back hurts, is the first class far?',
    'I had liked something harder',
  ])('takes nothing back after “%s”', (text) => {
    expect(JSON.stringify(askedIn(afterAChange(text)))).not.toContain('CHEM 17');
  });

  it('adds no easy class where a hard one was asked for', () => {
    for (const text of [
      'add one more, something really hard',
      'add another class, anything that has a lot of work',
    ])
      expect(JSON.stringify(askedThen(text, PLACED_WEEK))).not.toMatch(/"max_hours":8|"least":"workload"/);
  });

  it('leaves alone what it does not wholly understand', () => {
    expect(askedThen('who teaches the chem one', PLACED_WEEK)?.kind).not.toBe('week');
    expect(askedThen('how many hours is that', PLACED_WEEK)?.kind).toBe('week_change');
  });

  it('hears what is asked after a comma, beside thanks and a story', () => {
    const text = 'Thank you. My shifts changed, could the same three be done with Thursdays off as well?';
    expect(askedThen(text, PLACED_WEEK)).toMatchObject({ kind: 'week', ask: { free_days: ['Thu'] } });
  });

  // Cut at every set of its joints, this message took longer than a test may.
  it('gives up on a message with joints all over', () => {
    expect(askedThen(`${'and so '.repeat(15)}two three`, PLACED_WEEK)?.kind).not.toBe('week');
  });
});

describe('hours of the student’s own', () => {
  it.each(OWN_TIMES_EXAMPLES)('reads “%s” as %s', (text, kept) => {
    const times = ownTimesIn(wordsOf(spelledOut(text))).flatMap((each) => each.times);
    expect(
      times
        .map(({ days, start, end }) => `${days.join('')} ${clockSaid(start)}-${clockSaid(end)}`)
        .join(', '),
    ).toBe(kept);
  });
});

describe('a week asked for by its parts', () => {
  it.each(ASKS_BY_PARTS)('%s', (text) => expect(asked(text)?.kind).toBe('week'));
  it.each(ASKS_NO_WEEK)('no week: %s', (text) => expect(asked(text)?.kind).not.toBe('week'));
});
