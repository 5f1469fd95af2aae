import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  ratingBadgeBand,
  ratingBand,
  scoreBar,
  workloadBadgeBand,
  workloadBand,
  workloadBar,
  workloadBarBand,
} from './bands.ts';

describe('the colour of a figure', () => {
  const steps: [string, (value: number) => string, string][] = [
    ['rating', ratingBand, '4.5:1 5:1 4.46:1 4.44:2 4:2 3.96:2 3.94:3 3.5:3 3.44:4 3:4 2.96:4 2.94:5 0:5'],
    ['rating badge', ratingBadgeBand, '4.5:1 4.46:1 4.44:2 4:2 3.94:3 3.5:3 3.44:5 3:5 1:5'],
    ['workload', workloadBand, '0:1 5:1 5.04:1 5.06:2 8:2 8.06:3 12:3 12.06:4 15:4 15.06:5 100:5'],
    ['workload bar', workloadBarBand, '5:1 5.04:1 5.06:2 10:2 10.06:3 15:3 15.06:5'],
    ['workload badge', workloadBadgeBand, '4.94:1 4.98:2 5:2 9.94:2 10:3 14.94:3 14.96:5 15:5 100:5'],
  ];
  test.each(steps)('of a %s follows the specification', (_, bandOf, expected) => {
    for (const step of expected.split(' ')) {
      const [value, band] = step.split(':');
      expect(bandOf(Number(value)), value).toBe(`band-${band}`);
    }
  });

  it('is grey for unknown values', () => {
    for (const bandOf of [ratingBand, ratingBadgeBand, workloadBand, workloadBarBand, workloadBadgeBand]) {
      for (const missing of [null, undefined, Number.NaN]) expect(bandOf(missing)).toBe('band-none');
    }
  });

  it('is monotonic: never better for a lower rating or more hours', () => {
    const figure = fc.double({ min: 0, max: 30, noNaN: true });
    fc.assert(
      fc.property(figure, figure, (a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        for (const bandOf of [ratingBand, ratingBadgeBand]) expect(bandOf(high) <= bandOf(low)).toBe(true);
        for (const bandOf of [workloadBand, workloadBarBand, workloadBadgeBand]) {
          expect(bandOf(low) <= bandOf(high)).toBe(true);
        }
      }),
    );
  });
});

describe('the bars of the comparison', () => {
  it('have a width relative to five points or twenty hours', () => {
    expect(scoreBar(4.25)).toEqual({ percent: 85, text: '4.3', band: 'band-2' });
    expect(workloadBar(7.5)).toEqual({ percent: 37.5, text: '7.5 hrs/week', band: 'band-2' });
  });

  it('are clamped to their box', () => {
    expect(workloadBar(100)).toMatchObject({ percent: 100, text: '100.0 hrs/week' });
    expect(scoreBar(6)).toMatchObject({ percent: 100 });
    expect(scoreBar(-1)).toMatchObject({ percent: 0 });
  });

  it('show N/A for unknown values', () => {
    for (const missing of [null, undefined, Number.NaN]) {
      expect(scoreBar(missing)).toEqual({ percent: 0, text: 'N/A', band: 'band-none' });
      expect(workloadBar(missing)).toEqual({ percent: 0, text: 'N/A', band: 'band-none' });
    }
  });
});
