import type { Course } from '#features/catalogue/contract.ts';
import { parseClock } from '#features/catalogue/domain/clock-times.ts';
import { needsOf, questionsOf } from '#features/catalogue/domain/search/filters.ts';
import type { StudentView } from '#features/catalogue/domain/search/student-filters.ts';
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
import { toCourseFacts } from './to-course-facts.ts';

type Input = ToolInput<'search_courses'>;
const DEFAULT_LIMIT = 8;

/** Words find whatever begins like them, so one in the plural is asked for in the singular: "dreams" finds "dreaming". */
const inSingular = (text: string): string => text.replaceAll(/(\p{L}{4,}?)s(?!\p{L})/gu, singularOf);
const singularOf = (word: string, stem: string): string => (/(?:[sui]|ie)$/.test(stem) ? word : stem);

const minutes = (clock: string | undefined): number | undefined =>
  clock === undefined ? undefined : (parseClock(clock) ?? undefined);

/** What has to hold of a course as a whole: not left out, ready for it. */
const acceptsFor =
  (catalogue: Catalogue, input: Input, taken: Taken | null, leftOut: ReadonlySet<string>) =>
  (course: Course): boolean => {
    if (leftOut.has(course.class_tag)) return false;
    if (input.no_prerequisites_stated && asksForSomething(prerequisitesOf(catalogue, course))) return false;
    if (!input.prerequisites_met || !taken) return true;
    const { verdict } = judgePrerequisites(catalogue, course, taken);
    return verdict === 'met' || verdict === 'none_stated';
  };

/** A conversation has no picks; conflicts are searched with `no_conflict_with`. */
const studentWho = (taken: Taken | null): StudentView => ({
  isTaken: ({ class_tag }) => taken?.has(class_tag) ?? false,
  fits: () => true,
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
  const { courses, unstated, hasAllWords } = await searchCatalogue(ctx, {
    text: input.text && inSingular(input.text),
    topics: input.topics?.map(inSingular),
    tags: input.codes && tagsOf(among),
    filters: questionsOf(filters.given, studentWho(taken)),
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
  return {
    total: courses.length,
    courses: courses.slice(0, input.limit ?? DEFAULT_LIMIT).map(toCourseFacts),
    unknown: unstated,
    not_recognised: [...filters.unknown, ...without.unknown, ...among.notFound, ...against.notFound],
    all_words: hasAllWords,
  };
};
