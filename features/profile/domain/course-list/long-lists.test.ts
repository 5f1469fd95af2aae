import { describe, expect, it } from 'vitest';
import { createRecogniser } from '#features/catalogue/domain/recogniser/recogniser.ts';
import { SPACED } from '#features/catalogue/domain/recogniser/sample-catalogues.ts';
import { type CourseListReader, LIST_MAX, readCourseList } from './course-list.ts';

const spaced: CourseListReader = { recogniser: createRecogniser(SPACED), titleOf: () => 'Introduction' };

describe('a list in a single line', () => {
  it('is read to its end', () => {
    const items = readCourseList(
      `${'CS 50, '.repeat(10_000)}MATH 21A   Multivariable Calculus   4.0`,
      spaced,
    );
    expect(items.map(({ code }) => code)).toContain('MATH 21A');
  });
});

it('is read up to the length limit', () => {
  const items = readCourseList(`MATH 21A\n${'x'.repeat(LIST_MAX)}\nMATH 21B`, spaced);
  expect(items.map(({ code }) => code)).toEqual(['MATH 21A']);
});
