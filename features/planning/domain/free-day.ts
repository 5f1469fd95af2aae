import type { Budget } from '#features/catalogue/domain/timetable/search.ts';
import { WEEKDAY_NAMES, WEEKDAY_NUMBERS } from '#features/catalogue/domain/weekdays.ts';
import type { Weekday } from '#features/catalogue/contract.ts';
import { bestOf, type Cure, findCures } from './changes.ts';
import { reduce, wholePart } from './irreducible.ts';
import type { PlanInput, PlannableCourse } from './plan-input.ts';
import { toProblem } from './problem.ts';
import { startSearch } from './start-search.ts';
import type { Timetable } from './timetable.ts';

/** What frees a weekday of classes. Optional courses that only meet then are left out without being asked for. */
export type FreedDay<C extends PlannableCourse> =
  /** Other sections are enough, or the day is free already. */
  | { answer: 'free'; timetable: Timetable<C> }
  /** Cheapest first, at most five; empty only where the budget ended first. */
  | { answer: 'changes'; cures: Cure<C>[] }
  | { answer: 'undecided' };

/** Options tried for one question. */
const QUESTION_BUDGET = 10_000;

export const changesThatFree = <C extends PlannableCourse>(
  input: PlanInput<C>,
  day: Weekday,
  budget: number = QUESTION_BUDGET,
): FreedDay<C> => {
  const problem = toProblem(input);
  const without = WEEKDAY_NUMBERS[WEEKDAY_NAMES.indexOf(day)] ?? null;
  const left: Budget = { steps: budget };
  const part = wholePart(problem, without);
  const { optimiser, because } = startSearch(problem, without, 1, left);
  if (!optimiser) {
    const reduced = reduce(problem, part, because, left);
    return { answer: 'changes', cures: findCures(problem, part, reduced.part.demands, left) };
  }
  const timetable = bestOf(problem, without, left);
  return timetable ? { answer: 'free', timetable } : { answer: 'undecided' };
};
