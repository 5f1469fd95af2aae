import { codeOf } from './planned-course.ts';
import type { PlannedWeek } from './planned-week.ts';

export interface ClassNumbers {
  /** Of the sections that are shown, in the order of the courses; each once. */
  numbers: readonly string[];
  /** Codes of the courses of which a section has none. */
  without: readonly string[];
}

/** What registers for a week's sections. */
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
