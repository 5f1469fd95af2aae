import { restrict } from '#features/catalogue/domain/timetable/search.ts';
import { Optimiser } from './optimise.ts';
import type { PlannableCourse } from './plan-input.ts';
import { allowedOptions, type PlanProblem } from './problem.ts';

/** Steps for one pair of courses. */
const STEPS_A_PAIR = 300;

/**
 * Looks for better timetables near the best so far: two courses, or groups, are chosen anew and all others stay, each
 * two in turn, until no two make it better. That finds good ones where there are too many to go through.
 */
export class Neighbours {
  isDone = false;
  private readonly problem: PlanProblem<PlannableCourse>;
  private readonly optimiser: Optimiser;
  private readonly pairs: readonly (readonly number[])[];
  private next = 0;
  private inVain = 0;
  private pair: Optimiser | null = null;
  private stepsOfPair = 0;
  private leastCost = Infinity;

  constructor(problem: PlanProblem<PlannableCourse>, optimiser: Optimiser) {
    this.problem = problem;
    this.optimiser = optimiser;
    const choices = variablesByChoice(problem);
    this.pairs = choices.flatMap((one, at) => choices.slice(at + 1).map((other) => [...one, ...other]));
  }

  /** As `Optimiser.run`. */
  run(steps: number): { steps: number; isBetter: boolean } {
    const pair = this.pair ?? this.nextPair();
    if (!pair) {
      this.isDone = true;
      return { steps: 0, isBetter: false };
    }
    this.pair = pair;
    const ran = pair.run(Math.min(steps, STEPS_A_PAIR - this.stepsOfPair));
    this.stepsOfPair += ran.steps;
    if (pair.isDone || this.stepsOfPair >= STEPS_A_PAIR) this.pair = null;
    return ran;
  }

  private nextPair(): Optimiser | null {
    const { best, priced } = this.optimiser;
    const [found] = best.found;
    if (found && found.cost < this.leastCost) [this.leastCost, this.inVain] = [found.cost, 0];
    const free = this.pairs[this.next % this.pairs.length];
    if (!found || !free || this.inVain >= this.pairs.length) return null;
    this.next += 1;
    this.inVain += 1;
    this.stepsOfPair = 0;
    const allowed = allowedOptions(this.problem);
    for (const variable of this.problem.variables.keys())
      if (!free.includes(variable))
        restrict(this.problem.table, allowed, variable, (option) => option === found.options[variable]);
    return new Optimiser(this.problem, allowed, best, priced);
  }
}

/** Variables that are decided together: of each course that is required or optional, and of each group. */
const variablesByChoice = ({ variables, items }: PlanProblem<PlannableCourse>): number[][] => {
  const choiceOf = (item: number): string => {
    const need = items[item]?.need;
    return need?.need === 'one_of' ? `group ${need.group}` : `item ${item}`;
  };
  const choices = new Map<string, number[]>();
  for (const [at, variable] of variables.entries()) {
    const item = variable.is === 'membership' ? variable.takes[0] : 'item' in variable ? variable.item : null;
    if (typeof item !== 'number') continue;
    choices.set(choiceOf(item), [...(choices.get(choiceOf(item)) ?? []), at]);
  }
  return [...choices.values()];
};
