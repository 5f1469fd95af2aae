import type { Course } from '#features/catalogue/contract.ts';
import {
  checkPrerequisites as checkAgainst,
  type PrerequisiteCheck,
} from '#features/catalogue/domain/prerequisites/check-prerequisites.ts';
import {
  type Prerequisites,
  readPrerequisites,
} from '#features/catalogue/domain/prerequisites/read-prerequisites.ts';
import { barringIn } from '#features/catalogue/domain/notes/notes-bar.ts';
import type { Catalogue } from '#features/catalogue/server/shared/catalogue.ts';
import { courseIndexOf } from '#features/catalogue/server/shared/course-index.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type { ToolInput, ToolOutput } from '../../domain/tools.ts';
import type { AdvisorContext } from '../advisor.context.ts';
import { findCourse, similarCodes } from './find-course.ts';
import { type Taken, takenBy } from './taken-courses.ts';

const readings = new WeakMap<Course, Prerequisites>();

/** The stated prerequisites of a course's record; parsed once. */
export const prerequisitesOf = (catalogue: Catalogue, course: Course): Prerequisites => {
  const known = readings.get(course) ?? readPrerequisites(course, courseIndexOf(catalogue));
  readings.set(course, known);
  return known;
};

/** False if nothing is stated, or if it is stated that nothing is required. */
export const asksForSomething = ({ stated, certain, codes, requirement }: Prerequisites): boolean =>
  stated !== null &&
  !(certain && codes.length === 0 && requirement?.kind === 'all' && requirement.of.length === 0);

/** Whether a student meets the stated prerequisites of a course's record when its term begins. */
export const judgePrerequisites = (catalogue: Catalogue, course: Course, taken: Taken): PrerequisiteCheck =>
  checkAgainst(prerequisitesOf(catalogue, course), (code) => taken.hasBefore(code, course.term));

export const checkPrerequisites = async (
  ctx: SignedIn<AdvisorContext>,
  { code, term, without = [] }: ToolInput<'check_prerequisites'>,
): Promise<ToolOutput<'check_prerequisites'>> => {
  const offerings = findCourse(ctx, code, term);
  if (!offerings) return { found: false, code, similar: await similarCodes(ctx, code) };
  const [course] = offerings;
  const catalogue = ctx.catalogue.current();
  const taken = await takenBy(ctx, without);
  const notes = course.class_notes?.trim() ?? '';
  const { recogniser } = courseIndexOf(catalogue);
  const barring = barringIn(notes, [course.class_tag, ...course.codes], recogniser);
  const asked = prerequisitesOf(catalogue, course);
  const { stated, recommended } = asked;
  const alone = checkAgainst(asked, (each) => taken.has(each));
  // What is met already does not wait for what is taken now: "EARTH 5 or EARTH 10".
  const { have, ...judged } = alone.verdict === 'met' ? alone : judgePrerequisites(catalogue, course, taken);
  const now = have.filter((each) => !taken.has(each));
  return {
    found: true,
    code: course.class_tag,
    title: course.class_name,
    term: course.term,
    terms: [...new Set(offerings.map((offering) => offering.term))],
    stated,
    recommended_preparation: recommended,
    ...judged,
    have: have.filter((each) => taken.has(each)),
    ...(taken.current === null || now.length === 0 ? {} : { now: { term: taken.current.term, codes: now } }),
    ...(notes === '' ? {} : { notes }),
    ...(barring.length === 0
      ? {}
      : { barring: barring.map((each) => ({ ...each, is_taken: taken.has(each.code) })) }),
  };
};
