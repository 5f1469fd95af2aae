import type { Course } from '#features/catalogue/contract.ts';
import { meetWithEachOther } from '#features/catalogue/domain/meets-with.ts';
import { timetableRemarks } from '#features/catalogue/domain/timetable/remarks.ts';
import type { Clash } from '#features/catalogue/domain/timetable/conflict.ts';
import type { Choice } from '#features/catalogue/domain/timetable/choices.ts';
import { identityOf } from '#features/catalogue/domain/timetable/timetabled-course.ts';
import { MOST_CLASHES, type SectionOfCourse, type ToolOutput } from '../../domain/tools.ts';
import type { AdvisorContext } from '../advisor.context.ts';
import { findInOneTerm, type Offerings } from './find-course.ts';
import { readTerms } from './resolve-names.ts';
import { factsSetting, isOver, spansOf, toNamedSection } from './to-course-facts.ts';

type TimeAnswers = Omit<ToolOutput<'check_conflicts'>, 'not_found' | 'same_class'>;

/** The requested courses in one term, each class once. */
export interface CoursesInTerm {
  found: Offerings[];
  notFound: string[];
  /** The code that is kept, and another requested code of the same class. */
  sameClass: [string, string][];
}

/** The named term, otherwise the first in which all of the courses are offered, otherwise each one's own. */
export const inOneTerm = (
  ctx: AdvisorContext,
  codes: readonly string[],
  term: string | undefined,
): CoursesInTerm => {
  const catalogue = ctx.catalogue.current();
  const named = term === undefined ? undefined : readTerms(catalogue, [term]).known[0];
  const { found, notFound } = findInOneTerm(ctx, codes, named);
  const sameClass: [string, string][] = [];
  const once = new Map<string, Offerings>();
  for (const offerings of found) {
    const known = once.get(identityOf(offerings[0]));
    if (known) sameClass.push([known[0].class_tag, offerings[0].class_tag]);
    else once.set(identityOf(offerings[0]), offerings);
  }
  return { found: [...once.values()], notFound, sameClass };
};

const sectionOfCourse = ({ course, section }: Choice<Course>): SectionOfCourse => ({
  code: course.class_tag,
  ...toNamedSection(section),
});

/** Decides which courses can be taken together, over all sections of all courses at once. */
export const takeTogether = (ctx: AdvisorContext, courses: readonly Course[]): TimeAnswers => {
  const { terms } = ctx.catalogue.current().university;
  const setting = factsSetting(ctx);
  const remarks = timetableRemarks(courses, { terms });
  const codesOf = (some: readonly Course[]) => some.map(({ class_tag }) => class_tag);
  const notJudged = remarks.flatMap(({ fitting, impossible }) =>
    [fitting, ...impossible].flatMap((each) => each.notJudged),
  );
  return {
    timetables: remarks.map(({ term, courses: compared, impossible, fitting, leftOut }) => ({
      term,
      term_over: isOver(term, setting),
      codes: codesOf(compared),
      answer: impossible.length > 0 ? 'impossible' : fitting.answer,
      sections: fitting.answer === 'together' ? fitting.choices.map(sectionOfCourse) : [],
      left_out: codesOf(leftOut),
    })),
    conflicts: remarks.flatMap(({ term, impossible }) =>
      impossible.map(({ courses: set, clashes }) => {
        const told = clashes.flatMap((clash) => toldClash(clash) ?? []);
        return {
          term,
          codes: codesOf(set),
          clashes: told.slice(0, MOST_CLASHES),
          clashes_total: told.length,
        };
      }),
    ),
    not_judged: unique(notJudged.map(({ course, kind }) => ({ code: course.class_tag, kind }))),
    no_times: codesOf(courses.filter(isWithoutTimes)),
    meet_together: courses.flatMap((course, at) =>
      courses
        .slice(at + 1)
        .flatMap((other): [string, string][] =>
          meetWithEachOther(course, other) ? [[course.class_tag, other.class_tag]] : [],
        ),
    ),
  };
};

/** Nothing is held and no hours are kept free here, so both sides are sections. */
const toldClash = ({ first, second, at }: Clash<Course>) =>
  'block' in first || 'block' in second
    ? null
    : { first: sectionOfCourse(first), second: sectionOfCourse(second), overlaps: spansOf(at) };

const isWithoutTimes = ({ sections }: Course): boolean =>
  sections.every(({ meetings }) => meetings.every(({ start }) => start === null));

const unique = <T>(values: readonly T[]): T[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];
