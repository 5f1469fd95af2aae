import { describe, expect, it } from 'vitest';
import { asked, askedIn, askedThen, PLACED_WEEK } from '../../testing/weeks-asked.ts';

/** The week as it was, with the courses that were chosen. */
const SAME = {
  kind: 'week',
  ask: {
    codes: ['COMPSCI 50'],
    choose: [{ count: 2, for: 'anything', among: ['CHEM 17', 'ECON 10A'] }],
    free_days: [],
    keep_free: [],
  },
};

describe('a question about the hours of the week shown', () => {
  it.each([
    ['what would my mondays look like', 'meets', ['Mon']],
    ['what do i have on friday', 'meets', ['Fri']],
    ['is monday free', 'meets', ['Mon']],
    ['when is my last class on tuesday', 'ends', ['Tue']],
    ['whats the latest i finish on thursday', 'ends', ['Thu']],
    ['am i done by 5 on thursdays', 'ends', ['Thu']],
    ['when do i start on tuesdays', 'starts', ['Tue']],
    ['whens my first class', 'starts', []],
    ['is there any class before 10', 'starts', []],
    ['how late does it go', 'ends', []],
    ['do i have anything after 5pm', 'ends', []],
    ['is there a lunch break', 'lunch', []],
    ['is there a gap for lunch', 'lunch', []],
    ['are there any gaps', 'gaps', []],
    ['do i have a break on monday', 'gaps', ['Mon']],
    ['any gaps on tuesday', 'gaps', ['Tue']],
    ['are there any gaps on tuesday?', 'gaps', ['Tue']],
    ['when does my wednesday start', 'starts', ['Wed']],
    ['can i have lunch every day', 'lunch', []],
    ['do i have a day off', 'free', []],
    ['on which days do i come to campus', 'free', []],
    ['is there anything on fridays?', 'meets', ['Fri']],
    ['oh wait, does any of that start before 10?', 'starts', []],
    ['are any of those back to back on tuesday?', 'meets', ['Tue']],
    ['which day is the longest', 'longest', []],
    ['whats my busiest day', 'busiest', []],
    ['which is the lightest day', 'lightest', []],
  ])('shows it once more, with what is asked: “%s”', (text, hours, days) =>
    expect(askedThen(text, PLACED_WEEK)).toMatchObject({ ...SAME, hours: { asked: hours, days } }),
  );

  it.each(['can i have mondays off', 'i need mondays off', 'no classes on mondays'])(
    'is no wish: “%s”',
    (text) => expect(askedThen(text, PLACED_WEEK)).toMatchObject({ ask: { free_days: ['Mon'] } }),
  );

  it('is about requirements where these are named', () => {
    for (const text of ['am i done with my requirements', 'when do i finish my degree'])
      expect(askedThen(text, PLACED_WEEK)).toMatchObject({ kind: 'requirements' });
  });

  it('is about courses where none was shown, or others are named', () => {
    expect(asked('when is my last class on tuesday')?.kind).not.toBe('week');
    expect(askedThen('when is spring break', PLACED_WEEK)?.kind).not.toBe('week');
    for (const text of ['what econ classes are on friday', 'what does ECON 10A look like on friday'])
      expect(askedThen(text, PLACED_WEEK)?.kind).not.toBe('week');
  });
});

describe('a later start', () => {
  it.each(['start later', 'can it start later', 'what if i start later', 'later start'])(
    'is from ten at first: “%s”',
    (text) => expect(askedThen(text, PLACED_WEEK)).toMatchObject({ ask: { starts_at_or_after: '10:00' } }),
  );

  it('is later than the first class', () => {
    const meets = [{ day: 'Mon' as const, start: '10:30', end: '11:45' }];
    const timed = [{ code: 'CHEM 17', kinds: [], meets }];
    expect(askedThen('start later', { ...PLACED_WEEK, timed })).toMatchObject({
      ask: { starts_at_or_after: '11:00' },
    });
  });

  it('is an hour later than was asked for', () =>
    expect(
      askedThen('even later start please', {
        ...PLACED_WEEK,
        asked: { ...PLACED_WEEK.asked, starts_at_or_after: '10:30' },
      }),
    ).toMatchObject({ ask: { starts_at_or_after: '11:00' } }));
});

describe('hours of the student’s own', () => {
  const week = {
    ...PLACED_WEEK,
    asked: {
      ...PLACED_WEEK.asked,
      keep_free: [
        { days: ['Tue' as const], start: '09:00', end: '10:00' },
        { days: ['Mon' as const, 'Wed' as const], start: '16:00', end: '18:00' },
      ],
    },
  };
  it.each([
    'what if practice moves to 5-7',
    'and actually rowing moved to 5-7',
    'work changed to 5pm to 7pm',
  ])('that move are kept at their new time only: “%s”', (text) =>
    expect(askedThen(text, week)).toMatchObject({
      kind: 'week',
      ask: {
        choose: [{ count: 2 }],
        keep_free: [
          { days: ['Tue'], start: '09:00', end: '10:00' },
          { days: ['Mon', 'Wed'], start: '17:00', end: '19:00' },
        ],
      },
    }),
  );

  it('that stand for several days move on each', () => {
    const of = (day: 'Mon' | 'Wed', start: string, end: string) => ({ days: [day], start, end });
    const keep_free = [of('Mon', '16:00', '18:00'), of('Wed', '16:00', '18:00')];
    expect(
      askedThen('practice moved to 5-7', { ...week, asked: { ...week.asked, keep_free } }),
    ).toMatchObject({ ask: { keep_free: [of('Mon', '17:00', '19:00'), of('Wed', '17:00', '19:00')] } });
  });

  it('stay where the week itself is to change', () =>
    expect(askedThen('can you change it to 10 to 4', week)).not.toMatchObject({
      ask: { keep_free: [{ start: '09:00' }, { start: '10:00' }] },
    }));
});

describe('a total made smaller', () => {
  it.each([
    ['too many hours, make it 20', 20],
    ["that's too much work, get it to 15", 15],
    ['fewer hours please, like under 18', 18],
  ])('is of all courses: “%s”', (text, max_week_hours) =>
    expect(askedThen(text, PLACED_WEEK)).toMatchObject({ kind: 'week', ask: { max_week_hours } }),
  );

  it('is never turned round', () =>
    expect(askedThen('i want more hours, at least 20', PLACED_WEEK)).not.toMatchObject({
      ask: { max_week_hours: 20 },
    }));

  it('is of units where these were said', () => {
    expect(askedThen('too many units, make it 12', PLACED_WEEK)).toMatchObject({
      kind: 'week',
      ask: { units: { least: 0, most: 12 } },
    });
    expect(askedThen('i need more units, at least 16', PLACED_WEEK)).toMatchObject({
      ask: { units: { least: 16 } },
    });
  });
});

describe('a week with courses that were spoken of', () => {
  const spoken = [
    { role: 'user' as const, text: 'tell me about ECON 10A' },
    { role: 'assistant' as const, text: '**ECON 10A** is a course.' },
    { role: 'user' as const, text: 'and CHEM 17' },
    { role: 'assistant' as const, text: '**CHEM 17** is a course.' },
  ];

  it.each([
    'make a schedule with those two for spring',
    'plan a spring week with both of them',
    'build a spring schedule around those two',
  ])('has them: “%s”', (text) =>
    expect(askedIn([...spoken, { role: 'user', text }])).toMatchObject({
      kind: 'week',
      ask: { term: '2026 Spring', codes: ['ECON 10A', 'CHEM 17'], from_plan: false },
    }),
  );

  it('has the one that was spoken of last', () =>
    expect(askedIn([...spoken, { role: 'user', text: 'make me a week with that' }])).toMatchObject({
      kind: 'week',
      ask: { codes: ['CHEM 17'] },
    }));
});

it('asks whether a course fits that the week does not have', () => {
  for (const text of ['why is ECON 10B not in it', "why isn't ECON 10B there", 'why not ECON 10B'])
    expect(askedThen(text, PLACED_WEEK)).toMatchObject({
      kind: 'week_change',
      add: ['ECON 10B'],
      asks: 'fits',
    });
});
