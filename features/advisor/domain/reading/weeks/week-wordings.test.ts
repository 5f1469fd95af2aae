import { describe, expect, it } from 'vitest';
import { REFUSED_TIMES } from '../tables/weeks/refused-times.ts';
import { WEEK_ASIDES } from '../tables/weeks/week-asides.ts';
import { WEEK_CHATTER } from '../tables/weeks/week-chatter.ts';
import { WEEK_CONDITIONS } from '../tables/weeks/week-conditions.ts';
import { WEEK_EDITS } from '../tables/weeks/week-edits.ts';
import { WEEK_REGISTERS } from '../tables/weeks/week-registers.ts';
import { WEEK_SAYINGS } from '../tables/weeks/week-sayings.ts';
import { WEEK_SIGNS } from '../tables/weeks/week-signs.ts';
import { WEEK_WORDINGS } from '../tables/weeks/week-wordings.ts';

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

describe('wordings of weeks', () => {
  it.each([
    ...REFUSED_TIMES,
    ...WEEK_SIGNS,
    ...WEEK_ASIDES,
    ...WEEK_CHATTER,
    ...WEEK_CONDITIONS,
    ...WEEK_EDITS,
    ...WEEK_REGISTERS,
    ...WEEK_SAYINGS,
    ...WEEK_WORDINGS,
  ])('says “$example” as “$read”', ({ says, instead, example, read }) => {
    expect(plain(example.replaceAll(says, instead))).toBe(plain(read));
  });
});
