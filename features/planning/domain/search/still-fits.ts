import {
  areLinked,
  type Option,
  prepareCourse,
  type PreparedCourse,
} from '#features/catalogue/domain/timetable/prepare.ts';
import { identityOf } from '#features/catalogue/domain/timetable/timetabled-course.ts';
import { clash, type DayRange, type Week } from '#features/catalogue/domain/timetable/week.ts';
import { searchPart, wholePart } from './irreducible.ts';
import type { PlanInput, PlanItem, PlannableCourse } from './plan-input.ts';
import { allowedOptions, type PlanProblem, toProblem, weekOfOption } from './problem.ts';
import { has } from '#features/catalogue/domain/timetable/search.ts';

/**
 * `together`: with all courses of the plan, including optional ones. `without_optional`: only if some of those are left
 * out.
 */
export type Fit = 'together' | 'without_optional' | 'impossible' | 'undecided';

/** Options tried for one course. */
const FIT_BUDGET = 2_000;
const MOST_KNOWN = 8;
/** With more kinds the general search is used, which backjumps to the cause of a failure. */
const MOST_KINDS = 3;

/**
 * Returns a function that tells whether a course of the same term can be added to a plan, over all sections that are
 * not locked. A course already in the plan is treated as required. Results are cached by the course's constraints, and
 * most courses fit a timetable that was already found for another.
 */
export const prepareFits = <C extends PlannableCourse>(
  input: PlanInput<C>,
  budget: number = FIT_BUDGET,
): ((course: C) => Fit) => {
  const answers = new Map<string, Fit>();
  const alone = toProblem(input);
  const { term } = alone.catalogue;
  const fixed = fixedWeeks(alone);
  /** Timetables with every course of the plan, most recent first. */
  const known: (readonly Week[])[] = [];
  const isFreeIn = (weeks: readonly Week[]) => (option: Week) =>
    !weeks.some((week) => clash(week, option, term));
  const decide = (course: C, { kinds }: PreparedCourse<C>): Fit => {
    const timed = kinds.filter(({ isUntimed }) => !isUntimed).map(({ options }) => options);
    if (timed.some((options) => !options.some(isFreeIn(fixed)))) return 'impossible';
    if (timed.length <= MOST_KINDS && known.some((weeks) => goesWith(weeks, timed, term))) return 'together';
    const { fit, weeks } = searchFor(input, course, budget);
    if (weeks) known.unshift(weeks);
    known.splice(MOST_KNOWN);
    return fit;
  };
  const planned = new Set(
    input.items.flatMap((item) => (item.kind === 'course' ? [identityOf(item.course)] : [])),
  );
  return (course) => {
    if (planned.has(identityOf(course))) return searchFor(input, course, budget).fit;
    const prepared = prepareCourse(course);
    const fit = answers.get(prepared.pattern) ?? decide(course, prepared);
    answers.set(prepared.pattern, fit);
    return fit;
  };
};

/** `prepareFits` for a list. */
export const coursesThatStillFit = <C extends PlannableCourse>(
  input: PlanInput<C>,
  courses: readonly C[],
): { course: C; fit: Fit }[] => {
  const fitOf = prepareFits(input);
  return courses.map((course) => ({ course, fit: fitOf(course) }));
};

/** Whether one option of each kind is compatible with all of these weeks and with the others. */
const goesWith = <S>(
  weeks: readonly Week[],
  kinds: readonly (readonly Option<S>[])[],
  term: DayRange,
): boolean => {
  const choose = (at: number, chosen: readonly Option<S>[]): boolean => {
    const options = kinds[at];
    if (!options) return true;
    return options.some(
      (option) =>
        chosen.every((other) => areLinked(other, option) && !clash(other, option, term)) &&
        !weeks.some((week) => clash(week, option, term)) &&
        choose(at + 1, [...chosen, option]),
    );
  };
  return choose(0, []);
};

/** Meetings that every timetable of the plan has. */
const fixedWeeks = <C extends PlannableCourse>(problem: PlanProblem<C>): Week[] => {
  const { table, variables } = problem;
  const allowed = allowedOptions(problem);
  return variables.flatMap((one, variable) => {
    const sizes = Array.from({ length: table.sizes[variable] as number }, (_, option) => option);
    const left = sizes.filter((option) => has(table, allowed, { variable, option }));
    const week = left.length === 1 ? weekOfOption(one, left[0] as number) : null;
    return week ? [week] : [];
  });
};

/** The weeks of all other courses, if the course fits with every course of the plan. */
const searchFor = <C extends PlannableCourse>(
  input: PlanInput<C>,
  course: C,
  budget: number,
): { fit: Fit; weeks: Week[] | null } => {
  const isCourse = (item: PlanItem<C> | undefined) =>
    item?.kind === 'course' && identityOf(item.course) === identityOf(course);
  const planned = input.items.find(isCourse);
  const locked = planned?.kind === 'course' ? planned.locked : [];
  const others = input.items.filter((item) => !isCourse(item));
  const added: PlanItem<C> = { kind: 'course', course, need: { need: 'required' }, locked };
  const ask = (items: readonly PlanItem<C>[]) => {
    const problem = toProblem({ ...input, items: [...items, added] });
    return { problem, outcome: searchPart(problem, wholePart(problem, null), { steps: budget }) };
  };
  const { problem, outcome } = ask(others.map((item) => ({ ...item, need: withoutChoice(item) })));
  if (outcome.answer === 'found') {
    const weeks = problem.variables.flatMap((variable, at) => {
      const ofCourse = 'item' in variable && isCourse(problem.items[variable.item]);
      return (ofCourse ? null : weekOfOption(variable, outcome.options.get(at) as number)) ?? [];
    });
    return { fit: 'together', weeks };
  }
  const required = others.filter(({ need }) => need.need !== 'optional');
  const isSame = required.length === others.length;
  const { answer } = isSame ? outcome : ask(required).outcome;
  if (answer === 'none') return { fit: 'impossible', weeks: null };
  const isSure = answer === 'found' && outcome.answer === 'none';
  return { fit: isSure ? 'without_optional' : 'undecided', weeks: null };
};

/** An optional course becomes required. */
const withoutChoice = <C extends PlannableCourse>({ need }: PlanItem<C>): PlanItem<C>['need'] =>
  need.need === 'optional' ? { need: 'required' } : need;
