import { describe, expect, it } from 'vitest';
import type { WeekSaid } from '../../context.ts';
import { askedThen, PLACED_WEEK } from '../../testing/weeks-asked.ts';

const SHOWN: WeekSaid = {
  ...PLACED_WEEK,
  sections: [
    { code: 'COMPSCI 50', kind: 'Lecture', section: 'A' },
    { code: 'CHEM 17', kind: 'Laboratory', section: 'L1' },
    { code: 'ECON 10A', kind: 'Lecture', section: 'B' },
  ],
};

const keptAfter = (text: string): string[] | null => {
  const request = askedThen(text, SHOWN);
  if (request?.kind !== 'week') return null;
  return (request.ask.keep_sections ?? []).map(({ code, section }) => `${code} ${section}`);
};

describe('the sections of a week shown', () => {
  it.each([
    ['drop CHEM 17', ['COMPSCI 50 A', 'ECON 10A B']],
    ['swap ECON 10A for something easier', ['COMPSCI 50 A', 'CHEM 17 L1']],
    ['no class on fridays please', ['COMPSCI 50 A', 'CHEM 17 L1', 'ECON 10A B']],
  ])('stay for the courses that stay: %s', (text, kept) => expect(keptAfter(text)).toEqual(kept));

  it('are chosen anew where other sections are asked for', () => {
    expect(keptAfter('fewer gaps between classes')).toEqual([]);
  });
});
