import type { Items, KindVariable, UntimedKind } from './items.ts';
import { areLinked, type Option } from './prepare.ts';
import type { SectionName, SectionOf, TimetabledCourse } from './timetabled-course.ts';

/** One section of one kind of a course. */
export interface Choice<C extends TimetabledCourse> {
  course: C;
  kind: string;
  /** The section to display: the held one, otherwise the first with a free seat, otherwise the first. */
  section: SectionOf<C>;
  /** All sections with the same times and links, including `section`. */
  alike: readonly SectionOf<C>[];
  isHeld: boolean;
}

/** A kind whose meeting times are unknown or incomplete. */
export interface NotJudged<C extends TimetabledCourse> {
  course: C;
  kind: string;
  /** Null if none of the kind is compatible with the chosen sections. */
  section: SectionOf<C> | null;
}

/** Remarks that accompany any answer. */
export interface Remarks<C extends TimetabledCourse> {
  /** Of the chosen sections; without a choice, the kinds that have no times at all. */
  notJudged: NotJudged<C>[];
  /** Kinds whose sections are all cancelled: none is chosen. */
  cancelled: { course: C; kind: string }[];
  /** Held sections that are missing from the record or cancelled: their kind is chosen anew. */
  notHeld: { course: C; section: SectionName }[];
}

export const remarksOf = <C extends TimetabledCourse>({
  courses,
  variables,
  untimed,
  notHeld,
}: Items<C>): Remarks<C> => {
  const heldUntimed = variables.flatMap((variable) =>
    'held' in variable && variable.held && variable.options.every(({ meetings }) => meetings.length === 0)
      ? [{ course: variable.course, kind: variable.kind, section: variable.held.section }]
      : [],
  );
  const free = untimed.map(({ course, kind }) => ({
    course,
    kind: kind.kind,
    section: kind.options[0]?.sections[0] ?? null,
  }));
  return {
    notJudged: [...heldUntimed, ...free]
      .sort((a, b) => a.course - b.course)
      .map((each) => ({ ...each, course: courseAt(courses, each.course) })),
    cancelled: courses.flatMap(({ course, cancelled }) => cancelled.map((kind) => ({ course, kind }))),
    notHeld: [...notHeld],
  };
};

const courseAt = <C extends TimetabledCourse>(courses: Items<C>['courses'], at: number): C =>
  (courses[at] as Items<C>['courses'][number]).course;

/** One option of a variable as a choice. */
export const toChoice = <C extends TimetabledCourse>(
  { courses }: Items<C>,
  { course, kind, options, held }: KindVariable<C>,
  option: number,
): Choice<C> => {
  const { sections } = options[option] as Option<SectionOf<C>>;
  const isHeld = held?.option === option;
  const section = isHeld ? held.section : sections[0];
  return { course: courseAt(courses, course), kind, section, alike: sections, isHeld };
};

/** Choices in the order of courses and kinds, including a compatible section of each kind without times. */
export const chosenOf = <C extends TimetabledCourse>(
  items: Items<C>,
  options: ReadonlyMap<number, number>,
): { choices: Choice<C>[]; notJudged: NotJudged<C>[] } => {
  const found: { at: number; choice: Choice<C>; isJudged: boolean }[] = [];
  for (const [at, variable] of items.variables.entries()) {
    const option = options.get(at);
    if (option === undefined || 'block' in variable) continue;
    const { isJudged } = variable.options[option] as Option<SectionOf<C>>;
    found.push({ at: variable.course, choice: toChoice(items, variable, option), isJudged });
  }
  const notJudged: { at: number; remark: NotJudged<C> }[] = found
    .filter(({ isJudged }) => !isJudged)
    .map(({ at, choice: { course, kind, section } }) => ({ at, remark: { course, kind, section } }));
  for (const untimed of items.untimed) {
    const ofCourse = found.filter(({ at }) => at === untimed.course);
    const choice = chooseUntimed(
      items,
      untimed,
      ofCourse.map(({ choice }) => choice.section),
    );
    const course = courseAt(items.courses, untimed.course);
    notJudged.push({
      at: untimed.course,
      remark: { course, kind: untimed.kind.kind, section: choice?.section ?? null },
    });
    if (choice) found.push({ at: untimed.course, choice, isJudged: false });
  }
  return {
    choices: found.sort((a, b) => a.at - b.at).map(({ choice }) => choice),
    notJudged: notJudged.sort((a, b) => a.at - b.at).map(({ remark }) => remark),
  };
};

const chooseUntimed = <C extends TimetabledCourse>(
  { courses }: Items<C>,
  { course, kind: { kind, options } }: UntimedKind<C>,
  chosen: readonly SectionOf<C>[],
): Choice<C> | null => {
  const option = options.find((each) => chosen.every((other) => areLinked(each, other)));
  if (!option) return null;
  const [section] = option.sections;
  return { course: courseAt(courses, course), kind, section, alike: option.sections, isHeld: false };
};
