import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boundedAsk } from './bounded-ask.ts';
import { weekAskSchema } from './week-tools.ts';

const ASK = weekAskSchema.parse({});
const amount = fc.option(fc.integer({ min: 0, max: 5_000 }), { nil: undefined });

it('is taken by the tool, whatever amounts a student names', () => {
  fc.assert(
    fc.property(
      fc.record({
        hours: amount,
        units: amount,
        ofOne: amount,
        rating: amount,
        kept: fc.integer({ min: 0, max: 90 }),
      }),
      ({ hours, units, ofOne, rating, kept }) => {
        const [place] = weekAskSchema.parse({ choose: [{}] }).choose;
        if (place === undefined) throw new Error('a place is missing');
        const bounded = boundedAsk({
          ...ASK,
          keep_free: Array.from({ length: kept }, () => ({
            days: ['Mon' as const],
            start: '09:00',
            end: '10:00',
          })),
          ...(hours === undefined ? {} : { max_week_hours: hours }),
          ...(units === undefined ? {} : { units: { least: units, most: units } }),
          choose: [
            {
              ...place,
              ...(ofOne === undefined ? {} : { min_units: ofOne, min_hours: ofOne }),
              ...(rating === undefined ? {} : { min_rating: rating }),
            },
          ],
        });
        expect(weekAskSchema.safeParse(bounded).success).toBe(true);
      },
    ),
  );
});

it('leaves what the tool takes as it is', () => {
  const ask = weekAskSchema.parse({
    units: { least: 12, most: 16 },
    max_week_hours: 30,
    keep_free: [{ days: ['Mon'], start: '09:00', end: '10:00' }],
    choose: [{ max_hours: 6 }],
  });
  expect(boundedAsk(ask)).toEqual(ask);
});
