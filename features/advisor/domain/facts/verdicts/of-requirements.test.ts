import { describe, expect, it } from 'vitest';
import type { ToolOutput } from '../../tools.ts';
import { decisionsOfPrerequisites, decisionsOfProgress } from './of-requirements.ts';

type Progress = ToolOutput<'get_requirement_progress'>;

const group = (
  name: string,
  need: number,
  have: number,
): Progress['programmes'][number]['groups'][number] => ({
  name,
  need,
  have,
  courses: [],
  options: ['A 1'],
  options_total: 1,
});
const progress = (more: Partial<Progress> = {}, ofProgramme: object = {}): Progress => ({
  programmes: [
    {
      name: 'Music',
      requirements_stated: true,
      groups: [group('Theory', 2, 1), group('Making music', 2, 0), group('History', 1, 1)],
      ...ofProgramme,
    },
  ],
  not_recognised: null,
  ...more,
});
const said = (answer: Progress, kind: string): string[] =>
  decisionsOfProgress(answer).flatMap((each) => (each.kind === kind ? [each.verdict.says] : []));

it('adds up the places that are open', () =>
  expect(said(progress(), 'places')).toEqual(['Together 3 places are open, in 2 groups']));

it('names the courses that count as taken', () =>
  expect(said(progress({ also_taking: ['A 1', 'B 2'] }), 'open')).toEqual([
    'With **A 1** and **B 2**, still open in **Music**',
  ]));

it.each<[string[], number, boolean, string]>([
  [[], 0, false, '**A 1** counts towards nothing that is still open in **Music**'],
  [['Theory'], 1, false, '**A 1** counts towards **Theory** in **Music**'],
  [
    ['Theory', 'History'],
    1,
    false,
    '**A 1** counts towards **Theory** or **History** in **Music**, but fills only one of them',
  ],
  [
    ['Theory', 'History'],
    2,
    false,
    '**A 1** counts towards **Theory** and **History** in **Music**, both at once',
  ],
  [['Theory'], 1, true, '**A 1** counts towards **Theory** in **Music** already'],
  [[], 0, true, '**A 1** is among your courses and counts towards no group of **Music**'],
])('says what a course fills: %j, %i', (course_fits, course_fills, is_taken, says) =>
  expect(
    said(progress({ course: { code: 'A 1', is_taken } }, { course_fits, course_fills }), 'counts'),
  ).toEqual([says]),
);

it('says that a course is not given in the term asked about', () => {
  const answer = {
    found: true as const,
    code: 'A 1',
    title: 'First',
    term: '2026 Spring',
    terms: ['2026 Spring'],
    verdict: 'none_stated' as const,
    stated: null,
    recommended_preparation: null,
    have: [],
    missing: [],
    undecided: [],
  };
  const kinds = (term?: string): string[] =>
    decisionsOfPrerequisites(answer, { code: 'A 1', term }).map(({ kind }) => kind);
  expect(kinds('2025 Fall')).toContain('other-term');
  expect(kinds('2026 Spring')).not.toContain('other-term');
  expect(kinds()).not.toContain('other-term');
});

it.each<[way: 'open' | 'credit', isTaken: boolean, says: string[]]>([
  ['open', true, ['By its notes, **A 1** is not open to you in 2026 Spring, because you have **B 2**']],
  ['credit', true, ['By its notes, **A 1** gives you no credit in 2026 Spring, because you have **B 2**']],
  ['open', false, []],
])('says that its notes shut the student out: %s, %s', (way, is_taken, says) => {
  const told = decisionsOfPrerequisites(
    {
      found: true,
      code: 'A 1',
      title: 'First',
      term: '2026 Spring',
      terms: ['2026 Spring'],
      verdict: 'none_stated',
      stated: null,
      recommended_preparation: null,
      have: [],
      missing: [],
      undecided: [],
      barring: [{ code: 'B 2', way, is_taken }],
    },
    { code: 'A 1' },
  );
  expect(told.flatMap(({ kind, verdict }) => (kind === 'barred' ? verdict.says : []))).toEqual(says);
});

describe('two programmes held against each other', () => {
  const open = (name: string, places: number): Progress['programmes'][number] => ({
    name,
    requirements_stated: true,
    groups: [group('All', 3, 3 - places)],
  });
  const against = (mine: number, theirs: number, shared: string[]): Progress => ({
    programmes: [open('Music', mine), open('Film', theirs)],
    not_recognised: null,
    shared,
  });

  it.each([
    [1, 2, '**Music** leaves fewer places open: 1, and **Film** 2'],
    [3, 2, '**Film** leaves fewer places open: 2, and **Music** 3'],
    [2, 2, '**Music** and **Film** leave as many places open: 2'],
  ])('says which leaves fewer places open: %i, %i', (mine, theirs, says) =>
    expect(said(against(mine, theirs, []), 'fewer')).toEqual([says]),
  );

  it('says what would count in both', () => {
    expect(said(against(1, 1, ['A 1', 'B 2']), 'shared')).toEqual([
      'What counts towards something that is open in **Music** and in **Film**: **A 1** and **B 2**',
    ]);
    expect(said(against(1, 1, []), 'shared')[0]).toMatch(/^No course /);
  });
});
