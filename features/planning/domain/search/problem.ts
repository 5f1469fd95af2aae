import {
  areOptionsLinked,
  type Items,
  type KindVariable,
  toItems,
  weekOf,
} from '#features/catalogue/domain/timetable/items.ts';
import {
  createTable,
  type OptionAt,
  type OptionSet,
  restrict,
  type SearchTable,
} from '#features/catalogue/domain/timetable/search.ts';
import { identityOf } from '#features/catalogue/domain/timetable/timetabled-course.ts';
import {
  cellsOf,
  clash,
  datedMeetingsOf,
  dayRangeOf,
  type Week,
} from '#features/catalogue/domain/timetable/week.ts';
import type { WeekdayNumber } from '#features/catalogue/domain/sections/weekdays.ts';
import {
  type OwnBlock,
  type OwnItem,
  partyOfBlock,
  partyOfKind,
  partyOfOwn,
  type PlanInput,
  type PlanItem,
  type PlannableCourse,
} from './plan-input.ts';

/**
 * A decision. An item that may be left out has, in each of its variables, an additional last option: none. A membership
 * decides which of some items is taken; null means none.
 */
export type PlanVariable<C extends PlannableCourse> =
  | { is: 'kind'; item: number; of: KindVariable<C>; canBeNone: boolean }
  | { is: 'own_course'; item: number; of: OwnItem; week: Week; canBeNone: boolean }
  | { is: 'block'; of: OwnBlock; week: Week }
  | { is: 'membership'; takes: readonly (number | null)[] };

/** A constraint whose removal might make the rest possible. Optional courses are not constraints. */
export type Demand =
  | { is: 'course'; items: readonly [number]; variables: readonly number[] }
  /** Exactly one of some courses. */
  | { is: 'group'; group: string; items: readonly number[]; variables: readonly number[] }
  | { is: 'block'; variables: readonly [number] }
  /** A section of a course or group that must stay. */
  | { is: 'lock'; variables: readonly [number] };

/** A version of a plan as variables and options, ready to be searched. */
export interface PlanProblem<C extends PlannableCourse> {
  input: PlanInput<C>;
  /** Without duplicate courses. */
  items: readonly PlanItem<C>[];
  /** The courses of the catalogue among them. */
  catalogue: Items<C>;
  variables: readonly PlanVariable<C>[];
  demands: readonly Demand[];
  table: SearchTable;
}

const weekOfMeetings = (meetings: OwnItem['meetings']): Week => {
  const dated = meetings.flatMap(datedMeetingsOf);
  return { meetings: dated, cells: cellsOf(dated) };
};

const uniqueItems = <C extends PlannableCourse>(items: readonly PlanItem<C>[]): PlanItem<C>[] => {
  const known = new Set<string>();
  return items.filter((item) => {
    if (item.kind === 'own_course') return true;
    const identity = identityOf(item.course);
    if (known.has(identity)) return false;
    known.add(identity);
    return true;
  });
};

export const toProblem = <C extends PlannableCourse>(input: PlanInput<C>): PlanProblem<C> => {
  const items = uniqueItems(input.items);
  const ofCatalogue = [...items.keys()].filter((at) => items[at]?.kind === 'course');
  const courses = items.flatMap((item) => (item.kind === 'course' ? [item] : []));
  const term = dayRangeOf(input.dates);
  const catalogue = toItems({
    courses: courses.map(({ course }) => course),
    held: courses.map(({ course, locked }) => ({ course, sections: locked })),
    blocks: [],
    term,
  });
  const canBeNone = (item: number) => items[item]?.need.need !== 'required';
  const kinds = catalogue.variables.flatMap((of): PlanVariable<C>[] => {
    if ('block' in of) return [];
    const item = ofCatalogue[of.course] as number;
    return [{ is: 'kind', item, of, canBeNone: canBeNone(item) }];
  });
  const own = items.flatMap((of, item): PlanVariable<C>[] =>
    of.kind === 'own_course'
      ? [{ is: 'own_course', item, of, week: weekOfMeetings(of.meetings), canBeNone: canBeNone(item) }]
      : [],
  );
  const blocks = input.blocks.map((of): PlanVariable<C> => ({ is: 'block', of, week: weekOfMeetings([of]) }));
  const variables = [...blocks, ...own, ...kinds, ...memberships(items)];
  const accepted = acceptedVariables(input, items, variables);
  const table = createTable({
    sizes: variables.map(sizeOf),
    goTogether: (a, b) => goTogether(variables, a, b, term, accepted),
    free: new Set(blocks.keys()),
  });
  return { input, items, catalogue, variables, demands: demandsOf(items, variables), table };
};

/** The `AcceptedPair` name of a variable; null if it never meets. */
export const partyOfVariable = <C extends PlannableCourse>(
  items: readonly PlanItem<C>[],
  variable: PlanVariable<C>,
): string | null => {
  if (variable.is === 'membership') return null;
  if (variable.is === 'block') return partyOfBlock(variable.of);
  if (variable.is === 'own_course') return partyOfOwn(variable.of);
  const item = items[variable.item];
  return item?.kind === 'course' ? partyOfKind(item.course, variable.of.kind) : null;
};

/** For each variable, those it is allowed to overlap with. */
const acceptedVariables = <C extends PlannableCourse>(
  { accepted = [] }: PlanInput<C>,
  items: readonly PlanItem<C>[],
  variables: readonly PlanVariable<C>[],
): ReadonlyMap<number, ReadonlySet<number>> => {
  const found = new Map<number, Set<number>>();
  if (accepted.length === 0) return found;
  const byParty = Map.groupBy(variables.keys(), (at) =>
    partyOfVariable(items, variables[at] as PlanVariable<C>),
  );
  const accept = (first: number, second: number) =>
    found.set(first, (found.get(first) ?? new Set()).add(second));
  for (const [one, other] of accepted)
    for (const first of byParty.get(one) ?? [])
      for (const second of byParty.get(other) ?? []) {
        accept(first, second);
        accept(second, first);
      }
  return found;
};

const memberships = <C extends PlannableCourse>(items: readonly PlanItem<C>[]): PlanVariable<C>[] => {
  const optional = items.flatMap(({ need }, item): PlanVariable<C>[] =>
    need.need === 'optional' ? [{ is: 'membership', takes: [item, null] }] : [],
  );
  const groups = [...groupsOf(items).values()].map((takes): PlanVariable<C> => ({ is: 'membership', takes }));
  return [...groups, ...optional];
};

const groupsOf = <C extends PlannableCourse>(items: readonly PlanItem<C>[]): Map<string, number[]> => {
  const groups = new Map<string, number[]>();
  for (const [item, { need }] of items.entries())
    if (need.need === 'one_of') groups.set(need.group, [...(groups.get(need.group) ?? []), item]);
  return groups;
};

const demandsOf = <C extends PlannableCourse>(
  items: readonly PlanItem<C>[],
  variables: readonly PlanVariable<C>[],
): Demand[] => {
  const indexesWhere = (isOne: (variable: PlanVariable<C>) => boolean) =>
    [...variables.keys()].filter((at) => isOne(variables[at] as PlanVariable<C>));
  const isOf = (variable: PlanVariable<C>, some: readonly number[]) =>
    ('item' in variable && some.includes(variable.item)) ||
    (variable.is === 'membership' && some.some((item) => variable.takes.includes(item)));
  const courses = items.flatMap(({ need }, item): Demand[] =>
    need.need === 'required'
      ? [{ is: 'course', items: [item], variables: indexesWhere((each) => isOf(each, [item])) }]
      : [],
  );
  const groups = [...groupsOf(items)].map(([group, of]): Demand => ({
    is: 'group',
    group,
    items: of,
    variables: indexesWhere((each) => isOf(each, of)),
  }));
  const blocks = indexesWhere(({ is }) => is === 'block').map((at): Demand => ({
    is: 'block',
    variables: [at],
  }));
  const locks = indexesWhere(
    (variable) =>
      variable.is === 'kind' && variable.of.held !== null && items[variable.item]?.need.need !== 'optional',
  ).map((at): Demand => ({ is: 'lock', variables: [at] }));
  return [...courses, ...groups, ...blocks, ...locks];
};

/** Options other than none. */
const takenOptions = <C extends PlannableCourse>(variable: PlanVariable<C>): number => {
  if (variable.is === 'kind') return variable.of.options.length;
  return variable.is === 'membership' ? variable.takes.length : 1;
};

const sizeOf = <C extends PlannableCourse>(variable: PlanVariable<C>): number =>
  takenOptions(variable) + ('canBeNone' in variable && variable.canBeNone ? 1 : 0);

/** When an option meets; null for those that never do: none, and memberships. */
export const weekOfOption = <C extends PlannableCourse>(
  variable: PlanVariable<C>,
  option: number,
): Week | null => {
  if (variable.is === 'membership' || option >= takenOptions(variable)) return null;
  return variable.is === 'kind' ? weekOf(variable.of, option) : variable.week;
};

const goTogether = <C extends PlannableCourse>(
  variables: readonly PlanVariable<C>[],
  a: OptionAt,
  b: OptionAt,
  term: PlanProblem<C>['catalogue']['term'],
  accepted: ReadonlyMap<number, ReadonlySet<number>>,
): boolean => {
  const left = variables[a.variable] as PlanVariable<C>;
  const right = variables[b.variable] as PlanVariable<C>;
  if (left.is === 'membership') return agrees(left.takes, a.option, right, b.option);
  if (right.is === 'membership') return agrees(right.takes, b.option, left, a.option);
  const ofLeft = weekOfOption(left, a.option);
  const ofRight = weekOfOption(right, b.option);
  const isAccepted = accepted.get(a.variable)?.has(b.variable) === true;
  if (left.is === 'kind' && right.is === 'kind' && left.item === right.item) {
    if (!ofLeft || !ofRight) return ofLeft === ofRight;
    return (
      isAccepted || (areOptionsLinked(left.of, a.option, right.of, b.option) && !clash(ofLeft, ofRight, term))
    );
  }
  if (!ofLeft || !ofRight || (left.is === 'block' && right.is === 'block')) return true;
  return isAccepted || !clash(ofLeft, ofRight, term);
};

/** Whether the variables of an item agree with its membership. */
const agrees = <C extends PlannableCourse>(
  takes: readonly (number | null)[],
  choice: number,
  variable: PlanVariable<C>,
  option: number,
): boolean =>
  !('item' in variable) ||
  !takes.includes(variable.item) ||
  (takes[choice] === variable.item) === option < takenOptions(variable);

/**
 * All options; for a locked kind only the locked section, or none. With a weekday given, options that meet on it are
 * excluded too.
 *
 * @param isKept whether the lock of a variable applies
 */
export const allowedOptions = <C extends PlannableCourse>(
  { variables, table }: PlanProblem<C>,
  isKept: (variable: number) => boolean = () => true,
  without: WeekdayNumber | null = null,
): OptionSet => {
  const allowed = table.all.slice();
  for (const [at, variable] of variables.entries()) {
    const held = variable.is === 'kind' && isKept(at) ? variable.of.held : null;
    const isFree = (option: number) =>
      variable.is === 'block' ||
      !weekOfOption(variable, option)?.meetings.some(({ weekday }) => weekday === without);
    if (held === null && without === null) continue;
    restrict(
      table,
      allowed,
      at,
      (option) =>
        (held === null || option === held.option || option >= takenOptions(variable)) && isFree(option),
    );
  }
  return allowed;
};
