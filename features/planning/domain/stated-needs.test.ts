import { describe, expect, it } from 'vitest';
import type { CheckStated } from '#features/catalogue/domain/prerequisites/stated-check.ts';
import { version } from '../testing/plan-courses.ts';
import { course } from '../testing/sample-content.ts';
import { checkNeed, needLines, openWords, plannedBefore } from './stated-needs.ts';

const TERMS = [
  { name: '2026 Spring', start: '2026-01-26' },
  { name: '2025 Fall', start: '2025-09-02' },
  { name: '2026 Fall', start: '2026-09-01' },
];
const RECORD = { course_requirements: 'MATH 1A and MATH 1B', recommended_prep: '' };

/** Needs both courses. */
const needsBoth: CheckStated = ({ course_requirements }, has) => {
  const codes = ['MATH 1A', 'MATH 1B'];
  const missing = codes.filter((code) => !has(code)).map((code) => [code]);
  return {
    stated: course_requirements,
    check: {
      verdict: missing.length === 0 ? 'met' : 'not_met',
      have: codes.filter(has),
      missing,
      undecided: [],
    },
  };
};
const check = (taken: string[], before: [string, string][]) =>
  checkNeed(needsBoth, RECORD, new Set(taken), new Map(before));

describe('what is planned before a term', () => {
  it('is what counts in the plans of earlier terms', () => {
    const optional = course('ART 1', { need: 'optional', aside: true });
    const fronts = [
      version(['MATH 1A', optional], { term: '2025 Fall' }),
      version(['MATH 1B'], { term: '2026 Spring' }),
      version(['CHEM 1'], { term: '2026 Fall' }),
    ];
    expect([...plannedBefore(fronts, TERMS, '2026 Spring')]).toEqual([['MATH 1A', '2025 Fall']]);
    expect([...plannedBefore(fronts, TERMS, '2026 Fall')]).toEqual([
      ['MATH 1A', '2025 Fall'],
      ['MATH 1B', '2026 Spring'],
    ]);
    expect([...plannedBefore(fronts, TERMS, '2025 Fall')]).toEqual([]);
    expect([...plannedBefore(fronts, TERMS, '2030 Fall')]).toEqual([]);
  });
});

describe('a prerequisite', () => {
  it('that is planned before is said to be planned, and only the rest to be missing', () => {
    const half = check([], [['MATH 1B', '2025 Fall']]);
    expect(half.verdict).toBe('not_met');
    expect(openWords(half)).toBe('MATH 1A missing; MATH 1B is planned for 2025 Fall');
    const all = check(['MATH 1A'], [['MATH 1B', '2025 Fall']]);
    expect(all.verdict).toBe('planned');
    expect(openWords(all)).toBe('MATH 1B is planned for 2025 Fall');
  });

  it('that is taken is not said to be planned', () => {
    const met = check(['MATH 1A', 'MATH 1B'], [['MATH 1B', '2025 Fall']]);
    expect(met.verdict).toBe('met');
    expect(openWords(met)).toBe('');
  });
});

describe('the line of prerequisites', () => {
  const is = (code: string, verdict: Parameters<typeof openWords>[0]['verdict'] | null) => ({
    code,
    check: verdict && { verdict, stated: '', missing: '', planned: '' },
  });

  it('names the courses of each answer that leaves something open', () => {
    expect(
      needLines([
        is('A 1', 'unclear'),
        is('A 2', 'not_met'),
        is('A 3', 'met'),
        is('A 4', null),
        is('A 5', 'planned'),
        is('A 6', 'unclear'),
      ]),
    ).toEqual([
      'Not met: A 2',
      'Met by an earlier plan: A 5',
      'Not certain: A 1 and A 6',
      'Not checked: A 4',
    ]);
  });

  it('does not take what is not stated for met', () => {
    expect(needLines([is('A 1', 'met'), is('A 2', 'met')])).toEqual(['Met']);
    expect(needLines([is('A 1', 'met'), is('A 2', 'none_stated')])).toEqual(['Met, or none stated']);
    expect(needLines([is('A 1', 'none_stated')])).toEqual(['None stated']);
  });
});
