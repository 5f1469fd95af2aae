import { expect, it } from 'vitest';
import type { CourseFacts } from '../../course-facts.ts';
import { decisionsOfComparison } from './of-figures.ts';

const course = (code: string, rating: number | null, workload: number | null): CourseFacts =>
  ({
    code,
    rating,
    workload,
    enrollment: null,
    units: null,
    meets_with: [],
    other_codes: [],
  }) as unknown as CourseFacts;
const said = (...courses: CourseFacts[]): string[] =>
  decisionsOfComparison(courses).map(({ verdict }) => verdict.says);

it('calls figures alike that are shown alike', () => {
  expect(said(course('A 1', 4.26, 5), course('B 1', 4.31, 6))).toContain(
    '**A 1** and **B 1** are rated alike, to one decimal',
  );
  expect(said(course('A 1', 4.2, 5), course('B 1', 4.3, 5.02))).toEqual(
    expect.arrayContaining([
      '**A 1** and **B 1** take the same time, to one decimal',
      '**B 1** is better rated',
    ]),
  );
  expect(said(course('A 1', 4.2, 5), course('B 1', 4.3, 5.02)).join()).not.toMatch(/(?:less|more) time/);
});

it('ranks those that are shown alike together', () => {
  expect(said(course('A 1', 4.26, 5), course('B 1', 4.31, 6), course('C 1', 3, 7))).toContain(
    '**A 1** and **B 1** are the best rated',
  );
});
