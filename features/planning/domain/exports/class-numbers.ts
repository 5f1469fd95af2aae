import { codeOf } from '../planned-course.ts';
import type { PlannedWeek } from '../planned-week.ts';

export interface ClassNumbers {
  /** Of the shown sections, in the order of the courses, without duplicates. */
  numbers: readonly string[];
  /** Codes of courses with a section that has no class number. */
  without: readonly string[];
}

/** The class numbers to register a week's sections by. */
export const classNumbersOf = ({ courses }: PlannedWeek): ClassNumbers => {
  const numbers = courses.flatMap(({ sections }) => sections.map(({ class_number }) => class_number));
  return {
    numbers: [...new Set(numbers)].filter((number) => number !== ''),
    without: courses
      .filter(
        ({ sections }) => sections.length === 0 || sections.some(({ class_number }) => class_number === ''),
      )
      .map(({ item }) => codeOf(item)),
  };
};
