import type { Budget } from '#features/catalogue/domain/timetable/search.ts';
import { clashingPairs, type PlanClash, reduce, searchPart, wholePart } from './irreducible.ts';
import type { AcceptedPair, PlanInput, PlannableCourse } from './plan-input.ts';
import { partyOfVariable, type PlanProblem, toProblem } from './problem.ts';

/** An impossible plan with some of its clashes accepted. */
export interface AcceptedClashes<C extends PlannableCourse> {
  /** `accepted` contains these pairs in addition to the plan's own. */
  input: PlanInput<C> & { readonly accepted: readonly AcceptedPair[] };
  /** The accepted clashes, one for each pair; without any one of them the plan is impossible. */
  clashes: PlanClash<C>[];
}

/**
 * What it costs to state the plan anew with another pair accepted: without a price, thirty courses and forty blocks, in
 * which nearly everything clashes, took seconds of the server's one thread.
 */
const STEPS_OF_VARIABLE = 5;

/**
 * Accepts as few clashes as needed to make the plan possible, none if it already is: of each set that cannot be
 * combined, the pair that overlaps for the shortest time. Null if the budget ran out first.
 *
 * @param mayClash tests a party; each accepted pair must contain one that passes
 */
export const acceptClashes = <C extends PlannableCourse>(
  input: PlanInput<C>,
  budget: Budget,
  mayClash: (party: string) => boolean = () => true,
): AcceptedClashes<C> | null => {
  let accepted: { pair: AcceptedPair; clash: PlanClash<C> }[] = [];
  const inputWith = (pairs: typeof accepted) => ({
    ...input,
    accepted: [...(input.accepted ?? []), ...pairs.map(({ pair }) => pair)],
  });
  /** Null if the budget ran out. */
  const withPairs = (pairs: typeof accepted): PlanProblem<C> | null => {
    if (budget.steps <= 0) return null;
    const problem = toProblem(inputWith(pairs));
    budget.steps -= STEPS_OF_VARIABLE * problem.variables.length;
    return problem;
  };
  const answerOf = (problem: PlanProblem<C>) => searchPart(problem, wholePart(problem, null), budget);
  for (;;) {
    const problem = withPairs(accepted);
    if (!problem) return null;
    const outcome = answerOf(problem);
    if (outcome.answer === 'found') break;
    if (outcome.answer === 'stopped') return null;
    const { part } = reduce(problem, wholePart(problem, null), outcome.because, budget);
    const next = shortestClash(problem, clashingPairs(problem, part, budget), mayClash);
    if (!next) return null;
    accepted.push(next);
  }
  for (const one of accepted.slice(0, -1)) {
    const fewer = accepted.filter((each) => each !== one);
    const problem = withPairs(fewer);
    if (!problem) return null;
    if (answerOf(problem).answer === 'found') accepted = fewer;
  }
  return { input: inputWith(accepted), clashes: accepted.map(({ clash }) => clash) };
};

/** Sections that cannot be registered for together sort last. */
const minutesOf = <C extends PlannableCourse>({ at }: PlanClash<C>): number =>
  at.length === 0 ? Infinity : at.reduce((sum, { start, end }) => sum + end - start, 0);

const byMinutes = <C extends PlannableCourse>(a: PlanClash<C>, b: PlanClash<C>): number => {
  const [one, other] = [minutesOf(a), minutesOf(b)];
  return one === other ? 0 : one - other;
};

const shortestClash = <C extends PlannableCourse>(
  { items, variables }: PlanProblem<C>,
  pairs: ReturnType<typeof clashingPairs<C>>,
  mayClash: (party: string) => boolean,
): { pair: AcceptedPair; clash: PlanClash<C> } | null => {
  const named = pairs.flatMap(({ pair: [first, second], clashes }) => {
    const parties = [first, second].map((at) => {
      const variable = variables[at];
      return variable ? partyOfVariable(items, variable) : null;
    });
    const [one, other] = parties;
    const [clash] = clashes.toSorted(byMinutes);
    return one && other && clash && (mayClash(one) || mayClash(other))
      ? [{ pair: [one, other] as const, clash }]
      : [];
  });
  return named.toSorted((a, b) => byMinutes(a.clash, b.clash))[0] ?? null;
};
