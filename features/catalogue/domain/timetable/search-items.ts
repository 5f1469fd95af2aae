import type { Items, KindVariable } from './items.ts';
import { type Budget, type OptionSet, type Outcome, restrict, search } from './search.ts';
import type { TimetabledCourse } from './timetabled-course.ts';

/**
 * Searches first without sections whose times are incomplete, so that one of those is chosen only if necessary. Such a
 * section never clashes, so what it makes possible is not certain.
 */
export const searchItems = <C extends TimetabledCourse>(items: Items<C>, budget: Budget): Outcome => {
  const { variables } = items;
  const all = [...variables.keys()];
  const allowed = allowedOptions(items, () => true);
  const mixed = all.filter((at) => {
    const variable = variables[at];
    return variable && 'options' in variable && !variable.held && isMixed(variable);
  });
  if (mixed.length > 0) {
    const judged = allowed.slice();
    for (const at of mixed) {
      const { options } = variables[at] as KindVariable<C>;
      restrict(items.table, judged, at, (option) => options[option]?.isJudged === true);
    }
    const first = { steps: Math.floor(budget.steps / 2) };
    budget.steps -= first.steps;
    const outcome = search(items.table, all, judged, first);
    if (outcome.answer === 'found') return outcome;
    budget.steps += first.steps;
  }
  return search(items.table, all, allowed, budget);
};

const isMixed = ({ options }: KindVariable<TimetabledCourse>): boolean =>
  options.some(({ isJudged }) => isJudged) && options.some(({ isJudged }) => !isJudged);

/** All options; for a kind with a held section only that section. */
export const allowedOptions = <C extends TimetabledCourse>(
  { variables, table }: Items<C>,
  isHeld: (variable: number) => boolean,
): OptionSet => {
  const allowed = table.all.slice();
  variables.forEach((variable, at) => {
    if ('block' in variable || !variable.held || !isHeld(at)) return;
    const { option } = variable.held;
    restrict(table, allowed, at, (each) => each === option);
  });
  return allowed;
};
