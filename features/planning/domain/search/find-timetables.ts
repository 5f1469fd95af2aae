import { type Remarks, remarksOf } from '#features/catalogue/domain/timetable/choices.ts';
import type { Budget } from '#features/catalogue/domain/timetable/search.ts';
import { type Cure, findCures } from './changes.ts';
import { byWithoutSeat, type CompareEquals } from './compare-timetables.ts';
import { describeSet, type ImpossibleSet, type Part, reduce, searchPart, wholePart } from './irreducible.ts';
import { Neighbours } from './neighbours.ts';
import type { PlanInput, PlannableCourse } from './plan-input.ts';
import { type PlanProblem, toProblem } from './problem.ts';
import { startSearch } from './start-search.ts';
import { type Timetable, toTimetable } from '../timetable.ts';

/** `undecided`: none was found within the budget, but none was ruled out either. */
export type FoundTimetables<C extends PlannableCourse> = Omit<Remarks<C>, 'notJudged'> & {
  /** Options tried. */
  steps: number;
} & (
    | {
        answer: 'found';
        /** Cheapest first, at most five; any two differ in at least one meeting time. */
        best: Timetable<C>[];
        /** Whether these are proven to be the best; false: the best so far. */
        isComplete: boolean;
      }
    | {
        answer: 'impossible';
        set: ImpossibleSet<C>;
        /**
         * Other conflicting sets, if no single change is enough; without them the suggested changes would not make
         * sense.
         */
        others: ImpossibleSet<C>[];
        /** Cheapest first, at most five; empty only if the budget ran out first. */
        cures: Cure<C>[];
      }
    | { answer: 'undecided' }
  );

/** Intermediate result: the best so far; the same list object as before if nothing improved. */
export interface Progress<C extends PlannableCourse> {
  best: Timetable<C>[];
  /** Why there is none, as soon as it is known; finding changes takes longer. */
  set: ImpossibleSet<C> | null;
  steps: number;
}

const MOST_TIMETABLES = 5;
const MOST_OTHERS = 4;
/** Options tried for finding timetables, and again for explaining why there are none. */
export const DEFAULT_BUDGET = 30_000;
/**
 * Shares of the budget. Most plans finish within the first share; between the two, timetables near the best are
 * searched.
 */
const EXACT_FIRST = 0.1;
const NEIGHBOURS_UNTIL = 0.6;
/** Steps between two pauses, in which a worker can receive a cancellation. */
const STEPS_AT_ONCE = 500;

/**
 * The five best timetables of a plan, or why there is none. Deterministic for an input and budget. Yields the best so
 * far when it has improved, and every few milliseconds.
 */
export function* searchTimetables<C extends PlannableCourse>(
  input: PlanInput<C>,
  budget: number = DEFAULT_BUDGET,
  compareEquals: CompareEquals = byWithoutSeat,
): Generator<Progress<C>, FoundTimetables<C>, void> {
  const problem = toProblem(input);
  const { cancelled, notHeld } = remarksOf(problem.catalogue);
  const remarks = { cancelled, notHeld };
  const left = { steps: budget };
  const { optimiser, because } = startSearch(problem, null, MOST_TIMETABLES, left);
  const bestSoFar = (): Timetable<C>[] =>
    (optimiser?.best.found ?? [])
      .map(({ cost, options }) => ({ cost, timetable: toTimetable(problem, options) }))
      .sort((a, b) => a.cost - b.cost || compareEquals(a.timetable, b.timetable))
      .map(({ timetable }) => timetable);
  let best = bestSoFar();
  if (!optimiser) {
    const steps = budget - left.steps;
    const forChanges: Budget = { steps: budget };
    const whole = wholePart(problem, null);
    const reduced = reduce(problem, whole, because, forChanges);
    const set = describeSet(problem, reduced, forChanges);
    yield { best, set, steps };
    const cures = findCures(problem, whole, reduced.part.demands, forChanges);
    const isOneEnough = cures.some(({ changes }) => changes.length === 1);
    const others = isOneEnough ? [] : otherSets(problem, whole, reduced.part, forChanges);
    return { ...remarks, answer: 'impossible', set, others, cures, steps };
  }
  yield { best, set: null, steps: budget - left.steps };
  const neighbours = new Neighbours(problem, optimiser);
  const isTimeForNeighbours = () => {
    const taken = budget - left.steps;
    return !neighbours.isDone && taken >= budget * EXACT_FIRST && taken < budget * NEIGHBOURS_UNTIL;
  };
  while (!optimiser.isDone && left.steps > 0) {
    const search = isTimeForNeighbours() ? neighbours : optimiser;
    const { steps, isBetter } = search.run(Math.min(STEPS_AT_ONCE, left.steps));
    left.steps -= steps;
    if (isBetter) best = bestSoFar();
    yield { best, set: null, steps: budget - left.steps };
  }
  const steps = budget - left.steps;
  if (best.length === 0) return { ...remarks, answer: 'undecided', steps };
  return { ...remarks, answer: 'found', best, isComplete: optimiser.isDone, steps };
}

/** The irreducible sets that remain when one part of the first is removed, without duplicates. */
const otherSets = <C extends PlannableCourse>(
  problem: PlanProblem<C>,
  whole: Part,
  first: Part,
  budget: Budget,
): ImpossibleSet<C>[] => {
  const found = new Map<string, ImpossibleSet<C>>();
  for (const out of first.demands.slice(0, MOST_OTHERS)) {
    const rest = { ...whole, demands: whole.demands.filter((each) => each !== out) };
    const outcome = searchPart(problem, rest, budget);
    if (outcome.answer !== 'none') continue;
    const reduced = reduce(problem, rest, outcome.because, budget);
    found.set(reduced.part.demands.join(), describeSet(problem, reduced, budget));
  }
  return [...found.values()];
};

/** Runs `searchTimetables` to the end. */
export const findTimetables = <C extends PlannableCourse>(
  input: PlanInput<C>,
  budget: number = DEFAULT_BUDGET,
  compareEquals: CompareEquals = byWithoutSeat,
): FoundTimetables<C> => {
  const search = searchTimetables(input, budget, compareEquals);
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
};
