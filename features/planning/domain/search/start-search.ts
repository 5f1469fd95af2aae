import type { Budget } from '#features/catalogue/domain/timetable/search.ts';
import { type Part, searchPart, wholePart } from './irreducible.ts';
import { BestList } from './best-list.ts';
import { Optimiser } from './optimise.ts';
import type { PlannableCourse } from './plan-input.ts';
import { allowedOptions, type PlanProblem } from './problem.ts';

/** A search with a first timetable; or without any, and the variables that prove it; or undecided. */
export interface StartedSearch {
  optimiser: Optimiser | null;
  because: ReadonlySet<number>;
}

const NOTHING: ReadonlySet<number> = new Set();

/**
 * Required items are solved first without regard to wishes, since that search backjumps to the cause of a failure. Uses
 * at most half of the budget.
 *
 * @param size how many timetables to find
 */
export const startSearch = <C extends PlannableCourse>(
  problem: PlanProblem<C>,
  without: Part['without'],
  size: number,
  budget: Budget,
): StartedSearch => {
  const half = { steps: Math.ceil(budget.steps / 2) };
  budget.steps -= half.steps;
  const outcome = searchPart(problem, wholePart(problem, without), half);
  budget.steps += half.steps;
  if (outcome.answer === 'none') return { optimiser: null, because: outcome.because };
  const isKept = () => true;
  const optimiser = new Optimiser(problem, allowedOptions(problem, isKept, without), new BestList(size));
  if (outcome.answer === 'found') optimiser.suggest(withNone(problem, outcome.options));
  return { optimiser, because: NOTHING };
};

/** Sets every optional variable to none. */
const withNone = <C extends PlannableCourse>(
  { table }: PlanProblem<C>,
  options: ReadonlyMap<number, number>,
): Int16Array => Int16Array.from(table.sizes, (size, variable) => options.get(variable) ?? size - 1);
