import { restrict } from '#features/catalogue/domain/timetable/search.ts';
import { Optimiser } from './optimise.ts';
import type { PlannableCourse } from './plan-input.ts';
import { allowedOptions, type PlanProblem } from './problem.ts';

/** Steps for one set of courses. */
const STEPS_A_SET = 300;

/**
 * Local search around the best timetable so far: rechooses the sections of each pair of courses (or groups) while all
 * others stay, then of each triple, until nothing improves. Finds good timetables when there are too many to try them
 * all.
 */
export class Neighbours {
  isDone = false;
  private readonly problem: PlanProblem<PlannableCourse>;
  private readonly optimiser: Optimiser;
  /** Variables that are rechosen together: of two courses, then of three. */
  private readonly sets: readonly (readonly number[])[];
  private readonly pairs: number;
  private next = 0;
  private inVain = 0;
  /** Searches one set after another. */
  private part: Optimiser | null = null;
  private isInPart = false;
  private stepsOfPart = 0;
  private leastCost = Infinity;

  constructor(problem: PlanProblem<PlannableCourse>, optimiser: Optimiser) {
    this.problem = problem;
    this.optimiser = optimiser;
    const choices = variablesByChoice(problem);
    const pairs = choices.flatMap((one, at) =>
      choices.slice(at + 1).map((other, to) => ({ set: [...one, ...other], next: at + to + 2 })),
    );
    const triples = pairs.flatMap(({ set, next }) => choices.slice(next).map((third) => [...set, ...third]));
    this.sets = [...pairs.map(({ set }) => set), ...triples];
    this.pairs = pairs.length;
  }

  /** As `Optimiser.run`. */
  run(steps: number): { steps: number; isBetter: boolean } {
    const part = this.isInPart ? this.part : this.nextPart();
    if (!part) {
      this.isDone = true;
      return { steps: 0, isBetter: false };
    }
    const ran = part.run(Math.min(steps, STEPS_A_SET - this.stepsOfPart));
    this.stepsOfPart += ran.steps;
    this.isInPart = !part.isDone && this.stepsOfPart < STEPS_A_SET;
    return ran;
  }

  private nextPart(): Optimiser | null {
    const { best, priced } = this.optimiser;
    const [found] = best.found;
    if (found && found.cost < this.leastCost) {
      this.leastCost = found.cost;
      this.inVain = 0;
      this.next %= Math.max(1, this.pairs);
    }
    const free = this.sets[this.next % this.sets.length];
    if (!found || !free || this.inVain >= this.sets.length) return null;
    this.next += 1;
    this.inVain += 1;
    this.stepsOfPart = 0;
    const allowed = allowedOptions(this.problem);
    for (const variable of this.problem.variables.keys())
      if (!free.includes(variable))
        restrict(this.problem.table, allowed, variable, (option) => option === found.options[variable]);
    if (this.part) this.part.start(allowed);
    else this.part = new Optimiser(this.problem, allowed, best, priced);
    return this.part;
  }
}

/** Variables that are decided together: those of each required or optional course, and of each group. */
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
