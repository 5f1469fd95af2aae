import { describe, expect, it } from 'vitest';
import { countSteps } from '#app/testing/count-steps.ts';
import { createRecogniser } from '#features/catalogue/domain/recogniser/recogniser.ts';
import { DOTTED, SPACED } from '#features/catalogue/domain/recogniser/sample-catalogues.ts';
import { type CourseListReader, LIST_MAX, readCourseList } from './course-list.ts';

const spaced: CourseListReader = { recogniser: createRecogniser(SPACED), titleOf: () => 'Introduction' };
const dotted: CourseListReader = { recogniser: createRecogniser(DOTTED), titleOf: () => null };

const SHORT = 5_000;
/** Four times the text takes four times the steps, and a little for what grows with the digits of a place. */
const MOST = 5;

describe('a list that is all one line', () => {
  it.each([
    ['CS 50, ', spaced],
    ['CS 50 ', spaced],
    ['COMPSCI 5O ', spaced],
    ['(MATH 1A or ', spaced],
    ['CS 50 | Title | 4.0 | A- | ', spaced],
    ['CS 50 A B C D E F ', spaced],
    ['6.10 12.00 ', dotted],
    ['Total 6.10 x ', dotted],
    ['6.1010 12.00 4.0, ', dotted],
  ])('of %j takes no more steps a character than a short one', async (entry, reader) => {
    const steps = (length: number) =>
      countSteps(() => readCourseList(entry.repeat(length / entry.length), reader));
    await steps(SHORT);
    expect((await steps(4 * SHORT)) / (await steps(SHORT))).toBeLessThan(MOST);
  });

  it('is read to its end', () => {
    const items = readCourseList(
      `${'CS 50, '.repeat(10_000)}MATH 21A   Multivariable Calculus   4.0`,
      spaced,
    );
    expect(items.map(({ code }) => code)).toContain('MATH 21A');
  });
});

it('of a list without end the beginning is read', () => {
  const items = readCourseList(`MATH 21A\n${'x'.repeat(LIST_MAX)}\nMATH 21B`, spaced);
  expect(items.map(({ code }) => code)).toEqual(['MATH 21A']);
});
