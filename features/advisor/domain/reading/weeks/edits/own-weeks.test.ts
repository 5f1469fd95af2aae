import { describe, expect, it } from 'vitest';
import type { Request } from '../../request.ts';
import { SAMPLE_SPEAKER, SAMPLE_VOCABULARY } from '../../spans/sample-vocabulary.ts';
import {
  ANEW_BESIDE_OWN,
  ASIDE_OF_OWN,
  CHANGES_OF_OWN,
  FITS_OF_OWN,
  FREES_OF_OWN,
  LOOSE_OF_OWN,
  NOT_OF_OWN,
  SUMS_OF_OWN,
} from '../../testing/own-weeks-said.ts';
import { understand } from '../../understand.ts';

const CODES = ['COMPSCI 50', 'CHEM 17', 'ECON 10A', 'SPANISH 20'];
const SPEAKER = { ...SAMPLE_SPEAKER, planned: [{ term: '2026 Spring', codes: CODES }] };
/** The request of a student who has a plan. */
const asked = (text: string): Request | undefined =>
  understand([{ role: 'user', text }], SAMPLE_VOCABULARY, SPEAKER).requests[0];

describe('what a student says of the plan', () => {
  it.each(CHANGES_OF_OWN)('changes it: “%s”', (text, { gone, come, isDescribed }) =>
    expect(asked(text)).toMatchObject({
      kind: 'week',
      ask: {
        from_plan: true,
        drop: [gone],
        codes: come === undefined ? [] : [come],
        choose: isDescribed === true ? [{ count: 1 }] : [],
      },
      change: { gone: [gone], held: CODES },
    }),
  );
  it.each(FITS_OF_OWN)('asks whether a course goes with it: “%s”', (text) =>
    expect(asked(text)).toMatchObject({ kind: 'week_change', asks: 'fits', base: null, add: ['HIST 12'] }),
  );
  it.each(FREES_OF_OWN)('asks what frees a day: “%s”', (text) =>
    expect(asked(text)).toMatchObject({ kind: 'week_frees', base: null, day: 'Fri' }),
  );
  it.each(SUMS_OF_OWN)('asks for its sum: “%s”', (text) =>
    expect(asked(text)).toMatchObject({ kind: 'own_plan' }),
  );
  it.each(ASIDE_OF_OWN)('sets it aside: “%s”', (text) =>
    expect(asked(text)).toMatchObject({ kind: 'week', ask: { from_plan: false, prefer: [] } }),
  );
  it.each(ANEW_BESIDE_OWN)('begins a week of its own: “%s”', (text) =>
    expect(asked(text)).toMatchObject({
      kind: 'week',
      ask: { codes: ['CHEM 17'], from_plan: false, drop: [] },
    }),
  );
  it('lets all go that are named side by side', () =>
    expect(asked('take CHEM 17 and ECON 10A out')).toMatchObject({ ask: { drop: ['CHEM 17', 'ECON 10A'] } }));
  it('makes it smaller, and hears no time of day', () =>
    expect(
      asked('Could you bring my plan down from four classes to three? I want to hold on to CHEM 17.'),
    ).toMatchObject({ kind: 'week', ask: { drop: ['SPANISH 20'] } }));
  it.each(LOOSE_OF_OWN)('lets go what is in the way: “%s”', (text) =>
    expect(asked(text)).toMatchObject({ kind: 'week', ask: { from_plan: false, prefer: CODES } }),
  );
  it.each(NOT_OF_OWN)('is something else: “%s”', (text) =>
    expect(['week', 'week_change', 'week_frees', 'own_plan']).not.toContain(asked(text)?.kind),
  );
  it('lets no course go that a wish for another one names', () =>
    expect(asked('drop CHEM 17 and find me a not too heavy spanish class')).toMatchObject({
      ask: { drop: ['CHEM 17'] },
    }));
  it('names no plan of another term', () =>
    expect(asked('lose the spanish in the fall')?.kind).not.toBe('week'));
});
