import type { Budget } from '#features/catalogue/domain/timetable/search.ts';
import { prepareCourse } from '#features/catalogue/domain/timetable/prepare.ts';
import { identityOf } from '#features/catalogue/domain/timetable/timetabled-course.ts';
import { WEEKDAY_NAMES, WEEKDAY_NUMBERS } from '#features/catalogue/domain/weekdays.ts';
import type { Weekday } from '#features/catalogue/contract.ts';
import { bestOf, type Cure, findCures } from './changes.ts';
import { reduce, searchPart, wholePart } from './irreducible.ts';
import type { PlanInput, PlanItem, PlannableCourse } from './plan-input.ts';
import { toProblem } from './problem.ts';
import { startSearch } from './start-search.ts';
import type { Timetable } from './timetable.ts';

/** What frees a weekday of classes. Optional courses that only meet then are left out without being asked for. */
export type FreedDay<C extends PlannableCourse> =
  /** Other sections are enough, or the day is free already. */
  | { answer: 'free'; timetable: Timetable<C> }
  /** Cheapest first; empty where no three changes are enough, or the budget ended. */
  | { answer: 'changes'; cures: Cure<C>[] }
  | { answer: 'undecided' };

/** Options tried for one question. */
const QUESTION_BUDGET = 10_000;
const FIT_BUDGET = 2_000;

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

/**
 * `together`: with all courses of the plan, optional ones too. `without_optional`: only if some of those are left out.
 */
export type Fit = 'together' | 'without_optional' | 'impossible' | 'undecided';

/**
 * Whether each of some courses can be added to a plan, over all sections that are not locked.
 *
 * @param courses of the same term; one that the plan has is asked about as if it were required
 */
export const coursesThatStillFit = <C extends PlannableCourse>(
  input: PlanInput<C>,
  courses: readonly C[],
  budget: number = FIT_BUDGET,
): { course: C; fit: Fit }[] => {
  const answers = new Map<string, Fit>();
  return courses.map((course) => {
    const isOther = (item: PlanItem<C>) =>
      item.kind !== 'course' || identityOf(item.course) !== identityOf(course);
    if (!input.items.every(isOther)) return { course, fit: fitOf(input, course, budget) };
    const { pattern } = prepareCourse(course);
    const fit = answers.get(pattern) ?? fitOf(input, course, budget);
    answers.set(pattern, fit);
    return { course, fit };
  });
};

const fitOf = <C extends PlannableCourse>(input: PlanInput<C>, course: C, budget: number): Fit => {
  const planned = input.items.find(
    (item) => item.kind === 'course' && identityOf(item.course) === identityOf(course),
  );
  const locked = planned?.kind === 'course' ? planned.locked : [];
  const others = input.items.filter((item) => item !== planned);
  const added: PlanItem<C> = { kind: 'course', course, need: { need: 'required' }, locked };
  const ask = (items: readonly PlanItem<C>[]) => {
    const problem = toProblem({ ...input, items: [...items, added] });
    return searchPart(problem, wholePart(problem, null), { steps: budget }).answer;
  };
  const all = others.map((item): PlanItem<C> =>
    item.need.need === 'optional' ? { ...item, need: { need: 'required' } } : item,
  );
  const withAll = ask(all);
  if (withAll === 'found') return 'together';
  const rest = others.filter(({ need }) => need.need !== 'optional');
  const withRest = rest.length === all.length ? withAll : ask(rest);
  if (withRest === 'found') return withAll === 'none' ? 'without_optional' : 'undecided';
  return withRest === 'none' ? 'impossible' : 'undecided';
};
