import { describe, expect, it, test } from 'vitest';
import { createRecogniser } from '#features/catalogue/domain/recogniser/recogniser.ts';
import { SPACED } from '#features/catalogue/domain/recogniser/sample-catalogues.ts';
import { readTypedCodes, writtenCourse } from './typed-course.ts';

const recogniser = createRecogniser(SPACED);

describe('text typed into the course field', () => {
  test.each([
    ['cs50', ['COMPSCI 50']],
    ['arabic aa', ['ARABIC AA']],
    ['cs50, math 21a', ['COMPSCI 50', 'MATH 21A']],
    ['geol101', ['GEOL 101']],
    ['acctg 2010', ['ACCTG 2010']],
    ['math-ua 121', ['MATH-UA 121']],
    ['6.1010', ['6.1010']],
    ['15-213', ['15-213']],
    ['en.601.220', ['EN.601.220']],
    ['eng101', ['ENG 101']],
    ['maths 999', ['MATHS 999']],
    ['computer science 999', ['COMPSCI 999']],
    ['hello', []],
    ['Introduction to Computer Science', []],
    ['The 39 Steps', []],
    ['  ', []],
    ['x'.repeat(120), []],
  ])('%j is read as %j', (typed, codes) => {
    expect(readTypedCodes(typed, recogniser)).toEqual(codes);
  });

  it('is kept as written if it is not a code', () => {
    expect(writtenCourse('  Life   drawing ')).toBe('Life drawing');
    expect(writtenCourse('eng 101')).toBe('ENG 101');
  });
});
