import { type Choice, toChoice } from '#features/catalogue/domain/timetable/choices.ts';
import { identityOf, type SectionName } from '#features/catalogue/domain/timetable/timetabled-course.ts';
import type { Budget } from '#features/catalogue/domain/timetable/search.ts';
import { type Part, reduce, searchPart } from './irreducible.ts';
import type { OwnBlock, PlanInput, PlanItem, PlannableCourse } from './plan-input.ts';
import { type Demand, type PlanProblem, toProblem } from './problem.ts';
import { startSearch } from './start-search.ts';
import { type Timetable, toTimetable } from '../timetable.ts';

/** One thing that a student can give up. */
export type Change<C extends PlannableCourse> =
  /** `to` is the section of the same kind that `Cure.timetable` has instead; null if it has none. */
  | { change: 'release'; lock: Choice<C>; to: Choice<C> | null }
  | { change: 'give_up_block'; block: OwnBlock }
  | { change: 'drop'; item: PlanItem<C> }
  /** Take none of a group. */
  | { change: 'drop_group'; group: string; items: PlanItem<C>[] };

/** Changes that make the plan possible, and the best timetable found with them. */
export interface Cure<C extends PlannableCourse> {
  /** One change; more only if no single change is enough. With more than three, a smaller set may exist. */
  changes: Change<C>[];
  timetable: Timetable<C>;
}

/** The easiest to give up comes first. */
const EASE: readonly Change<PlannableCourse>['change'][] = ['release', 'give_up_block', 'drop', 'drop_group'];
const MOST_CURES = 5;
const MOST_CHANGES = 3;
/** Step limit for finding the best timetable after a change. */
const TIMETABLE_STEPS = 2_000;

/**
 * Minimal sets of demands whose removal makes the part possible. Something of every irreducible set must be removed, so
 * only members of one set need to be tried first. If more than three would have to go, any one sufficient set.
 */
const leastRemovals = <C extends PlannableCourse>(
  problem: PlanProblem<C>,
  part: Part,
  conflict: readonly number[],
  budget: Budget,
): number[][] => {
  let open = conflict.map((demand) => [demand]);
  for (let size = 1; size <= MOST_CHANGES; size += 1) {
    const enough: number[][] = [];
    const next: number[][] = [];
    for (const out of open) {
      const rest = { ...part, demands: part.demands.filter((each) => !out.includes(each)) };
      const outcome = searchPart(problem, rest, budget);
      if (outcome.answer === 'found') enough.push(out);
      if (outcome.answer !== 'none' || size === MOST_CHANGES || enough.length > 0) continue;
      const { part: again } = reduce(problem, rest, outcome.because, budget);
      for (const demand of again.demands) next.push([...out, demand]);
    }
    if (enough.length > 0) return enough;
    open = uniqueSets(next);
  }
  const enough = someRemovals(problem, part, conflict, budget);
  return enough ? uniqueSets([enough]) : [];
};

/** One sufficient set from which nothing can be left out: the last member of each remaining conflict; null if unknown. */
const someRemovals = <C extends PlannableCourse>(
  problem: PlanProblem<C>,
  part: Part,
  conflict: readonly number[],
  budget: Budget,
): number[] | null => {
  let out: number[] = [];
  const searchWithout = (some: readonly number[]) => {
    const rest = { ...part, demands: part.demands.filter((each) => !some.includes(each)) };
    return { rest, outcome: searchPart(problem, rest, budget) };
  };
  for (let next = conflict.at(-1); next !== undefined;) {
    out.push(next);
    const { rest, outcome } = searchWithout(out);
    if (outcome.answer === 'stopped') return null;
    next =
      outcome.answer === 'none'
        ? reduce(problem, rest, outcome.because, budget).part.demands.at(-1)
        : undefined;
  }
  for (const one of out.slice(0, -1)) {
    const fewer = out.filter((each) => each !== one);
    if (searchWithout(fewer).outcome.answer === 'found') out = fewer;
  }
  return out;
};

/** Sorted by the plan's order, within each set and between sets; the stable sort by cost keeps it among equals. */
const uniqueSets = (sets: readonly number[][]): number[][] => {
  const sorted = sets.map((set) => set.toSorted((a, b) => a - b));
  return [...new Map(sorted.map((set) => [set.join(), set])).values()].toSorted(
    (a, b) => a.map((demand, at) => demand - (b[at] ?? 0)).find((by) => by !== 0) ?? 0,
  );
};

/**
 * The cheapest changes that make the part possible, at most five: fewer changes first, then what is easiest to give up,
 * then by the cost of the resulting timetable, then by the units that are lost.
 *
 * @param conflict demands of an irreducible set of the part
 */
export const findCures = <C extends PlannableCourse>(
  problem: PlanProblem<C>,
  part: Part,
  conflict: readonly number[],
  budget: Budget,
): Cure<C>[] => {
  const cures = leastRemovals(problem, part, conflict, budget).flatMap((demands): Cure<C>[] => {
    const changes = demands.map((at) => toChange(problem, problem.demands[at] as Demand));
    const input = changes.reduce(applyChange, problem.input);
    const timetable = bestStaying(input, part.without);
    if (!timetable) return [];
    return [{ changes: changes.map((change) => withSection(change, timetable)), timetable }];
  });
  const easeOf = ({ changes }: Cure<C>) => changes.reduce((sum, { change }) => sum + EASE.indexOf(change), 0);
  return cures
    .sort(
      (a, b) =>
        easeOf(a) - easeOf(b) ||
        a.timetable.cost - b.timetable.cost ||
        // Units that are not known may be many.
        b.timetable.totals.unitsNotKnown - a.timetable.totals.unitsNotKnown ||
        b.timetable.totals.units - a.timetable.totals.units,
    )
    .slice(0, MOST_CURES);
};

/**
 * Keeps as much as possible after the changes: first sections that the student picked by hand, then the sections shown
 * now, so that a change moves no more than it must.
 */
const bestStaying = <C extends PlannableCourse>(
  input: PlanInput<C>,
  without: Part['without'],
): Timetable<C> | null => {
  const best = (plan: PlanInput<C>) => bestOf(toProblem(plan), without, { steps: TIMETABLE_STEPS });
  const held = (which: 'picked' | 'shown') =>
    input.items.flatMap((item, at) =>
      item.kind === 'course' ? (item[which] ?? []).map((section) => ({ at, section })) : [],
    );
  const picks = [...held('picked'), ...held('shown')];
  const holding = (plan: PlanInput<C>, { at, section }: (typeof picks)[number]): PlanInput<C> => ({
    ...plan,
    items: plan.items.map((item, place) =>
      place === at && item.kind === 'course' ? { ...item, locked: [...item.locked, section] } : item,
    ),
  });
  const withAll = best(picks.reduce(holding, input));
  if (withAll || picks.length === 0) return withAll;
  let plan = input;
  let timetable = best(plan);
  for (const pick of picks) {
    const more = timetable && (has(timetable, input, pick) ? timetable : best(holding(plan, pick)));
    if (!more) continue;
    plan = holding(plan, pick);
    timetable = more;
  }
  return timetable;
};

/** Whether a timetable already has this section. */
const has = <C extends PlannableCourse>(
  { choices }: Timetable<C>,
  { items }: PlanInput<C>,
  { at, section }: { at: number; section: SectionName },
): boolean => {
  const item = items[at];
  return (
    item?.kind === 'course' &&
    choices.some(
      (choice) =>
        identityOf(choice.course) === identityOf(item.course) &&
        choice.section.component === section.component &&
        choice.section.section === section.section,
    )
  );
};

/** The best timetable found within a step limit; null if there is none or none was found. */
export const bestOf = <C extends PlannableCourse>(
  problem: PlanProblem<C>,
  without: Part['without'],
  budget: Budget,
): Timetable<C> | null => {
  const { optimiser } = startSearch(problem, without, 1, budget);
  if (!optimiser) return null;
  while (!optimiser.isDone && budget.steps > 0) budget.steps -= optimiser.run(budget.steps).steps;
  const [best] = optimiser.best.found;
  return best ? toTimetable(problem, best.options) : null;
};

const toChange = <C extends PlannableCourse>(
  { items, variables, catalogue }: PlanProblem<C>,
  demand: Demand,
): Change<C> => {
  if (demand.is === 'course') return { change: 'drop', item: items[demand.items[0]] as PlanItem<C> };
  if (demand.is === 'group')
    return {
      change: 'drop_group',
      group: demand.group,
      items: demand.items.map((item) => items[item] as PlanItem<C>),
    };
  const variable = variables[demand.variables[0]];
  if (variable?.is === 'block') return { change: 'give_up_block', block: variable.of };
  if (variable?.is !== 'kind' || !variable.of.held) throw new Error('a lock without a section');
  return { change: 'release', lock: toChoice(catalogue, variable.of, variable.of.held.option), to: null };
};

const withSection = <C extends PlannableCourse>(change: Change<C>, { choices }: Timetable<C>): Change<C> =>
  change.change === 'release'
    ? {
        ...change,
        to:
          choices.find(({ course, kind }) => course === change.lock.course && kind === change.lock.kind) ??
          null,
      }
    : change;

/** The plan after a change; a section taken instead is not locked. */
export const applyChange = <C extends PlannableCourse>(
  input: PlanInput<C>,
  change: Change<C>,
): PlanInput<C> => {
  if (change.change === 'give_up_block')
    return { ...input, blocks: input.blocks.filter((block) => block !== change.block) };
  if (change.change === 'drop')
    return { ...input, items: input.items.filter((item) => !isSame(item, change.item)) };
  if (change.change === 'drop_group')
    return {
      ...input,
      items: input.items.filter(({ need }) => need.need !== 'one_of' || need.group !== change.group),
    };
  const { course, kind } = change.lock;
  return {
    ...input,
    items: input.items.map((item) =>
      item.kind === 'course' && identityOf(item.course) === identityOf(course)
        ? { ...item, locked: item.locked.filter(({ component }) => component !== kind) }
        : item,
    ),
  };
};

const isSame = <C extends PlannableCourse>(a: PlanItem<C>, b: PlanItem<C>): boolean =>
  a === b || (a.kind === 'course' && b.kind === 'course' && identityOf(a.course) === identityOf(b.course));
