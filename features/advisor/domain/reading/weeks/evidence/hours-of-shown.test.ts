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
});
