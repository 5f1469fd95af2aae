import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPrerequisites } from '../../prerequisites/check-prerequisites.ts';
import { codesOf, type Requirement } from '../../prerequisites/requirement.ts';
import { isRequirementMet, packRequirement } from './packed-requirement.ts';

const CODES = ['MATH 1', '6.1010', 'A(B) 2', 'C;D', '50% 1', 'what?'];

const { requirement } = fc.letrec<{ requirement: Requirement }>((tie) => ({
  requirement: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ kind: fc.constant('course' as const), code: fc.constantFrom(...CODES) }),
    fc.record({ kind: fc.constant('other' as const), text: fc.string() }),
    fc.record({
      kind: fc.constant('carried' as const),
      text: fc.string(),
      codes: fc.subarray(CODES, { minLength: 1 }),
    }),
    fc.record({ kind: fc.constant('all' as const), of: fc.array(tie('requirement'), { maxLength: 3 }) }),
    fc.record({
      kind: fc.constant('some' as const),
      need: fc.integer({ min: 1, max: 3 }),
      of: fc.array(tie('requirement'), { minLength: 1, maxLength: 3 }),
    }),
  ),
}));

const VERDICTS = { met: true, not_met: false, unclear: null, none_stated: null };

describe('a packed requirement', () => {
  it('is met, not met or undecided like the original', () => {
    fc.assert(
      fc.property(requirement, fc.subarray(CODES), (required, taken) => {
        const isTaken = (code: string) => taken.includes(code);
        const stated = {
          stated: 'x',
          requirement: required,
          certain: true,
          codes: codesOf(required),
          recommended: null,
          recommendedCodes: [],
        };
        const { verdict } = checkPrerequisites(stated, isTaken);
        expect(isRequirementMet(packRequirement(required), isTaken)).toBe(VERDICTS[verdict]);
      }),
    );
  });

  it('is undecided if it could not be parsed', () => {
    expect(packRequirement(null)).toBe('?');
    expect(isRequirementMet('?', () => true)).toBeNull();
  });

  it('may be any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect([true, false, null]).toContain(isRequirementMet(text, () => false));
      }),
    );
  });
});
