import { describe, expect, it, test } from 'vitest';
import { createRecogniser } from '../recogniser/recogniser.ts';
import { createCarriersOf } from './carriers.ts';
import { checkPrerequisites } from './check-prerequisites.ts';
import { readPrerequisites } from './read-prerequisites.ts';
import { shownRequirement as shown } from './testing/shown-requirement.ts';

const dotted = createRecogniser({
  subjects: [{ code: '6' }, { code: '18' }, { code: '8' }],
  tags: '6.100A,6.1010,6.1200,18.06,18.01,8.01,8.02'.split(','),
});

describe('a prerequisite that names an attribute', () => {
  const counts = (value: string, ...codes: string[]) => ({ scheme: 'Institute requirement', value, codes });
  const CARRIED = [
    counts('Calculus II', '18.01', '18.06'),
    counts('Physics I', '8.01'),
    counts('Physics II', '8.02'),
  ];
  const carriersOf = createCarriersOf(CARRIED);
  const readNamed = (text: string) =>
    readPrerequisites(
      { course_requirements: text, recommended_prep: '' },
      { recogniser: dotted, carriersOf },
    );
  const check = (text: string, ...taken: string[]) =>
    checkPrerequisites(readNamed(text), (code) => taken.includes(code));

  test.each([
    ['Calculus II (GIR) and Physics II (GIR)', '([18.01 18.06] & [8.02])'],
    ['Calculus II (GIR), Physics I (GIR), and 6.1010', '([18.01 18.06] & [8.01] & 6.1010)'],
    [
      'Physics II (GIR) or 6.100A or permission of instructor',
      '([8.02] | 6.100A | «permission of instructor»)',
    ],
    ['6.1010 and (Physics II (GIR) or 6.1200)', '(6.1010 & ([8.02] | 6.1200))'],
    ['6.1010. Completion of Physics II (GIR).', '(6.1010 & [8.02])'],
    ['Biology (GIR) and Physics II (GIR)', '(«Biology (GIR)» & [8.02])'],
  ])('%j', (text, expected) => {
    const found = readNamed(text);
    expect(shown(found.requirement)).toBe(expected);
    expect(found.codes).toContain('8.02,8.01'.split(',').find((code) => expected.includes(code)));
  });

  it('is met by any course with the attribute', () => {
    expect(check('Calculus II (GIR) and Physics II (GIR)', '18.06', '8.02')).toEqual({
      verdict: 'met',
      have: ['18.06', '8.02'],
      missing: [],
      undecided: [],
    });
  });

  it('is never reported as not met: a student may have it by credit or an older course', () => {
    expect(check('Calculus II (GIR) and Physics II (GIR)', '8.02')).toEqual({
      verdict: 'unclear',
      have: ['8.02'],
      missing: [],
      undecided: ['Calculus II (GIR)'],
    });
    expect(check('6.1010 and Physics II (GIR)', '8.02').verdict).toBe('not_met');
  });

  it('lists its courses if it is uncertain how they combine', () => {
    const found = readNamed('Physics I (GIR) or Physics II (GIR), 6.1010');
    expect(found).toMatchObject({ certain: false, codes: ['6.1010', '8.01', '8.02'] });
  });

  it('does not require what is excluded or recommended', () => {
    expect(readNamed('Not open to those with credit for Physics II (GIR)').codes).toEqual([]);
    expect(readNamed('6.1010. Physics II (GIR) is recommended').codes).toEqual(['6.1010']);
  });
});
