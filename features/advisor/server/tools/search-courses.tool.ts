import type { Course } from '#features/catalogue/contract.ts';
import { type AttributeAsked, attributeTest } from '#features/catalogue/domain/attribute-match.ts';
import { isFirstYearSeminar } from '#features/catalogue/domain/first-year-seminars.ts';
import { speaksOf } from '#features/catalogue/domain/notes/matters.ts';
import { parseClock } from '#features/catalogue/domain/sections/clock-times.ts';
import { needsOf } from '#features/catalogue/domain/search/filters/filters.ts';
import { questionsOf } from '#features/catalogue/domain/search/sift.ts';
import { oneOfThoseThatMeet } from '#features/catalogue/domain/meets-with.ts';
import { stemsOf } from '#features/catalogue/domain/search/topics/topic-words.ts';
import { inSingular } from '#features/catalogue/domain/search/index/search-asked.ts';
import type { StudentView } from '#features/catalogue/domain/search/filters/student-courses.ts';
import type { Catalogue } from '#features/catalogue/server/shared/catalogue.ts';
import { searchCourses as searchCatalogue } from '#features/catalogue/server/shared/search-courses.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type { ToolInput, ToolOutput } from '../../domain/tools.ts';
import type { AdvisorContext } from '../advisor.context.ts';
import { asksForSomething, judgePrerequisites, prerequisitesOf } from './check-prerequisites.tool.ts';
import { findCourses } from './find-course.ts';
import { filtersAsked } from './filters-asked.ts';
import { readSubjects } from './resolve-names.ts';
import { type Taken, takenBy } from './taken-courses.ts';
import { factsSetting, toCourseFacts, toNamedSection } from './to-course-facts.ts';

type Input = ToolInput<'search_courses'>;
const DEFAULT_LIMIT = 8;

const minutes = (clock: string | undefined): number | undefined =>
  clock === undefined ? undefined : (parseClock(clock) ?? undefined);

/** Constraints on a course as a whole: not excluded, prerequisites met. */
const acceptsFor = (
  catalogue: Catalogue,
  input: Input,
  taken: Taken | null,
  leftOut: ReadonlySet<string>,
) => {
  const unwanted = (input.exclude_topics ?? []).map(stemsOf).filter(({ length }) => length > 0);
  return (course: Course): boolean => {
    if (course.codes.some((code) => leftOut.has(code))) return false;
    if (unwanted.some((stems) => isAbout(course, stems))) return false;
    if (input.notes_say?.some((matter) => speaksOf(course, matter)) === false) return false;
    if (input.notes_none_of?.some((matter) => speaksOf(course, matter))) return false;
    if (input.no_prerequisites_stated && asksForSomething(prerequisitesOf(catalogue, course))) return false;
    if (!input.prerequisites_met || !taken) return true;
    const { verdict } = judgePrerequisites(catalogue, course, taken);
    return verdict === 'met' || verdict === 'none_stated';
  };
};

/** Whether a course's title or description contains all of a topic's words. */
const isAbout = ({ class_name, description }: Course, stems: readonly string[]): boolean => {
  const said = new Set(stemsOf(`${class_name} ${description}`));
  return stems.every((stem) => said.has(stem));
};

/** A conversation has no picks; conflicts are searched with `no_conflict_with`. */
const studentWho = (taken: Taken | null): StudentView => ({
  // Nor is what the student takes at present something new.
  isTaken: ({ class_tag, codes, term }) =>
    [class_tag, ...codes].some((code) => taken?.hasBefore(code, term) || taken?.isCurrent(code)),
  hasTaken: (code) => taken !== null && (taken.has(code) || taken.isCurrent(code)),
  fits: () => true,
  fitsIn: () => true,
  isListed: () => false,
});

export const searchCourses = async (
  ctx: SignedIn<AdvisorContext>,
  input: Input,
): Promise<ToolOutput<'search_courses'>> => {
  const catalogue = ctx.catalogue.current();
  const filters = filtersAsked(catalogue, input);
  const needsTaken = input.prerequisites_met || needsOf(filters.given).has('taken');
  const taken = needsTaken ? await takenBy(ctx) : null;
  const without = readSubjects(catalogue, input.exclude_subjects ?? []);
  const among = findCourses(ctx, input.codes ?? []);
  const against = findCourses(ctx, input.no_conflict_with ?? []);
  const leftOut = findCourses(ctx, input.exclude_codes ?? []);
  const tagsOf = (courses: typeof among) => courses.found.map(([course]) => course.class_tag);
  const { subjects, ...others } = filters.given;
  const given = input.kinds === undefined ? others : { ...others, kinds: input.kinds };
  const attributes = [input.attributes_all, input.attributes_any, input.attributes_none].flatMap(
    (some) => some ?? [],
  );
  const found = await searchCatalogue(ctx, {
    text: input.text && inSingular(input.text),
    topics: input.topics?.map(inSingular),
    tags: input.codes && tagsOf(among),
    filters: questionsOf(given, studentWho(taken)),
    // A class belongs to the subjects of all its codes, and is returned under the requested one.
    subjects: subjects && subjects.length > 0 ? subjects : undefined,
    attributesAll: input.attributes_all?.map(attributeTest),
    attributesAny: input.attributes_any?.map(attributeTest),
    attributesNone: input.attributes_none?.map(attributeTest),
    offeredIn: input.offered_in,
    excludeSubjects: without.known,
    areas: input.areas,
    days: input.days,
    meetsOn: input.meets_on,
    avoidDays: input.avoid_days,
    maxDays: input.max_days,
    freeTimes: input.free_times?.map(({ day, start, end }) => ({
      day,
      start: minutes(start) ?? 0,
      end: minutes(end) ?? 0,
    })),
    startsAtOrAfter: minutes(input.starts_at_or_after),
    endsAtOrBefore: minutes(input.ends_at_or_before),
    minHours: input.min_hours,
    maxHours: input.max_hours,
    minRating: input.min_rating,
    maxRating: input.max_rating,
    minUnits: input.min_units,
    maxUnits: input.max_units,
    minEnrollment: input.min_enrollment,
    maxEnrollment: input.max_enrollment,
    levels: input.levels,
    component: input.component,
    excludeComponent: input.exclude_component,
    instructor: input.instructor,
    clearOf: against.found.flat(),
    accepts: acceptsFor(catalogue, input, taken, new Set(tagsOf(leftOut))),
    sort: input.sort,
    isDescending: input.descending,
  });
  const setting = factsSetting(ctx);
  const codes = new Set(found.courses.flatMap((course) => course.codes));
  return {
    total: found.courses.length,
    total_codes: codes.size,
    total_offerings: found.offerings,
    courses: oneOfThoseThatMeet(found.courses, input.limit ?? DEFAULT_LIMIT).map((course) => ({
      ...toCourseFacts(course, setting),
      fitting_sections: found.fittingSections(course).map(toNamedSection),
      matched: found.sentenceOf(course),
      for_first_years: isFirstYearSeminar(course),
    })),
    impossible_together: found.impossible.map(({ class_tag }) => class_tag),
    unknown: found.unstated,
    not_recognised: [
      ...filters.unknown,
      ...without.unknown,
      ...among.notFound,
      ...against.notFound,
      ...unknownAttributes(catalogue, attributes),
    ],
    all_words: found.hasAllWords,
  };
};

/** Requested attributes that no course of the catalogue has. */
const unknownAttributes = ({ courses }: Catalogue, asked: readonly AttributeAsked[]): string[] =>
  asked
    .filter((each) => {
      const test = attributeTest(each);
      return !courses.some(({ attributes }) => attributes.some(test));
    })
    .map(({ scheme, value }) => [scheme, value].filter((name) => name !== undefined).join(' '));
