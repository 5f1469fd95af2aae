import { type Items, toItems, weekOf } from './items.ts';
import { areLinked, type Option, prepareCourse, type PreparedCourse } from './prepare.ts';
import { createTable, restrict, search, type SearchTable } from './search.ts';
import { allowedOptions } from './search-items.ts';
import { identityOf, type SectionOf, type TimetabledCourse } from './timetabled-course.ts';
import { type Together, together, type TimetableOptions, toItemsInput } from './together.ts';
import { clash, dayRangeOf, type DayRange, type Week } from './week.ts';

/** A student's held courses of one term, prepared for testing many more courses. */
export interface PreparedHeld<C extends TimetabledCourse> {
  /** Whether these fit together by themselves; if not, no course fits with them. */
  alone: Together<C>;
  /** Cache of `fitsWith`, keyed by the course's constraints. */
  readonly answers: Map<string, Fit>;
  readonly identities: ReadonlySet<string>;
  readonly courses: readonly C[];
  readonly options: TimetableOptions<C>;
  readonly term: DayRange;
  /** Part of every timetable: blocks, held sections, and kinds with a single choice. */
  readonly fixed: readonly Week[];
  /** Timetables found so far, most recent first: most courses fit one of them. */
  readonly found: (readonly Week[])[];
}

export type Fit = Together<TimetabledCourse>['answer'];

/** Steps for one more course. */
const FIT_BUDGET = 2_000;
const MOST_FOUND = 8;

/**
 * @param courses of one term, of which a section is still to be chosen
 * @param options `budget` is for each course tested
 */
export const prepareHeld = <C extends TimetabledCourse>(
  courses: readonly C[],
  options: TimetableOptions<C> = {},
): PreparedHeld<C> => {
  const { budget: _, ...rest } = options;
  const records = [...courses, ...(options.held ?? []).map(({ course }) => course)];
  return {
    alone: together(courses, rest),
    answers: new Map(),
    identities: new Set(records.map(identityOf)),
    courses,
    options,
    term: dayRangeOf(options.dates ?? null),
    fixed: fixedWeeks(toItems(toItemsInput(courses, options))),
    found: [],
  };
};

/**
 * Whether a choice exists for everything held and this course together. A section without known times fits. The answer
 * is cached for all courses that meet at the same times.
 *
 * @param course of the same term
 */
export const fitsWith = <C extends TimetabledCourse>(held: PreparedHeld<C>, course: C): Fit => {
  if (held.alone.answer !== 'together' || held.identities.has(identityOf(course))) return held.alone.answer;
  const prepared = prepareCourse(course);
  const known = held.answers.get(prepared.pattern);
  if (known) return known;
  const fit = decide(held, prepared);
  held.answers.set(prepared.pattern, fit);
  return fit;
};

/** Cheap tests first: most courses clash with what is fixed, or fit a timetable found before. */
const decide = <C extends TimetabledCourse>(held: PreparedHeld<C>, course: PreparedCourse<C>): Fit => {
  const { fixed, term } = held;
  const isTaken = (option: Week) => fixed.some((week) => clash(option, week, term));
  if (timedOptions(course).some((options) => options.every(isTaken))) return 'impossible';
  return fitsWithFound(held, course) ? 'together' : searchWith(held, course.course);
};

const fixedWeeks = <C extends TimetabledCourse>({ variables }: Items<C>): Week[] =>
  variables.flatMap((variable) => {
    if ('block' in variable) return [variable.week];
    if (variable.held) return [weekOf(variable, variable.held.option)];
    return variable.options.length === 1 ? [weekOf(variable, 0)] : [];
  });

const timedOptions = <C extends TimetabledCourse>({ kinds }: PreparedCourse<C>): Option<SectionOf<C>>[][] =>
  kinds.filter(({ isUntimed }) => !isUntimed).map(({ options }) => options);

/** Whether it can be added to an earlier timetable without changing it. */
const fitsWithFound = <C extends TimetabledCourse>(
  { found, term }: PreparedHeld<C>,
  course: PreparedCourse<C>,
): boolean => {
  const kinds = timedOptions(course);
  let table: SearchTable | null = null;
  return found.some((weeks) => {
    const free = kinds.map((options) =>
      options.map((option) => !weeks.some((week) => clash(option, week, term))),
    );
    if (!free.every((options) => options.includes(true))) return false;
    if (kinds.length < 2) return true;
    table ??= tableOf(kinds, term);
    const allowed = table.all.slice();
    for (const [kind, options] of free.entries())
      restrict(table, allowed, kind, (option) => options[option] === true);
    return search(table, [...kinds.keys()], allowed, { steps: FIT_BUDGET }).answer === 'found';
  });
};

const tableOf = <S>(kinds: readonly (readonly Option<S>[])[], term: DayRange): SearchTable =>
  createTable({
    sizes: kinds.map(({ length }) => length),
    goTogether: (a, b) => {
      const left = kinds[a.variable]?.[a.option] as Option<S>;
      const right = kinds[b.variable]?.[b.option] as Option<S>;
      return areLinked(left, right) && !clash(left, right, term);
    },
  });

const searchWith = <C extends TimetabledCourse>(held: PreparedHeld<C>, course: C): Fit => {
  const { courses, options, found } = held;
  const items = toItems(toItemsInput([...courses, course], options));
  const budget = { steps: options.budget ?? FIT_BUDGET };
  const outcome = search(
    items.table,
    [...items.variables.keys()],
    allowedOptions(items, () => true),
    budget,
  );
  if (outcome.answer !== 'found') return outcome.answer === 'none' ? 'impossible' : 'undecided';
  found.unshift(weeksOf(items, outcome.options, course));
  found.splice(MOST_FOUND);
  return 'together';
};

/** The weeks of all other courses. */
const weeksOf = <C extends TimetabledCourse>(
  items: Items<C>,
  options: ReadonlyMap<number, number>,
  course: C,
): Week[] =>
  [...options].flatMap(([at, option]) => {
    const variable = items.variables[at];
    if (!variable) return [];
    const isCourse = 'course' in variable && items.courses[variable.course]?.course === course;
    return isCourse ? [] : [weekOf(variable, option)];
  });
