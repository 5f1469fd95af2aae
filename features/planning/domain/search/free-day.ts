import type { Budget } from '#features/catalogue/domain/timetable/search.ts';
import {
  WEEKDAY_NAMES,
  WEEKDAY_NUMBERS,
  type WeekdayNumber,
} from '#features/catalogue/domain/sections/weekdays.ts';
import type { Weekday } from '#features/catalogue/contract.ts';
import { acceptClashes } from './accept-clashes.ts';
import { bestOf, type Cure, findCures } from './changes.ts';
import { type PlanClash, reduce, wholePart } from './irreducible.ts';
import type { PlanInput, PlannableCourse } from './plan-input.ts';
import { toProblem } from './problem.ts';
import { startSearch } from './start-search.ts';
import type { Timetable } from '../timetable.ts';

/**
 * Changes that free a weekday of classes. Optional courses that only meet then are left out without asking. `given` are
 * clashes that every timetable of the plan has; they are accepted, so that a day can be freed all the same. Empty if
 * the plan is possible.
 */
export type FreedDay<C extends PlannableCourse> =
  /** Choosing other sections is enough, or the day is free already. */
  | { answer: 'free'; given: PlanClash<C>[]; timetable: Timetable<C> }
  /** Cheapest first, at most five; empty only if the budget ran out first. */
  | { answer: 'changes'; given: PlanClash<C>[]; cures: Cure<C>[] }
  | { answer: 'undecided' };

/** Options tried for one question, and again for the clashes that exist anyway. */
const QUESTION_BUDGET = 10_000;

export const changesThatFree = <C extends PlannableCourse>(
  input: PlanInput<C>,
  day: Weekday,
  budget: number = QUESTION_BUDGET,
): FreedDay<C> => {
  const without = WEEKDAY_NUMBERS[WEEKDAY_NAMES.indexOf(day)] ?? null;
  const accepted = acceptClashes(input, { steps: budget });
  // Even if it is undecided whether the plan is possible, the question about the day may be decidable.
  return free(accepted?.input ?? input, without, { steps: budget }, accepted?.clashes ?? []);
};

const free = <C extends PlannableCourse>(
  input: PlanInput<C>,
  without: WeekdayNumber | null,
  left: Budget,
  given: PlanClash<C>[],
): FreedDay<C> => {
  const problem = toProblem(input);
  const { optimiser, because } = startSearch(problem, without, 1, left);
  if (!optimiser) {
    const part = wholePart(problem, without);
    const reduced = reduce(problem, part, because, left);
    return { answer: 'changes', given, cures: findCures(problem, part, reduced.part.demands, left) };
  }
  const timetable = bestOf(problem, without, left);
  return timetable ? { answer: 'free', given, timetable } : { answer: 'undecided' };
};
