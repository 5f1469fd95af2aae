import { describe, expect, it } from 'vitest';
import { asked, askedThen, PLACED_WEEK } from '../../testing/weeks-asked.ts';

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
    ['what would my mondays look like', ['Mon']],
    ['what do i have on friday', ['Fri']],
    ['when is my last class on tuesday', ['Tue']],
    ['when do i start on tuesdays', ['Tue']],
    ['is monday free', ['Mon']],
    ['am i done by 5 on thursdays', ['Thu']],
  ])('shows it once more, with the day: “%s”', (text, days) =>
    expect(askedThen(text, PLACED_WEEK)).toMatchObject({ ...SAME, days }),
  );

  it.each([
    'is there a lunch break',
    'whens my first class',
    'how late does it go',
    'which day is the longest',
    'whats my busiest day',
  ])('shows it once more: “%s”', (text) => expect(askedThen(text, PLACED_WEEK)).toMatchObject(SAME));

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
