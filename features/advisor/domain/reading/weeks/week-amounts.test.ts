import { describe, expect, it } from 'vitest';
import { WEEK_AMOUNTS } from '../tables/weeks/week-amounts.ts';
import { amountsIn } from './week-amounts.ts';

describe('amounts of a week', () => {
  it.each(WEEK_AMOUNTS.map(({ example, read, instead }) => [example, read, instead] as const))(
    'reads %j',
    (example, { unheld, ...amounts }, instead) => {
      expect(amountsIn(example)).toEqual({
        amounts,
        unheld: unheld ? [example] : [],
        rest: expect.stringContaining(instead.trim()) as string,
      });
    },
  );

  it.each([
    'a 12 unit class',
    'classes of 4 units each',
    'under 6 hours each',
    'each at most 12 hours a week',
    'it takes ten days',
    'five days',
    'a class two days a week and 30 hours of lab',
  ])('leaves %j alone where it is of one course', (message) => {
    const { amounts } = amountsIn(message);
    expect(amounts.units).toBeUndefined();
    expect(amounts.max_week_hours).toBeUndefined();
  });

  it('reads several, and leaves the rest', () => {
    expect(amountsIn('16 units for me next term, 4 days a week tops')).toEqual({
      amounts: { units: { least: 16, most: 16 }, max_days: 4 },
      unheld: [],
      rest: ' ,  for me next term,  , ',
    });
  });
});
