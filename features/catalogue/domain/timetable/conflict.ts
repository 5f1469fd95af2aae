import type { Meeting } from '../sections/meeting-times.ts';
import { type Choice, toChoice } from './choices.ts';
import { areOptionsLinked, type Items, type Variable, weekOf } from './items.ts';
import { type Budget, has, type OptionSet, type Outcome, search } from './search.ts';
import { allowedOptions } from './search-items.ts';
import type { BusyBlock, TimetabledCourse } from './timetabled-course.ts';
import { commonSpans } from './week.ts';

/** A set that cannot be combined. */
export interface Conflict<C extends TimetabledCourse> {
  courses: C[];
  blocks: BusyBlock[];
  /** Held sections that cause it: with another section of their kind the rest would be possible. */
  held: Choice<C>[];
  /** Every pair of sections that clashes, of the kinds that prove it. */
  clashes: Clash<C>[];
  /**
   * Leaving out any one course, block or held section makes it possible. False if the budget ran out before that was
   * certain.
   */
  isIrreducible: boolean;
}

/** Two sections, or a section and a block, that clash. */
export interface Clash<C extends TimetabledCourse> {
  first: Choice<C> | { block: BusyBlock };
  second: Choice<C> | { block: BusyBlock };
  /** When both meet; empty if two sections of one course are only excluded by their links. */
  at: Meeting[];
}

/** A subset of the items: indexes of courses, and of the variables that are blocks or held. */
interface Part {
  courses: Set<number>;
  blocks: Set<number>;
  held: Set<number>;
}

/**
 * Removes, one by one, each item without which the rest is still impossible: held sections first, then blocks, then
 * courses, the last first.
 *
 * @param because variables that are impossible together
 */
export const findConflict = <C extends TimetabledCourse>(
  items: Items<C>,
  because: ReadonlySet<number>,
  budget: Budget,
): Conflict<C> => {
  const whole: Part = {
    courses: new Set(items.courses.keys()),
    blocks: new Set(items.variables.keys()),
    held: new Set(items.variables.keys()),
  };
  let part = reduceTo(items, whole, because);
  let isIrreducible = true;
  const leaveOut = (kind: keyof Part, index: number): void => {
    if (!part[kind].has(index)) return;
    const rest = { ...part, [kind]: new Set([...part[kind]].filter((each) => each !== index)) };
    const outcome = searchPart(items, rest, budget);
    if (outcome.answer === 'none') part = reduceTo(items, rest, outcome.because);
    if (outcome.answer === 'stopped') isIrreducible = false;
  };
  for (const kind of ['held', 'blocks', 'courses'] as const)
    for (const index of [...part[kind]].reverse()) leaveOut(kind, index);
  return {
    courses: items.courses.filter((_, at) => part.courses.has(at)).map(({ course }) => course),
    blocks: items.variables.flatMap((variable, at) =>
      'block' in variable && part.blocks.has(at) ? [variable.block] : [],
    ),
    held: items.variables.flatMap((variable, at) =>
      'held' in variable && variable.held && part.held.has(at)
        ? [toChoice(items, variable, variable.held.option)]
        : [],
    ),
    clashes: clashesAmong(items, part, budget),
    isIrreducible,
  };
};

const isIn = <C extends TimetabledCourse>(part: Part, variable: Variable<C>, at: number): boolean => {
  if ('block' in variable) return part.blocks.has(at);
  return part.courses.has(variable.course) && (!variable.isHeldOnly || part.held.has(at));
};

const variablesOf = <C extends TimetabledCourse>({ variables }: Items<C>, part: Part): number[] =>
  [...variables.keys()].filter((at) => isIn(part, variables[at] as Variable<C>, at));

const searchPart = <C extends TimetabledCourse>(items: Items<C>, part: Part, budget: Budget): Outcome =>
  search(items.table, variablesOf(items, part), allowedIn(items, part), budget);

const allowedIn = <C extends TimetabledCourse>(items: Items<C>, part: Part): OptionSet =>
  allowedOptions(items, (at) => part.held.has(at));

/** The members of the part that these variables belong to. */
const reduceTo = <C extends TimetabledCourse>(
  { variables }: Items<C>,
  part: Part,
  because: ReadonlySet<number>,
): Part => {
  const reduced: Part = { courses: new Set(), blocks: new Set(), held: new Set() };
  for (const [at, variable] of variables.entries()) {
    if (!because.has(at)) continue;
    if ('block' in variable) reduced.blocks.add(at);
    else reduced.courses.add(variable.course);
    if ('held' in variable && variable.held && part.held.has(at)) reduced.held.add(at);
  }
  return reduced;
};

/** Only of kinds that are needed: a lecture's clash is not proved by its laboratories. */
const clashesAmong = <C extends TimetabledCourse>(
  items: Items<C>,
  part: Part,
  budget: Budget,
): Clash<C>[] => {
  const allowed = allowedIn(items, part);
  let needed = variablesOf(items, part);
  for (const variable of needed.toReversed()) {
    if (!needed.includes(variable)) continue;
    const rest = needed.filter((each) => each !== variable);
    const outcome = search(items.table, rest, allowed, budget);
    if (outcome.answer === 'none') needed = rest.filter((each) => outcome.because.has(each));
  }
  return needed.flatMap((first, index) =>
    needed.slice(index + 1).flatMap((second) => clashesOf(items, allowed, first, second)),
  );
};

const clashesOf = <C extends TimetabledCourse>(
  items: Items<C>,
  allowed: OptionSet,
  first: number,
  second: number,
): Clash<C>[] => {
  const left = items.variables[first] as Variable<C>;
  const right = items.variables[second] as Variable<C>;
  const optionsOf = (variable: number) =>
    Array.from({ length: items.table.sizes[variable] as number }, (_, option) => option).filter((option) =>
      has(items.table, allowed, { variable, option }),
    );
  const partyOf = (variable: Variable<C>, option: number) =>
    'block' in variable ? { block: variable.block } : toChoice(items, variable, option);
  if ('block' in left && 'block' in right) return [];
  return optionsOf(first).flatMap((option) =>
    optionsOf(second).flatMap((other) => {
      const at = commonSpans(weekOf(left, option).meetings, weekOf(right, other).meetings, items.term);
      if (at.length === 0 && areOptionsLinked(left, option, right, other)) return [];
      return [{ first: partyOf(left, option), second: partyOf(right, other), at }];
    }),
  );
};
