import { describe, expect, it } from 'vitest';
import type { WeekSaid } from '../../context.ts';
import { askedIn, askedThen, PLACED_WEEK } from '../../testing/weeks-asked.ts';
import type { Said } from '../../understand.ts';

const TIMED: WeekSaid = {
  ...PLACED_WEEK,
  timed: [
    { code: 'COMPSCI 50', kinds: ['Lecture'], meets: [{ day: 'Mon', start: '11:00', end: '12:00' }] },
    {
      code: 'CHEM 17',
      kinds: ['Lecture', 'Laboratory'],
      meets: [{ day: 'Fri', start: '09:00', end: '10:00' }],
    },
    { code: 'ECON 10A', kinds: ['Lecture'], meets: [{ day: 'Tue', start: '15:00', end: '16:15' }] },
  ],
};

describe('the course that goes, in any words', () => {
  it.each([
    // By words of its title.
    ['lose organic', 'CHEM 17'],
    ['lol the micro thing has got to go', 'ECON 10A'],
    ['What a day. Microeconomics goes, I had hoped for better', 'ECON 10A'],
    ['bye micro', 'ECON 10A'],
    ['out with the organic one', 'CHEM 17'],
    ['away with micro please', 'ECON 10A'],
    // By when it meets, and by a kind of class.
    ['drop the early one', 'CHEM 17'],
    ['the 9am one has to go', 'CHEM 17'],
    ['take the friday class out', 'CHEM 17'],
    ['whatever starts earliest must go', 'CHEM 17'],
    ['lose the lab', 'CHEM 17'],
    ['ditch the late one', 'ECON 10A'],
  ])('%s', (text, code) => {
    expect(askedThen(text, TIMED)).toMatchObject({ kind: 'week', ask: { exclude: [code] } });
  });

  it.each([
    'goes well with the organic one',
    'plan out the organic one',
    'if micro goes, would it be easier',
    'drop fridays',
  ])('loses nothing after “%s”', (text) => {
    expect(JSON.stringify(askedThen(text, TIMED) ?? {})).not.toMatch(/"exclude":\["/u);
  });

  it('keeps what is left, in any words', () => {
    for (const text of ['drop micro, I stay with the other two', "micro goes, show me the week that's left"])
      expect(askedThen(text, TIMED)).toMatchObject({
        ask: { codes: ['COMPSCI 50'], choose: [{ among: ['CHEM 17'] }], exclude: ['ECON 10A'] },
      });
  });
});

/** After a week from which CHEM 17 was exchanged for PHYSICS 11. */
const afterSwap = (text: string): Said[] => {
  const after: WeekSaid = { ...PLACED_WEEK, codes: ['COMPSCI 50', 'ECON 10A', 'PHYSICS 11'], chosen: [] };
  return [
    { role: 'user', text: 'plan my spring' },
    { role: 'assistant', text: 'Here it is.', week: PLACED_WEEK },
    { role: 'user', text: 'swap CHEM 17 for a physics class' },
    { role: 'assistant', text: 'Here it is.', week: after },
    { role: 'user', text },
  ];
};

it('drops the course that was just asked about', () => {
  const conversation: Said[] = [
    { role: 'user', text: 'plan my spring' },
    { role: 'assistant', text: 'Here it is.', week: TIMED },
    { role: 'user', text: 'who teaches the organic one' },
    { role: 'assistant', text: '**CHEM 17** is taught by Lin Qiao.' },
    { role: 'user', text: 'hm drop it then' },
  ];
  expect(askedIn(conversation)).toMatchObject({ kind: 'week', ask: { exclude: ['CHEM 17'] } });
});

describe('the week before', () => {
  it.each([
    'put chem back',
    'Put it back, and the new one away',
    'bring back organic',
    'I miss the chem one. I want it again',
    'my friend is in the early one. give me what I had before',
    'kindly take that last change back',
    'back to the original please',
  ])('comes again after “%s”', (text) => {
    const ask = { codes: ['COMPSCI 50'], choose: [{ among: ['CHEM 17', 'ECON 10A'] }] };
    expect(askedIn(afterSwap(text))).toMatchObject({ kind: 'week', ask });
  });

  it.each(['swap physics for a history class, econ stays', 'what were the hours of chem again'])(
    'does not after “%s”',
    (text) => {
      expect(JSON.stringify(askedIn(afterSwap(text)) ?? {})).not.toContain('"among":["CHEM 17","ECON 10A"]');
    },
  );
});

describe('what is said after a question', () => {
  const asking = (text: string): Said[] => [
    { role: 'user', text: 'do CHEM 17, ECON 10A and HIST 12 fit together in spring?' },
    { role: 'assistant', text: 'Yes. **CHEM 17**, **ECON 10A** and **HIST 12** can be taken together.' },
    { role: 'user', text },
  ];
  it.each(['great, show me that', 'yes please, do it', 'Lovely. Make me the week then'])(
    'takes “%s” for a yes',
    (text) => {
      expect(askedIn(asking(text))).toMatchObject({
        kind: 'week',
        ask: { codes: ['CHEM 17', 'ECON 10A', 'HIST 12'] },
      });
    },
  );

  it('changes those courses', () => {
    expect(askedIn(asking('the rivers can go, show me the week with the other two'))).toMatchObject({
      kind: 'week',
      ask: { codes: ['CHEM 17', 'ECON 10A'], exclude: ['HIST 12'] },
    });
  });
});
