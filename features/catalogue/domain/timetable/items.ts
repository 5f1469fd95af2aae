import { areLinked, type Kind, type Option, prepareCourse, type PreparedCourse } from './prepare.ts';
import { createTable, type OptionAt, type SearchTable } from './search.ts';
import {
  type BusyBlock,
  type HeldCourse,
  identityOf,
  isNamed,
  type SectionName,
  type SectionOf,
  type TimetabledCourse,
} from './timetabled-course.ts';
import { cellsOf, clash, datedMeetingsOf, type DayRange, type Week } from './week.ts';

/** A kind of section of which one is chosen. */
export interface KindVariable<C extends TimetabledCourse> {
  /** Index of its course. */
  course: number;
  kind: string;
  options: readonly Option<SectionOf<C>>[];
  /** The section that the student already has. */
  held: HeldSection<C> | null;
  /** It is constrained only because it is held: it has no times, or is not a kind that students take. */
  isHeldOnly: boolean;
}

interface HeldSection<C extends TimetabledCourse> {
  option: number;
  section: SectionOf<C>;
}

/** A block has one option: keeping it. */
export interface BlockVariable {
  block: BusyBlock;
  week: Week;
}

export type Variable<C extends TimetabledCourse> = KindVariable<C> | BlockVariable;

/** A kind without any times and without a held section; it is not searched. */
export interface UntimedKind<C extends TimetabledCourse> {
  course: number;
  kind: Kind<SectionOf<C>>;
}

/** Courses, their held sections, and blocks, prepared for the search. */
export interface Items<C extends TimetabledCourse> {
  courses: readonly PreparedCourse<C>[];
  variables: readonly Variable<C>[];
  untimed: readonly UntimedKind<C>[];
  /** Held sections that are missing from the record or cancelled: their kind is chosen anew. */
  notHeld: readonly { course: C; section: SectionName }[];
  table: SearchTable;
  term: DayRange;
}

export interface ItemsInput<C extends TimetabledCourse> {
  courses: readonly C[];
  held: readonly HeldCourse<C>[];
  blocks: readonly BusyBlock[];
  term: DayRange;
}

/** Duplicate records count once; held courses need not be among the courses. */
export const toItems = <C extends TimetabledCourse>(input: ItemsInput<C>): Items<C> => {
  const records = Map.groupBy([...input.courses, ...input.held.map(({ course }) => course)], identityOf);
  const names = Map.groupBy(input.held, ({ course }) => identityOf(course));
  const courses: PreparedCourse<C>[] = [];
  const variables: Variable<C>[] = input.blocks.map(toBlockVariable);
  const untimed: UntimedKind<C>[] = [];
  const notHeld: { course: C; section: SectionName }[] = [];
  for (const [identity, [record]] of records) {
    const course = prepareCourse(record as C);
    const namesOfCourse = (names.get(identity) ?? []).flatMap(({ sections }) => sections);
    const kinds = [...course.kinds, ...course.others];
    for (const section of namesOfCourse)
      if (!kinds.some((kind) => heldOf(kind, [section]))) notHeld.push({ course: course.course, section });
    for (const kind of kinds) {
      const held = heldOf(kind, namesOfCourse);
      const isTaken = course.kinds.includes(kind);
      if (held === null && !isTaken) continue;
      if (held === null && kind.isUntimed) untimed.push({ course: courses.length, kind });
      else
        variables.push({
          course: courses.length,
          kind: kind.kind,
          options: kind.options,
          held,
          isHeldOnly: !isTaken || kind.isUntimed,
        });
    }
    courses.push(course);
  }
  const table = createTable({
    sizes: variables.map((variable) => ('block' in variable ? 1 : variable.options.length)),
    goTogether: (a, b) => goTogether(variables, a, b, input.term),
    free: new Set(input.blocks.keys()),
  });
  return { courses, variables, untimed, notHeld, table, term: input.term };
};

const toBlockVariable = (block: BusyBlock): BlockVariable => {
  const meetings = datedMeetingsOf({ ...block, from: null, to: null });
  return { block, week: { meetings, cells: cellsOf(meetings) } };
};

/** The first of the names that belongs to this kind. */
const heldOf = <S extends TimetabledCourse['sections'][number]>(
  { options }: Kind<S>,
  names: readonly SectionName[],
): { option: number; section: S } | null => {
  for (const name of names)
    for (const [option, { sections }] of options.entries()) {
      const section = sections.find(isNamed(name));
      if (section) return { option, section };
    }
  return null;
};

/** When an option of a variable meets. */
export const weekOf = <C extends TimetabledCourse>(variable: Variable<C>, option: number): Week =>
  'block' in variable ? variable.week : (variable.options[option] as Option<SectionOf<C>>);

const goTogether = <C extends TimetabledCourse>(
  variables: readonly Variable<C>[],
  a: OptionAt,
  b: OptionAt,
  term: DayRange,
): boolean => {
  const left = variables[a.variable] as Variable<C>;
  const right = variables[b.variable] as Variable<C>;
  // Overlapping blocks do not clash.
  if ('block' in left && 'block' in right) return true;
  return (
    areOptionsLinked(left, a.option, right, b.option) &&
    !clash(weekOf(left, a.option), weekOf(right, b.option), term)
  );
};

/** False only for sections of one course that the registrar does not allow together. */
export const areOptionsLinked = <C extends TimetabledCourse>(
  left: Variable<C>,
  option: number,
  right: Variable<C>,
  other: number,
): boolean =>
  'block' in left ||
  'block' in right ||
  left.course !== right.course ||
  areLinked(left.options[option] as Option<SectionOf<C>>, right.options[other] as Option<SectionOf<C>>);
