import type { Course } from '#features/catalogue/contract.ts';
import { meetingTimesOf } from '#features/catalogue/domain/meeting-times.ts';
import { type Overlap, overlapOf } from '#features/catalogue/domain/overlap.ts';
import type { ToolInput, ToolOutput } from '../../domain/tools.ts';
import type { AdvisorContext } from '../advisor.context.ts';
import { findCourses, type Offerings } from './find-course.ts';
import { readTerms } from './resolve-names.ts';
import { spansOf, toCourseFacts } from './to-course-facts.ts';

type Conflicts = ToolOutput<'check_conflicts'>['conflicts'];

/** Courses asked for in one term: the term named, else the first in which all of them are given, else each one's own. */
export const inOneTerm = (ctx: AdvisorContext, codes: readonly string[], term: string | undefined) => {
  const catalogue = ctx.catalogue.current();
  const named = term === undefined ? undefined : readTerms(catalogue, [term]).known[0];
  const { found, notFound } = findCourses(ctx, codes, named);
  const termsOf = (offerings: Offerings) => offerings.map((offering) => offering.term);
  const shared =
    found[0] && termsOf(found[0]).find((each) => found.every((other) => termsOf(other).includes(each)));
  const chosen = named ?? shared;
  return { ...findCourses(ctx, codes, chosen), notFound };
};

const offeringsInTerm = (offerings: Offerings): Course[] =>
  offerings.filter(({ term }) => term === offerings[0].term);

/** Where a course has several offerings, one that fits is enough: students choose. */
const bestOverlap = (a: Offerings, b: Offerings): Overlap => {
  const answers = offeringsInTerm(a).flatMap((one) =>
    offeringsInTerm(b).map((other) => overlapOf(one, other)),
  );
  return (
    answers.find(({ answer }) => answer === 'none') ??
    answers.find(({ answer }) => answer === 'unknown') ??
    (answers[0] as Overlap)
  );
};

export const conflictsAmong = (courses: readonly Offerings[]): Conflicts =>
  courses.flatMap((first, at) =>
    courses.slice(at + 1).flatMap((second) => {
      const overlap = bestOverlap(first, second);
      if (overlap.answer !== 'overlap') return [];
      const { term } = first[0];
      return [
        { first: first[0].class_tag, second: second[0].class_tag, term, overlaps: spansOf(overlap.at) },
      ];
    }),
  );

/** Courses of whose meetings the catalogue says nothing, or not when. */
export const withoutTimes = (courses: readonly Offerings[]): string[] =>
  courses
    .filter(([course]) => {
      const { meetings, untimed } = meetingTimesOf(course);
      return meetings.length === 0 || untimed.length > 0;
    })
    .map(([course]) => course.class_tag);

export const checkConflicts = (
  ctx: AdvisorContext,
  { codes, term }: ToolInput<'check_conflicts'>,
): ToolOutput<'check_conflicts'> => {
  const { found, notFound } = inOneTerm(ctx, codes, term);
  return {
    conflicts: conflictsAmong(found),
    no_times: withoutTimes(found),
    not_found: notFound,
    compared: found.map(([course]) => {
      const facts = toCourseFacts(course);
      return { code: facts.code, term: facts.term, schedule: facts.schedule };
    }),
  };
};
