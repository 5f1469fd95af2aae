import { chosenOf, type Choice, type Remarks, remarksOf } from './choices.ts';
import { type Conflict, findConflict } from './conflict.ts';
import { type ItemsInput, toItems } from './items.ts';
import { searchItems } from './search-items.ts';
import type { BusyBlock, HeldCourse, TimetabledCourse } from './timetabled-course.ts';
import { dayRangeOf } from './week.ts';

export interface TimetableOptions<C extends TimetabledCourse> {
  /** Of the same term; their courses need not be among the courses. */
  held?: readonly HeldCourse<C>[] | undefined;
  blocks?: readonly BusyBlock[] | undefined;
  /** First and last date of the term, ISO; the default for meetings without dates of their own. */
  dates?: { start: string; end: string } | null | undefined;
  /** Maximum number of options tried for an answer, and again for reducing an impossible set. */
  budget?: number | undefined;
}

/** Whether courses can be taken together; `undecided` if the budget ran out. */
export type Together<C extends TimetabledCourse> = Remarks<C> &
  (
    | { answer: 'together'; choices: Choice<C>[] }
    | ({ answer: 'impossible' } & Conflict<C>)
    | { answer: 'undecided' }
  );

const DEFAULT_BUDGET = 20_000;

/**
 * Whether a section of each kind of each course can be chosen without overlaps, decided for all courses and kinds at
 * once. Deterministic.
 *
 * @param courses of one term (`groupByTerm`)
 */
export const together = <C extends TimetabledCourse>(
  courses: readonly C[],
  options: TimetableOptions<C> = {},
): Together<C> => {
  const { budget = DEFAULT_BUDGET } = options;
  const items = toItems(toItemsInput(courses, options));
  const outcome = searchItems(items, { steps: budget });
  if (outcome.answer === 'found') {
    const { choices, notJudged } = chosenOf(items, outcome.options);
    return { ...remarksOf(items), answer: 'together', choices, notJudged };
  }
  if (outcome.answer === 'stopped') return { ...remarksOf(items), answer: 'undecided' };
  const conflict = findConflict(items, outcome.because, { steps: budget });
  return { ...remarksOf(items), answer: 'impossible', ...conflict };
};

/** The choices of `together`; null where it has none. Why there are none takes longer to find, and is left out. */
export const choicesTogether = <C extends TimetabledCourse>(
  courses: readonly C[],
  options: TimetableOptions<C> = {},
): Choice<C>[] | null => {
  const items = toItems(toItemsInput(courses, options));
  const outcome = searchItems(items, { steps: options.budget ?? DEFAULT_BUDGET });
  return outcome.answer === 'found' ? chosenOf(items, outcome.options).choices : null;
};

export const toItemsInput = <C extends TimetabledCourse>(
  courses: readonly C[],
  { held = [], blocks = [], dates = null }: TimetableOptions<C>,
): ItemsInput<C> => ({ courses, held, blocks, term: dayRangeOf(dates) });
