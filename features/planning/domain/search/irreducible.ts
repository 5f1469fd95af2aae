import { type Choice, toChoice } from '#features/catalogue/domain/timetable/choices.ts';
import { areOptionsLinked } from '#features/catalogue/domain/timetable/items.ts';
import {
  type Budget,
  has,
  type OptionSet,
  type Outcome,
  search,
} from '#features/catalogue/domain/timetable/search.ts';
import { commonSpans } from '#features/catalogue/domain/timetable/week.ts';
import type { Meeting } from '#features/catalogue/domain/sections/meeting-times.ts';
import type { WeekdayNumber } from '#features/catalogue/domain/sections/weekdays.ts';
import type { OwnBlock, OwnItem, PlanItem, PlannableCourse } from './plan-input.ts';
import { allowedOptions, type Demand, type PlanProblem, type PlanVariable, weekOfOption } from './problem.ts';

/** An irreducible conflict: these cannot be combined, but leaving out any one of them makes the rest possible. */
export interface ImpossibleSet<C extends PlannableCourse> {
  courses: PlanItem<C>[];
  /** «One of these». */
  groups: { group: string; items: PlanItem<C>[] }[];
  blocks: OwnBlock[];
  /** Locked sections. */
  locks: Choice<C>[];
  /** The reasons: every pair of clashing sections, of the kinds that prove the conflict. */
  clashes: PlanClash<C>[];
  /** False if the budget ran out before each member was shown to be necessary. */
  isIrreducible: boolean;
}

export interface PlanClash<C extends PlannableCourse> {
  first: Party<C>;
  second: Party<C>;
  /** When both meet; empty if two sections of one course are only excluded by their links. */
  at: Meeting[];
}

export type Party<C extends PlannableCourse> = Choice<C> | { own: OwnItem } | { block: OwnBlock };

/** A subset of the plan's constraints, and a weekday on which nothing may meet. */
export interface Part {
  demands: readonly number[];
  without: WeekdayNumber | null;
}

export const wholePart = <C extends PlannableCourse>(
  { demands }: PlanProblem<C>,
  without: Part['without'],
): Part => ({ demands: [...demands.keys()], without });

const lockedIn = <C extends PlannableCourse>(problem: PlanProblem<C>, { demands }: Part): Set<number> =>
  new Set(
    demands.flatMap((at) => {
      const demand = problem.demands[at] as Demand;
      return demand.is === 'lock' ? [...demand.variables] : [];
    }),
  );

const allowedIn = <C extends PlannableCourse>(problem: PlanProblem<C>, part: Part): OptionSet => {
  const locked = lockedIn(problem, part);
  return allowedOptions(problem, (variable) => locked.has(variable), part.without);
};

/** Without variables whose only constraint is a lock that is not part of it. */
const variablesIn = <C extends PlannableCourse>(problem: PlanProblem<C>, part: Part): number[] => {
  const locked = lockedIn(problem, part);
  const all = part.demands.flatMap((at) => {
    const demand = problem.demands[at] as Demand;
    return demand.is === 'lock' ? [] : [...demand.variables];
  });
  const counts = (at: number) => {
    const variable = problem.variables[at];
    return variable?.is !== 'kind' || !variable.of.isHeldOnly || locked.has(at);
  };
  return [...new Set(all)].filter(counts).sort((a, b) => a - b);
};

/** Whether a part is possible by itself. */
export const searchPart = <C extends PlannableCourse>(
  problem: PlanProblem<C>,
  part: Part,
  budget: Budget,
): Outcome => search(problem.table, variablesIn(problem, part), allowedIn(problem, part), budget);

const without = ({ demands, without }: Part, out: number): Part => ({
  demands: demands.filter((each) => each !== out),
  without,
});

/** The part's constraints that the refutation used. */
const reduceTo = <C extends PlannableCourse>(
  { demands }: PlanProblem<C>,
  part: Part,
  because: ReadonlySet<number>,
): Part => ({
  ...part,
  demands: part.demands.filter((at) => demands[at]?.variables.some((variable) => because.has(variable))),
});

/**
 * Removes, one by one, each constraint without which the rest is still impossible, last first: locks, blocks, groups,
 * then courses.
 *
 * @param part is impossible
 * @param because variables that are impossible together
 */
export const reduce = <C extends PlannableCourse>(
  problem: PlanProblem<C>,
  part: Part,
  because: ReadonlySet<number>,
  budget: Budget,
): { part: Part; isIrreducible: boolean } => {
  let reduced = reduceTo(problem, part, because);
  let isIrreducible = true;
  for (const demand of reduced.demands.toReversed()) {
    if (!reduced.demands.includes(demand)) continue;
    const rest = without(reduced, demand);
    const outcome = searchPart(problem, rest, budget);
    if (outcome.answer === 'none') reduced = reduceTo(problem, rest, outcome.because);
    if (outcome.answer === 'stopped') isIrreducible = false;
  }
  return { part: reduced, isIrreducible };
};

export const describeSet = <C extends PlannableCourse>(
  problem: PlanProblem<C>,
  { part, isIrreducible }: { part: Part; isIrreducible: boolean },
  budget: Budget,
): ImpossibleSet<C> => {
  const { items, variables } = problem;
  const set: ImpossibleSet<C> = {
    courses: [],
    groups: [],
    blocks: [],
    locks: [],
    clashes: clashesIn(problem, part, budget),
    isIrreducible,
  };
  for (const at of part.demands) {
    const demand = problem.demands[at] as Demand;
    if (demand.is === 'course') set.courses.push(items[demand.items[0]] as PlanItem<C>);
    if (demand.is === 'group')
      set.groups.push({ group: demand.group, items: demand.items.map((item) => items[item] as PlanItem<C>) });
    const variable = variables[demand.variables[0] as number];
    if (demand.is === 'block' && variable?.is === 'block') set.blocks.push(variable.of);
    if (demand.is === 'lock' && variable?.is === 'kind' && variable.of.held)
      set.locks.push(toChoice(problem.catalogue, variable.of, variable.of.held.option));
  }
  return set;
};

/** Only kinds that the proof needs: a clash of a lecture is not explained by its laboratories. */
const clashesIn = <C extends PlannableCourse>(
  problem: PlanProblem<C>,
  part: Part,
  budget: Budget,
): PlanClash<C>[] => {
  const allowed = allowedIn(problem, part);
  return neededPairs(problem, part, budget).flatMap(([first, second]) =>
    clashesOf(problem, allowed, first, second),
  );
};

/**
 * Pairs of variables that make a part impossible, and when their allowed options overlap.
 *
 * @param part is impossible
 */
export const clashingPairs = <C extends PlannableCourse>(
  problem: PlanProblem<C>,
  part: Part,
  budget: Budget,
): { pair: readonly [number, number]; clashes: PlanClash<C>[] }[] => {
  const allowed = allowedIn(problem, part);
  return neededPairs(problem, part, budget).flatMap((pair) => {
    const clashes = clashesOf(problem, allowed, ...pair);
    return clashes.length > 0 ? [{ pair, clashes }] : [];
  });
};

const neededPairs = <C extends PlannableCourse>(
  problem: PlanProblem<C>,
  part: Part,
  budget: Budget,
): [number, number][] => {
  const allowed = allowedIn(problem, part);
  let needed = variablesIn(problem, part);
  for (const variable of needed.toReversed()) {
    if (!needed.includes(variable)) continue;
    const rest = needed.filter((each) => each !== variable);
    const outcome = search(problem.table, rest, allowed, budget);
    if (outcome.answer === 'none') needed = rest.filter((each) => outcome.because.has(each));
  }
  return needed.flatMap((first, index) =>
    needed.slice(index + 1).map((second): [number, number] => [first, second]),
  );
};

const clashesOf = <C extends PlannableCourse>(
  problem: PlanProblem<C>,
  allowed: OptionSet,
  first: number,
  second: number,
): PlanClash<C>[] => {
  const { table, variables, catalogue } = problem;
  const [left, right] = [variables[first] as PlanVariable<C>, variables[second] as PlanVariable<C>];
  if (left.is === 'block' && right.is === 'block') return [];
  const meetingOptions = (variable: number) =>
    Array.from({ length: table.sizes[variable] as number }, (_, option) => option).filter(
      (option) =>
        has(table, allowed, { variable, option }) &&
        weekOfOption(variables[variable] as PlanVariable<C>, option) !== null,
    );
  return meetingOptions(first).flatMap((option) =>
    meetingOptions(second).flatMap((other) => {
      if (has(table, table.row({ variable: first, option }), { variable: second, option: other })) return [];
      const at = commonSpans(
        weekOfOption(left, option)?.meetings ?? [],
        weekOfOption(right, other)?.meetings ?? [],
        catalogue.term,
      );
      const areLinked =
        left.is !== 'kind' || right.is !== 'kind' || areOptionsLinked(left.of, option, right.of, other);
      if (at.length === 0 && areLinked) return [];
      return [{ first: partyOf(problem, left, option), second: partyOf(problem, right, other), at }];
    }),
  );
};

const partyOf = <C extends PlannableCourse>(
  { catalogue }: PlanProblem<C>,
  variable: PlanVariable<C>,
  option: number,
): Party<C> => {
  if (variable.is === 'kind') return toChoice(catalogue, variable.of, option);
  if (variable.is === 'membership') throw new Error('a membership does not meet');
  return variable.is === 'block' ? { block: variable.of } : { own: variable.of };
};
