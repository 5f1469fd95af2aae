import { groupByTerm, type TermDates } from './terms.ts';
import { identityOf, type TimetabledCourse } from './timetabled-course.ts';
import { type Together, together, type TimetableOptions } from './together.ts';

/** Remarks on the courses of one term taken together. */
export interface TimetableRemarks<C extends TimetabledCourse> {
  term: string;
  /** All courses of the term, held ones included, without duplicates. */
  courses: C[];
  /**
   * Each is irreducible and none contains another. Complete for single courses and pairs; larger sets only as far as
   * they were found while computing `fitting`.
   */
  impossible: (Together<C> & { answer: 'impossible' })[];
  /** Sections for as many of the courses as fit together, added in order: all of them if nothing is impossible. */
  fitting: Together<C> & { answer: 'together' | 'undecided' };
  /** Courses that `fitting` omits. */
  leftOut: C[];
}

interface RemarksOptions<C extends TimetabledCourse> extends Omit<TimetableOptions<C>, 'dates'> {
  terms?: readonly TermDates[];
}

/** Remarks for each term of the courses. */
export const timetableRemarks = <C extends TimetabledCourse>(
  courses: readonly C[],
  { terms = [], held = [], blocks = [], budget }: RemarksOptions<C> = {},
): TimetableRemarks<C>[] =>
  groupByTerm([...courses, ...held.map(({ course }) => course)], terms).map(({ term, dates, courses }) => {
    const heldOfTerm = held.filter(({ course }) => course.term === term);
    const unique = [...new Map(courses.toReversed().map((course) => [identityOf(course), course])).values()];
    unique.reverse();
    const decide = (some: readonly C[]) => {
      const chosen = new Set(some.map(identityOf));
      const ofSome = heldOfTerm.filter(({ course }) => chosen.has(identityOf(course)));
      return together(some, { held: ofSome, blocks, dates, budget });
    };
    return { term, courses: unique, ...judge(unique, decide) };
  });

/** After this many sets, courses are left out without looking for further sets that contain them. */
const MOST_SETS = 200;

type Impossible<C extends TimetabledCourse> = TimetableRemarks<C>['impossible'][number];

const judge = <C extends TimetabledCourse>(
  courses: readonly C[],
  decide: (some: readonly C[]) => Together<C>,
): Pick<TimetableRemarks<C>, 'impossible' | 'fitting' | 'leftOut'> => {
  const impossible: Impossible<C>[] = [];
  const isKnown = (some: readonly C[]) =>
    impossible.some((set) => set.courses.every((course) => some.includes(course)));
  const ask = (some: readonly C[]): Together<C> | null => {
    if (isKnown(some)) return null;
    const answer = decide(some);
    if (answer.answer === 'impossible') impossible.push(answer);
    return answer;
  };
  for (const course of courses) ask([course]);
  for (const [at, course] of courses.entries())
    for (const other of courses.slice(at + 1)) ask([course, other]);
  let left = courses;
  for (;;) {
    const some: C[] = [];
    for (const course of left) if (!isKnown([...some, course])) some.push(course);
    const fitting = ask(some);
    if (fitting && fitting.answer !== 'impossible')
      return { impossible, fitting, leftOut: courses.filter((course) => !some.includes(course)) };
    if (impossible.length > MOST_SETS) left = left.slice(0, -1);
  }
};
